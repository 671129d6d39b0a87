import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "Saisissez votre code PIN à 4 chiffres pour confirmer.",
  confirming: "Confirmation…",
  suspended: "Votre compte est suspendu. Veuillez contacter l’assistance.",
  incorrect: "Code PIN incorrect. Veuillez réessayer.",
  offline: "Vous êtes hors ligne. Rien n’a été envoyé.",
  keypad: "Clavier du code PIN",
  clear: "Effacer",
  remove: "Supprimer le dernier chiffre",
  progress: "Chiffres : {count} sur {of}",
  entered: "Chiffres saisis : {count} sur {of}",
} satisfies Catalogue<typeof english>;
