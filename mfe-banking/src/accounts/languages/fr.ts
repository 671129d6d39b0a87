import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Comptes",
  total: { one: "{count} compte", other: "{count} comptes" },
  empty: "Aucun compte.",
  emptyHelp: "La banque ouvre votre premier compte pour vous. Il apparaît ici dès qu’il est prêt.",
  viewMore: "Voir plus",
  viewMoreOf: "Voir plus : {type} {number}",
  transactions: "Opérations des comptes",

  accountTitle: "{type}",
  back: "Tous les comptes",
  notFound: "Compte introuvable.",
  notFoundHelp: "Il a peut-être été clôturé, ou l’adresse est incomplète.",
  balance: "Solde",
  sendMoney: "Envoyer de l’argent",
  facts: "Informations du compte",
  accountType: "Type de compte",
  accountNumber: "Numéro de compte",
  copyAccountNumber: "Copier le numéro de compte",
  copyRoutingNumber: "Copier le numéro de routage",
  bankName: "Nom de la banque",
  nameOnAccount: "Titulaire du compte",
  opened: "Ouvert le",
  trend: "Évolution du solde",
  trendNote: "Estimation d’après vos opérations",
  theseTransactions: "Opérations de ce compte",
  noTransactions: "Aucune opération disponible pour ce compte.",
} satisfies Catalogue<typeof english>;
