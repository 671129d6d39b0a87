/** Charts for public pages: they read no context, so a remote may carry its own copy, and what they write their money with. Those of the signed-in area are in bank.ts. */
export { AmortisationPicture } from "./charts/amortisation-picture/amortisation-picture";
export { GrowthSketch } from "./charts/growth-sketch/growth-sketch";
export { formatMoney } from "./money/format-money";
