import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prêt personnel",
  description:
    "Un prêt personnel de {personalLoanMin} à {personalLoanMax}, décidé sous {personalLoanApproval} heures. Calculez la mensualité au taux que vous fixez.",
  heading: "Une somme, un plan, une date de fin.",
  lead: "De {personalLoanMin} à {personalLoanMax} pour une voiture, un déménagement ou plusieurs dettes regroupées. Vous avez notre réponse sous {personalLoanApproval} heures.",
  action: "Se renseigner sur le prêt personnel",
  glance1: "Montant",
  glance1Value: "De {personalLoanMin} à {personalLoanMax}",
  glance2: "Décision",
  glance2Value: "Sous {personalLoanApproval} heures",
  glance3: "Remboursement",
  glance3Value: "Mensualités égales",
  glance4: "Versé sur",
  glance4Value: "Votre compte courant",
  part1: "À qui il s’adresse",
  part1Text:
    "Aux personnes qui ont un projet et un revenu régulier. La mensualité est la même chaque mois et le prêt a un dernier jour, ce qu’une carte de crédit n’a pas. Pour une dépense que vous pouvez rembourser en quelques semaines, la carte peut coûter moins cher.",
  part2: "Regrouper des dettes",
  part2Text:
    "Plusieurs soldes à des taux différents sont difficiles à suivre. Additionnez-les, saisissez le total dans le calculateur avec un seul taux et comparez les intérêts à ce que vous payez aujourd’hui. Si le résultat n’est pas meilleur, ne le faites pas.",
  part3: "Ce que nous regardons",
  part3Text:
    "Votre revenu, vos charges fixes et ce que vous remboursez déjà chaque mois. Gardez la nouvelle mensualité à un montant que vous pourriez aussi assumer un mois difficile.",
  stepsTitle: "Comment le demander",
  step1: "Calculez un remboursement",
  step1Text: "Choisissez un montant entre {personalLoanMin} et {personalLoanMax}, et une durée.",
  step2: "Écrivez-nous",
  step2Text: "Indiquez le montant, la durée et l’usage. Nous répondons sous {personalLoanApproval} heures.",
  step3: "Acceptez et recevez",
  step3Text: "Lisez l’offre, signez-la, et la somme arrive sur votre compte courant.",
  question1: "Quel est le plus petit montant ?",
  question1Answer:
    "{personalLoanMin}. Pour moins que cela, épargner quelques mois coûte en général moins cher qu’emprunter.",
  question2: "Dois-je dire à quoi sert l’argent ?",
  question2Answer: "Oui, en quelques mots. Cela nous aide à vous dire si un autre prêt vous conviendrait mieux.",
  question3: "Une demande a-t-elle un effet sur mon score de crédit ?",
  question3Answer: "Une question, non. Nous vous prévenons avant de faire une vérification que d’autres peuvent voir.",
} satisfies Catalogue<typeof english>;
