import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Movimenti",
  lead: "Tutte le entrate e le uscite, dalle più recenti.",
  listTitle: "Tutti i movimenti",
  emptyHelp: "Qui compare il denaro inviato e ricevuto.",
} satisfies Catalogue<typeof english>;
