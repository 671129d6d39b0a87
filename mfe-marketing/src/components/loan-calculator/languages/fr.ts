import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "Calculez un remboursement",
  intro:
    "Nous ne publions pas de taux de prêt ici, car le vôtre dépend de vous. Saisissez le taux que vous voulez comparer.",
  amount: "Montant",
  term: "Durée",
  years: { one: "{count} an", other: "{count} ans" },
  rate: "Taux annuel, en pourcentage",
  rateHint: "Votre chiffre, pas une offre. Par exemple 5,25",
  rateWrong: "Veuillez saisir un taux de 0 à {limit}, par exemple 5,25. Il peut avoir jusqu’à trois décimales.",
  monthly: "Chaque mois",
  interest: "Total des intérêts",
  total: "Total remboursé",
  enterRate: "Sans taux, voici le prêt seul, sans intérêts.",
  principal: "Capital",
  interestShort: "Intérêts",
  leftToPay: "Restant dû",
  year: "Année",
  yearTick: "Année {year}",
  picture: "Ce qui compose les paiements de chaque année",
  table: "Afficher en tableau",
  note: "Une illustration à mensualités égales. Votre taux et votre remboursement figurent dans votre offre.",
} satisfies Catalogue<typeof english>;
