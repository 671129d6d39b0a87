import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Opérations",
  lead: "Tout ce qui est entré et sorti, du plus récent au plus ancien.",
  listTitle: "Toutes les opérations",
  emptyHelp: "L’argent que vous envoyez et recevez apparaît ici.",
} satisfies Catalogue<typeof english>;
