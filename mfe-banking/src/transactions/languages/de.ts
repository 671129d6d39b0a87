import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Umsätze",
  lead: "Alles, was ein- und ausgegangen ist, das Neueste zuerst.",
  listTitle: "Alle Umsätze",
  emptyHelp: "Geld, das Sie senden und empfangen, erscheint hier.",
} satisfies Catalogue<typeof english>;
