import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prêt immobilier",
  description:
    "Un prêt immobilier d’une durée allant jusqu’à {homeLoanMaxYears} ans. Fixez le montant, la durée et le taux, et voyez la part du capital et celle des intérêts.",
  heading: "Un long prêt mérite un long regard.",
  lead: "Pour acheter, construire ou rénover le lieu où vous vivez. Les durées vont jusqu’à {homeLoanMaxYears} ans : un petit changement de taux fait donc un grand changement au total.",
  action: "Se renseigner sur le prêt immobilier",
  glance1: "Usage",
  glance1Value: "Acheter, construire ou rénover",
  glance2: "Durée",
  glance2Value: "Jusqu’à {homeLoanMaxYears} ans",
  glance3: "Montant",
  glance3Value: "Selon la valeur du logement",
  glance4: "Remboursement",
  glance4Value: "Mensuel, depuis le compte courant",
  part1: "À qui il s’adresse",
  part1Text:
    "Aux ménages qui achètent un premier logement, passent au suivant ou donnent une nouvelle toiture à l’ancien. Vous apportez vous-même une partie du prix ; plus votre apport est grand, plus la somme qui porte intérêt est petite.",
  part2: "Court ou long",
  part2Text:
    "Une durée plus longue allège chaque mois et renchérit l’ensemble du prêt. Déplacez la durée dans le calculateur et observez les intérêts. Puis choisissez la durée la plus courte dont la mensualité vous laisse encore dormir.",
  part3: "Ce qu’il vous faut",
  part3Text:
    "Un justificatif de revenu, le contrat d’achat ou le devis de l’entrepreneur, et la liste de vos autres prêts. Nous vous disons aussitôt s’il manque un document.",
  stepsTitle: "Comment le demander",
  step1: "Calculez un remboursement",
  step1Text: "Utilisez le calculateur avec le prix du logement, moins votre apport.",
  step2: "Envoyez-nous les grandes lignes",
  step2Text: "Montant, durée, adresse du logement. Nous vous rappelons avec des questions et une liste de documents.",
  step3: "Décidez de l’offre",
  step3Text: "Elle indique le taux, la mensualité et le total. Vous signez, le vendeur est payé.",
  question1: "Quelle durée est possible ?",
  question1Answer: "Jusqu’à {homeLoanMaxYears} ans.",
  question2: "Donnez-vous une décision avant que j’aie trouvé un logement ?",
  question2Answer: "Oui. Indiquez votre revenu et votre budget, et nous vous disons par écrit combien nous prêterions.",
  question3: "Puis-je m’en servir pour une rénovation seule ?",
  question3Answer:
    "Oui. Pour de plus petits travaux, jusqu’à {personalLoanMax}, un prêt personnel peut aller plus vite.",
} satisfies Catalogue<typeof english>;
