import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Carte de crédit",
  description:
    "Une carte de crédit avec un TAEG à partir de {creditCardApr} et un score de crédit minimum de {creditCardMinimumScore}. Frais d’émission de {cardIssuanceFee}, livrée en {creditCardDelivery} jours ouvrables.",
  heading: "Empruntez un moment, à des conditions que vous avez lues.",
  lead: "Une carte de crédit pour les dépenses qui arrivent avant l’argent. Le TAEG part de {creditCardApr}, et les conditions sont sur cette page.",
  action: "Demander une carte de crédit",
  glance1: "TAEG",
  glance1Value: "À partir de {creditCardApr}",
  glance2: "Score de crédit minimum",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Frais d’émission",
  glance3Value: "{cardIssuanceFee}, une seule fois",
  glance4: "Livraison",
  glance4Value: "{creditCardDelivery} jours ouvrables",
  part1: "À qui elle s’adresse",
  part1Text:
    "Aux personnes qui peuvent rembourser en quelques semaines et veulent de la marge entre-temps : un vol réservé tôt, une réparation, une caution qui reviendra. Il vous faut un score de crédit d’au moins {creditCardMinimumScore}. Si vous pensez rembourser sur plusieurs années, regardez d’abord du côté du prêt personnel.",
  part2: "Ce que signifie le TAEG ici",
  part2Text:
    "Le TAEG est le coût annuel de l’emprunt. Le nôtre part de {creditCardApr} ; le taux qui vous concerne figure dans votre contrat avant que vous ne l’acceptiez. Pour vous faire une idée, un solde reporté d’un mois coûte environ un douzième du taux annuel.",
  part3: "Dans la banque en ligne",
  part3Text:
    "La carte a sa propre liste de paiements. Vous pouvez afficher son numéro et son code de sécurité, la retourner à l’écran et la détruire avec votre code PIN si elle est perdue.",
  stepsTitle: "Comment la demander",
  step1: "Vérifiez votre score",
  step1Text:
    "Nous demandons {creditCardMinimumScore} ou plus. Le score de votre synthèse est indicatif et n’est pas celui d’une agence d’évaluation du crédit.",
  step2: "Commandez dans la banque en ligne",
  step2Text:
    "« Cartes », puis « Obtenir une carte », puis « Carte de crédit ». Confirmez les frais de {cardIssuanceFee} avec votre code PIN.",
  step3: "Recevez-la",
  step3Text: "La carte physique arrive en {creditCardDelivery} jours ouvrables.",
  question1: "Pourquoi la livraison est-elle plus longue que pour une carte de débit ?",
  question1Answer:
    "Une carte de crédit est vérifiée avant d’être fabriquée. Cela ajoute quelques jours : {creditCardDelivery} jours ouvrables au lieu de {debitCardDelivery}.",
  question2: "Et si mon score est inférieur à {creditCardMinimumScore} ?",
  question2Answer:
    "Une carte de débit ne demande aucun score minimum. Vous pourrez demander un crédit plus tard, quand votre score aura augmenté.",
  question3: "Puis-je cesser de l’utiliser à tout moment ?",
  question3Answer:
    "Oui. Détruire la carte arrête aussitôt les nouveaux paiements. Ce que vous devez reste à rembourser.",
} satisfies Catalogue<typeof english>;
