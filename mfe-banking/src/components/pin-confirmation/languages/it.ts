import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "Inserisca il PIN di 4 cifre per confermare.",
  confirming: "Conferma in corso…",
  suspended: "Il suo profilo è sospeso. Contatti l’assistenza.",
  incorrect: "PIN errato. Riprovi.",
  offline: "Connessione assente. Non è stato inviato nulla.",
  keypad: "Tastierino del PIN",
  clear: "Cancella",
  remove: "Elimina l’ultima cifra",
  progress: "Cifre: {count} su {of}",
  entered: "Cifre inserite: {count} su {of}",
} satisfies Catalogue<typeof english>;
