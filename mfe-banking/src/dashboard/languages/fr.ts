import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Synthèse",
  morning: "Bonjour, {name}",
  afternoon: "Bon après-midi, {name}",
  evening: "Bonsoir, {name}",

  balanceTitle: "Solde total",
  showBalance: "Afficher le solde",
  hideBalance: "Masquer le solde",
  balanceHidden: "Solde masqué",
  balanceNote: { one: "{count} compte · {currency}", other: "{count} comptes · {currency}" },
  shownIn: "Affiché en {currency} au taux de {rate} pour 1 USD",
  noAccountTitle: "Votre premier compte arrive.",
  noAccountNote: "La banque l’ouvre pour vous. Il apparaît ici avec son numéro dès qu’il est prêt.",
  sendMoney: "Envoyer",
  receiveMoney: "Recevoir",
  loadingBalance: "Chargement de votre solde",
  balanceFailed: "Nous n’avons pas pu charger votre solde.",

  lastTitle: "Dernière opération",
  today: "{count} aujourd’hui",
  noTransactions: "Aucune opération disponible.",
  noTransactionsHelp: "Votre paiement le plus récent s’affichera ici.",

  statsTitle: "Vos chiffres de ce mois-ci",
  monthsInUtc: "Les mois sont comptés en UTC.",
  income: "Total des entrées",
  spending: "Total des dépenses",
  total: "Total des opérations",
  count: { one: "{count} opération", other: "{count} opérations" },
  viewTransactions: "Voir les opérations",
  loadingStats: "Chargement de vos chiffres",
  statsFailed: "Nous n’avons pas pu charger vos chiffres.",
  chartEmpty: "Vos entrées et vos dépenses, mois par mois, apparaîtront ici dès votre première opération.",
  chartQuiet: "Aucune entrée ni dépense ces derniers mois.",
  chartTitle: "Entrées et dépenses par mois",
  chartIncome: "Entrées",
  chartSpending: "Dépenses",
  chartMonth: "Mois",
  chartTable: "Afficher en tableau",

  infoTitle: "Informations de base",
  name: "Nom",

  scoreTitle: "Score de crédit",
  scoreOf: "sur {max}",
  scoreNext: { one: "{count} point avant « {band} »", other: "{count} points avant « {band} »" },
  scoreTop: "Haut de l’échelle",
  scoreNote:
    "Donné à titre indicatif, d’après votre activité chez nous. Ce n’est pas le score d’une agence d’évaluation du crédit.",
  band_Excellent: "Excellent",
  band_Good: "Bon",
  band_Fair: "Moyen",
  band_Poor: "Faible",
  "band_Very Poor": "Très faible",
} satisfies Catalogue<typeof english>;
