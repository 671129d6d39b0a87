import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Movimientos",
  lead: "Todo lo que ha entrado y salido, empezando por lo más reciente.",
  listTitle: "Todos los movimientos",
  emptyHelp: "El dinero que envíe y reciba aparecerá aquí.",
} satisfies Catalogue<typeof english>;
