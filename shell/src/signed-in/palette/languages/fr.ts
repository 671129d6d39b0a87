import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Rechercher ou aller à",
  pages: "Pages",
  actions: "Actions",
  checking: "Compte courant",
  savings: "Compte épargne",
  accountEnding: "{type} se terminant par {ending}",
  newTransfer: "Nouveau virement",
  copyBankingId: "Copier l’identifiant bancaire",
  bankingIdCopied: "Identifiant bancaire copié.",
  bankingIdNotCopied: "L’identifiant bancaire n’a pas pu être copié. C’est {id}.",
  printLastReceipt: "Imprimer le dernier reçu",
  showShortcuts: "Raccourcis clavier",
  none: "Aucun résultat pour « {text} »",
  found: { one: "{count} résultat", other: "{count} résultats" },
  thisSearch: "Cette recherche",
  goTo: "Aller à {page}",
  searchPage: "Rechercher dans la page",
  thisList: "Cette liste",
  thenKey: "puis",
  turnOff: "Les touches seules n’ont aucun effet pendant la saisie et se désactivent dans les paramètres.",
} satisfies Catalogue<typeof english>;
