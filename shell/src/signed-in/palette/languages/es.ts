import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Buscar o ir a",
  pages: "Páginas",
  actions: "Acciones",
  checking: "Cuenta corriente",
  savings: "Cuenta de ahorro",
  accountEnding: "{type} terminada en {ending}",
  newTransfer: "Nueva transferencia",
  copyBankingId: "Copiar el ID bancario",
  bankingIdCopied: "ID bancario copiado.",
  bankingIdNotCopied: "No se ha podido copiar el ID bancario. Es {id}.",
  printLastReceipt: "Imprimir el último justificante",
  showShortcuts: "Atajos de teclado",
  none: "No hay resultados para «{text}»",
  found: { one: "{count} resultado", other: "{count} resultados" },
  thisSearch: "Esta búsqueda",
  goTo: "Ir a {page}",
  searchPage: "Buscar en la página",
  thisList: "Esta lista",
  thenKey: "luego",
  turnOff: "Las teclas sueltas no hacen nada mientras usted escribe y se pueden desactivar en los ajustes.",
} satisfies Catalogue<typeof english>;
