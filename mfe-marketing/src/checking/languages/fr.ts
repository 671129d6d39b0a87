import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Compte courant",
  description:
    "Un compte courant à {checkingMonthlyFee} de frais mensuels, sans solde minimum. Il s’ouvre avec {checkingOpeningDeposit}. Frais de découvert de {overdraftFee}, et comment ne jamais les payer.",
  heading: "Le compte qui fait le travail.",
  lead: "Le salaire entre, le loyer sort, un café entre les deux. Pas de frais mensuels, pas de solde minimum, et un seul type de frais à connaître.",
  action: "Ouvrir un compte courant",
  glance1: "Frais mensuels de tenue de compte",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "Dépôt d’ouverture",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "Solde minimum",
  glance3Value: "Aucun",
  glance4: "Frais de découvert",
  glance4Value: "{overdraftFee}",
  glance5: "Frais d’émission de carte",
  glance5Value: "{cardIssuanceFee} par carte",
  glance6: "Livraison de la carte de débit",
  glance6Value: "{debitCardDelivery} jours ouvrables",
  part1: "À qui il s’adresse",
  part1Text:
    "À toute personne dont l’argent circule régulièrement : un premier salaire, un ménage partagé, une activité indépendante payée à des dates variables. Le compte ne demande ni revenu minimum ni solde minimum. Après le dépôt d’ouverture de {checkingOpeningDeposit}, il peut rester à zéro aussi longtemps que vous le voulez.",
  part2: "Ce que vous pouvez en faire",
  part2Text:
    "Envoyer de l’argent aussitôt à d’autres clients de {bank}. En envoyer vers d’autres banques, dans le pays ou à l’étranger, avec un numéro de routage et un code SWIFT. Payer des factures par virement avec un libellé que le bénéficiaire peut lire. Commander une carte de débit ou de crédit sur le compte. Retrouver tout paiement par sa référence.",
  part3: "À propos des frais de découvert",
  part3Text:
    "Si un paiement fait passer le compte sous zéro, nous facturons {overdraftFee}. Deux choses vous en protègent : un virement fait en ligne est refusé quand le solde est trop bas, et le formulaire de virement montre ce qu’il restera avant que vous ne confirmiez.",
  stepsTitle: "Comment l’ouvrir",
  step1: "Inscrivez-vous",
  step1Text: "Votre nom, votre adresse e-mail et un mot de passe d’au moins {passwordLength} caractères.",
  step2: "Choisissez le compte courant",
  step2Text:
    "Nous ouvrons le compte et vous montrons son numéro et son numéro de routage. Vous définissez votre code PIN à {pinDigits} chiffres.",
  step3: "Déposez {checkingOpeningDeposit}",
  step3Text: "Envoyez cette somme depuis une autre banque, ou faites-y verser votre salaire. Le compte est prêt.",
  question1: "N’y a-t-il vraiment pas de frais mensuels ?",
  question1Answer: "Il n’y en a pas, et sans condition. Vous n’avez ni à maintenir un solde ni à utiliser une carte.",
  question2: "En combien de temps les virements arrivent-ils ?",
  question2Answer:
    "Chez {bank}, aussitôt. Vers une autre banque, l’argent part aussitôt et le virement reste en attente jusqu’à ce que l’autre banque l’ait réglé.",
  question3: "Puis-je clôturer le compte ?",
  question3Answer: "Oui. Transférez le solde ailleurs et écrivez-nous depuis la page Contact.",
} satisfies Catalogue<typeof english>;
