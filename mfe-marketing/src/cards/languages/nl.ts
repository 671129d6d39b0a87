import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kaarten",
  description:
    "Vergelijk betaalpas en creditcard: uitgifte {cardIssuanceFee}, levering in {debitCardDelivery} of {creditCardDelivery} werkdagen, jaarlijkse rente vanaf {creditCardApr}.",
  heading: "Twee kaarten. In uw hand en op uw scherm.",
  lead: "Met de betaalpas geeft u uit wat u hebt. Met de creditcard koopt u nu en betaalt u later, tegen een rente die we publiceren. Bestellen, bekijken, omdraaien en vernietigen doet u allemaal in online bankieren.",
  compareTitle: "Betaalpas en creditcard vergeleken",
  compareWhat: "Wat",
  debit: "Debit",
  credit: "Credit",
  row1: "Het geld komt van",
  row1Debit: "Uw rekening, direct",
  row1Credit: "Een kredietruimte, later terugbetaald",
  row2: "Uitgiftekosten",
  row2Debit: "{cardIssuanceFee}",
  row2Credit: "{cardIssuanceFee}",
  row3: "Jaarlijkse rente",
  row3Debit: "Geen, er wordt niets geleend",
  row3Credit: "Vanaf {creditCardApr}",
  row4: "Minimale kredietscore",
  row4Debit: "Geen",
  row4Credit: "{creditCardMinimumScore}",
  row5: "Levering, werkdagen",
  row5Debit: "{debitCardDelivery}",
  row5Credit: "{creditCardDelivery}",
  row6: "Bevestigd met",
  row6Debit: "Uw pincode",
  row6Credit: "Uw pincode",
  part1: "Controle vanaf de eerste minuut",
  part1Text:
    "Een nieuwe kaart staat in online bankieren zodra u de aanvraag bevestigt. Het nummer blijft afgeschermd totdat u het toont, de beveiligingscode staat op de achterkant, en elke betaling staat onder de kaart waarmee die is gedaan.",
  part2: "Als een kaart kwijt is",
  part2Text:
    "Open de kaart, kies ‘Kaart vernietigen’ en vul uw pincode in. De kaart werkt vanaf dat moment niet meer en kan niet worden hersteld. Eerdere betalingen blijven in uw gegevens. Een vervanging is een nieuwe kaart met de gewone kosten van {cardIssuanceFee}.",
  stepsTitle: "Zo krijgt u een kaart",
  step1: "Kies rekening en soort",
  step1Text: "Open in online bankieren ‘Kaarten’ en dan ‘Kaart aanvragen’. ‘Betaalpas’ is al gekozen.",
  step2: "Bevestig met uw pincode",
  step2Text: "De kosten van {cardIssuanceFee} worden eerst getoond en van de gekozen rekening afgeschreven.",
  step3: "Gebruik de kaart",
  step3Text:
    "U ziet de kaart direct. Het plastic komt in {debitCardDelivery} werkdagen bij een betaalpas, in {creditCardDelivery} bij een creditcard.",
  question1: "Kan ik beide kaarten hebben?",
  question1Answer: "Ja. Elke kaart hoort bij één rekening en heeft een eigen nummer en een eigen lijst van betalingen.",
  question2: "Wat kost een kaart?",
  question2Answer:
    "Eenmalig {cardIssuanceFee}, bij uitgifte. Lenen met een creditcard kost rente, vanaf {creditCardApr} per jaar.",
  question3: "Wie kan mijn volledige kaartnummer zien?",
  question3Answer:
    "U, na het inloggen, wanneer u het toont. Onze medewerkers zien de eerste en de laatste vier cijfers.",
  showDebit: "Over de betaalpas",
  showCredit: "Over de creditcard",
} satisfies Catalogue<typeof english>;
