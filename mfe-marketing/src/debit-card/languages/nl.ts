import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Betaalpas",
  description:
    "Een betaalpas bij uw rekening van {bank}. Uitgifte {cardIssuanceFee}, geleverd in {debitCardDelivery} werkdagen, direct bruikbaar in online bankieren.",
  heading: "Geef uit wat u hebt. Zie het gaan.",
  lead: "De betaalpas haalt geld rechtstreeks van uw rekening. Niets geleend, geen rente, geen afrekening aan het eind van de maand.",
  action: "Betaalpas aanvragen",
  glance1: "Uitgiftekosten",
  glance1Value: "{cardIssuanceFee}, eenmalig",
  glance2: "Rente",
  glance2Value: "Geen, er wordt niets geleend",
  glance3: "Minimale kredietscore",
  glance3Value: "Geen",
  glance4: "Levering",
  glance4Value: "{debitCardDelivery} werkdagen",
  part1: "Voor wie",
  part1Text:
    "Voor iedereen met een rekening bij {bank}. Er is geen kredietcontrole. De pas past bij dagelijkse uitgaven, als eerste pas, en bij wie wil dat een aankoop meteen is afgerekend.",
  part2: "Wat u ziet",
  part2Text:
    "Elke betaling staat onder de kaart en bij de rekening, met bedrag, tijd en een referentie waarop u kunt zoeken. Uw overzicht telt de maand op als inkomsten en uitgaven.",
  part3: "Zo blijft de kaart veilig",
  part3Text:
    "Het nummer is afgeschermd totdat u het toont en verdwijnt weer als u de pagina verlaat. Is de kaart kwijt, vernietig hem dan met uw pincode. De kaart werkt direct niet meer.",
  stepsTitle: "Zo krijgt u de pas",
  step1: "Zorg voor een rekening",
  step1Text: "Gebruikelijk is de betaalrekening. Die opent met {checkingOpeningDeposit}.",
  step2: "Bestel in online bankieren",
  step2Text:
    "‘Kaarten’ en dan ‘Kaart aanvragen’. ‘Betaalpas’ is al gekozen. Bevestig de kosten van {cardIssuanceFee} met uw pincode.",
  step3: "Wacht op het plastic",
  step3Text:
    "Het komt in {debitCardDelivery} werkdagen. De gegevens van de kaart staan vanaf de eerste minuut op het scherm.",
  question1: "Wat gebeurt er als mijn rekening leeg is?",
  question1Answer:
    "Een betaling die de betaalrekening onder nul brengt, kost {overdraftFee} aan roodstandkosten. Houd het saldo in uw overzicht in de gaten.",
  question2: "Kan ik er een bestellen bij een spaarrekening?",
  question2Answer:
    "Ja. Elke betaling telt als opname, en alleen de eerste {savingsFreeWithdrawals} per maand zijn zonder boete.",
  question3: "Hoe vervang ik een verloren kaart?",
  question3Answer: "Vernietig de oude en bestel een nieuwe. De kosten van {cardIssuanceFee} gelden per kaart.",
} satisfies Catalogue<typeof english>;
