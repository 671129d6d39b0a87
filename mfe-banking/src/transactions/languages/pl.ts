import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Transakcje",
  lead: "Wszystko, co wpłynęło i wypłynęło, od najnowszych.",
  listTitle: "Wszystkie transakcje",
  emptyHelp: "Tu pojawiają się pieniądze wysłane i otrzymane.",
} satisfies Catalogue<typeof english>;
