import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Transacties",
  lead: "Alles wat binnenkwam en wegging, nieuwste eerst.",
  listTitle: "Alle transacties",
  emptyHelp: "Geld dat u verstuurt en ontvangt, verschijnt hier.",
} satisfies Catalogue<typeof english>;
