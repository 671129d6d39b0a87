import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "Geben Sie zur Bestätigung Ihre 4-\u2060stellige PIN ein.",
  confirming: "Wird bestätigt …",
  suspended: "Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Kundenservice.",
  incorrect: "Falsche PIN. Bitte versuchen Sie es erneut.",
  offline: "Sie sind offline. Es wurde nichts gesendet.",
  keypad: "PIN-Tastenfeld",
  clear: "Leeren",
  remove: "Letzte Ziffer löschen",
  progress: "{count} von {of} Ziffern",
  entered: "{count} von {of} Ziffern eingegeben",
} satisfies Catalogue<typeof english>;
