import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Carte de débit",
  description:
    "Une carte de débit sur votre compte {bank}. Frais d’émission de {cardIssuanceFee}, livrée en {debitCardDelivery} jours ouvrables, utilisable aussitôt dans la banque en ligne.",
  heading: "Dépensez ce que vous avez. Voyez-le partir.",
  lead: "La carte de débit puise directement dans votre compte. Pas d’emprunt, pas d’intérêts, pas de relevé à régler en fin de mois.",
  action: "Obtenir une carte de débit",
  glance1: "Frais d’émission",
  glance1Value: "{cardIssuanceFee}, une seule fois",
  glance2: "Intérêts",
  glance2Value: "Aucun, rien n’est emprunté",
  glance3: "Score de crédit minimum",
  glance3Value: "Aucun",
  glance4: "Livraison",
  glance4Value: "{debitCardDelivery} jours ouvrables",
  part1: "À qui elle s’adresse",
  part1Text:
    "À toute personne qui a un compte {bank}. Il n’y a pas de vérification de solvabilité. Elle convient aux dépenses de tous les jours, à une première carte et à qui préfère qu’un achat soit terminé quand il est terminé.",
  part2: "Ce que vous voyez",
  part2Text:
    "Chaque paiement apparaît sous la carte et dans son compte, avec le montant, l’heure et une référence que vous pouvez rechercher. Votre synthèse fait le total du mois, entrées et dépenses.",
  part3: "La garder en sécurité",
  part3Text:
    "Le numéro est masqué jusqu’à ce que vous l’affichiez, et se masque de nouveau quand vous quittez la page. Si la carte est perdue, détruisez-la avec votre code PIN. Elle cesse aussitôt de fonctionner.",
  stepsTitle: "Comment l’obtenir",
  step1: "Ayez un compte",
  step1Text: "Le compte courant est le choix habituel. Il s’ouvre avec {checkingOpeningDeposit}.",
  step2: "Commandez dans la banque en ligne",
  step2Text:
    "« Cartes », puis « Obtenir une carte ». Le débit est déjà sélectionné. Confirmez les frais de {cardIssuanceFee} avec votre code PIN.",
  step3: "Attendez la carte physique",
  step3Text: "Elle arrive en {debitCardDelivery} jours ouvrables. Ses données sont à l’écran dès la première minute.",
  question1: "Que se passe-t-il si mon compte est vide ?",
  question1Answer:
    "Un paiement qui fait passer le compte courant sous zéro coûte les frais de découvert de {overdraftFee}. Surveillez le solde dans votre synthèse.",
  question2: "Puis-je en commander une pour un compte épargne ?",
  question2Answer:
    "Oui. Chaque paiement compte comme un retrait, et seuls les {savingsFreeWithdrawals} premiers du mois sont sans pénalité.",
  question3: "Comment remplacer une carte perdue ?",
  question3Answer:
    "Détruisez l’ancienne et commandez-en une nouvelle. Les frais de {cardIssuanceFee} s’appliquent à chaque carte.",
} satisfies Catalogue<typeof english>;
