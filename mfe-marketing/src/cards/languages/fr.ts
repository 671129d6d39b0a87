import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Cartes",
  description:
    "Comparez la carte de débit et la carte de crédit : frais d’émission de {cardIssuanceFee}, livraison en {debitCardDelivery} ou {creditCardDelivery} jours ouvrables, TAEG de crédit à partir de {creditCardApr}.",
  heading: "Deux cartes. Dans votre main et à l’écran.",
  lead: "Le débit dépense ce que vous avez. Le crédit dépense d’avance, à un TAEG que nous publions. Vous commandez, consultez, retournez et détruisez l’une ou l’autre dans la banque en ligne.",
  compareTitle: "Débit et crédit comparés",
  compareWhat: "Critère",
  debit: "Débit",
  credit: "Crédit",
  row1: "L’argent vient de",
  row1Debit: "Votre compte, aussitôt",
  row1Credit: "Une ligne de crédit, à rembourser plus tard",
  row2: "Frais d’émission",
  row2Debit: "{cardIssuanceFee}",
  row2Credit: "{cardIssuanceFee}",
  row3: "TAEG",
  row3Debit: "Aucun, rien n’est emprunté",
  row3Credit: "À partir de {creditCardApr}",
  row4: "Score de crédit minimum",
  row4Debit: "Aucun",
  row4Credit: "{creditCardMinimumScore}",
  row5: "Livraison, en jours ouvrables",
  row5Debit: "{debitCardDelivery}",
  row5Credit: "{creditCardDelivery}",
  row6: "Confirmation par",
  row6Debit: "Votre code PIN",
  row6Credit: "Votre code PIN",
  part1: "La maîtrise dès la première minute",
  part1Text:
    "Une nouvelle carte apparaît dans la banque en ligne dès que vous la confirmez. Son numéro reste masqué jusqu’à ce que vous choisissiez de l’afficher, le code de sécurité est au verso, et chaque paiement figure sous la carte qui l’a réglé.",
  part2: "Si une carte est perdue",
  part2Text:
    "Ouvrez la carte, choisissez « Détruire la carte » et saisissez votre code PIN. Elle cesse de fonctionner à cet instant et ne peut pas être rétablie. Ses opérations passées restent dans votre historique. Une carte de remplacement est une nouvelle carte, aux frais habituels de {cardIssuanceFee}.",
  stepsTitle: "Comment obtenir une carte",
  step1: "Choisissez le compte et le type",
  step1Text:
    "Dans la banque en ligne, ouvrez « Cartes », puis « Obtenir une carte ». Le débit est sélectionné d’emblée.",
  step2: "Confirmez avec votre code PIN",
  step2Text: "Les frais de {cardIssuanceFee} s’affichent d’abord et sont prélevés sur le compte que vous avez choisi.",
  step3: "Utilisez-la",
  step3Text:
    "Vous voyez la carte aussitôt. La carte physique arrive en {debitCardDelivery} jours ouvrables pour le débit, {creditCardDelivery} pour le crédit.",
  question1: "Puis-je avoir les deux cartes ?",
  question1Answer:
    "Oui. Chaque carte est rattachée à un compte et a son propre numéro et sa propre liste de paiements.",
  question2: "Combien coûte une carte ?",
  question2Answer:
    "{cardIssuanceFee}, une seule fois, à l’émission. Emprunter avec une carte de crédit coûte des intérêts, à un TAEG à partir de {creditCardApr}.",
  question3: "Qui peut voir mon numéro de carte complet ?",
  question3Answer:
    "Vous, une fois dans votre espace, quand vous choisissez de l’afficher. Notre personnel voit les quatre premiers et les quatre derniers chiffres.",
  showDebit: "Voir la carte de débit",
  showCredit: "Voir la carte de crédit",
} satisfies Catalogue<typeof english>;
