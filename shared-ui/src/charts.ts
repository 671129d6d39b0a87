/** Charts for public pages: they read no context, so a remote may carry its own copy. Those of the signed-in area are in bank.ts. */
export {
  type AmortisationLabels,
  AmortisationPicture,
  type AmortisationPictureProps,
  type YearOfLoan,
} from "./charts/amortisation-picture/amortisation-picture";
export {
  type GrowthLabels,
  GrowthSketch,
  type GrowthSketchProps,
  type YearOfSaving,
} from "./charts/growth-sketch/growth-sketch";
export { formatMoney } from "./money/format-money";
