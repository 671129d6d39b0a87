import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Compte épargne",
  description:
    "Un compte épargne qui s’ouvre avec {savingsOpeningDeposit}. Les {savingsFreeWithdrawals} premiers retraits du mois sont sans pénalité. Esquissez ce que donnent des versements réguliers.",
  heading: "Mettez-le là où vous ne trébucherez pas dessus.",
  lead: "Un endroit à part pour l’argent qui a un but. Il s’ouvre avec {savingsOpeningDeposit}, reste à portée de main et vous laisse retirer quand il le faut.",
  action: "Ouvrir un compte épargne",
  glance1: "Dépôt d’ouverture",
  glance1Value: "{savingsOpeningDeposit}",
  glance2: "Retraits sans pénalité",
  glance2Value: "Les {savingsFreeWithdrawals} premiers du mois",
  glance3: "Versements",
  glance3Value: "Aussi souvent que vous voulez",
  glance4: "Vers votre compte courant",
  glance4Value: "Immédiat",
  part1: "À qui il s’adresse",
  part1Text:
    "À celles et ceux qui épargnent mieux quand l’argent est hors de vue : pour trois mois de loyer, une formation, une toiture. Si vous payez des factures depuis ce compte ou déplacez de l’argent chaque semaine, prenez plutôt un compte courant : il ne limite pas les retraits.",
  part2: "La règle des retraits",
  part2Text:
    "Les {savingsFreeWithdrawals} premiers retraits d’un mois civil sont sans pénalité. L’argent que vous passez sur votre propre compte courant compte pour un retrait. Les versements ne comptent jamais : faites-en autant que vous voulez.",
  part3: "Gardez un œil dessus",
  part3Text:
    "Le compte a sa propre liste d’opérations, par mois, avec une recherche par référence. Votre synthèse le montre à côté de vos autres comptes et en fait le total, masqué jusqu’à ce que vous le demandiez.",
  sketchTitle: "Voyez ce que cela donne",
  sketchText:
    "Fixez un versement mensuel et une durée. Nous ne publions pas de taux ici : l’esquisse part donc de zéro pour cent ; saisissez un taux si vous voulez comparer.",
  sketchDeposit: "Versement mensuel",
  sketchYears: "Années",
  sketchRate: "Taux annuel à comparer, en pourcentage",
  sketchRateHint: "Votre chiffre, pas une offre",
  sketchTotal: { one: "Au bout de {count} an, vous auriez", other: "Au bout de {count} ans, vous auriez" },
  sketchYearCount: { one: "{count} an", other: "{count} ans" },
  sketchPaidIn: "Versé",
  sketchGrowth: "Croissance à votre taux",
  sketchRateWrong: "Veuillez saisir un taux de 0 à {limit}, par exemple 1,5. Il peut avoir jusqu’à trois décimales.",
  sketchBalance: "Solde",
  sketchPicture: "Comment l’épargne grandit année après année",
  sketchTable: "Afficher en tableau",
  sketchYear: "Année",
  sketchYearTick: "Année {year}",
  sketchNote:
    "Une esquisse pour prévoir. La croissance est capitalisée chaque mois au taux que vous avez saisi ; les impôts ne sont pas pris en compte.",
  stepsTitle: "Comment l’ouvrir",
  step1: "Inscrivez-vous",
  step1Text:
    "Votre nom, votre adresse e-mail et un mot de passe. Si vous avez déjà un profil chez nous, passez cette étape.",
  step2: "Choisissez l’épargne",
  step2Text: "Nous ouvrons le compte à côté de ceux que vous avez.",
  step3: "Déposez {savingsOpeningDeposit}",
  step3Text: "Passez cette somme aussitôt depuis votre compte courant, ou envoyez-la depuis une autre banque.",
  question1: "Qu’est-ce qui compte comme un retrait ?",
  question1Answer:
    "Tout ce qui quitte le compte : un virement vers votre compte courant, vers un autre client ou vers une autre banque.",
  question2: "Puis-je avoir une carte sur un compte épargne ?",
  question2Answer:
    "Oui, mais chaque paiement par carte est un retrait. Nous conseillons de commander les cartes sur le compte courant.",
  question3: "Me faut-il aussi un compte courant ?",
  question3Answer: "Non. Cela aide, car déplacer de l’argent entre vos propres comptes est gratuit et immédiat.",
} satisfies Catalogue<typeof english>;
