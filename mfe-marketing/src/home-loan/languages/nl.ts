import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Woningkrediet",
  description:
    "Een woningkrediet met looptijden tot {homeLoanMaxYears} jaar. Stel bedrag, looptijd en rente in en zie hoeveel aflossing is en hoeveel rente.",
  heading: "Een lange lening verdient een lange blik.",
  lead: "Om de plek waar u woont te kopen, te bouwen of te verbouwen. Looptijden gaan tot {homeLoanMaxYears} jaar, dus een klein verschil in rente is een groot verschil in het totaal.",
  action: "Vragen naar een woningkrediet",
  glance1: "Doel",
  glance1Value: "Kopen, bouwen of verbouwen",
  glance2: "Looptijd",
  glance2Value: "Tot {homeLoanMaxYears} jaar",
  glance3: "Bedrag",
  glance3Value: "Naar de waarde van de woning",
  glance4: "Terugbetaling",
  glance4Value: "Maandelijks, van de betaalrekening",
  part1: "Voor wie het is",
  part1Text:
    "Voor huishoudens die een eerste huis kopen, naar een volgend huis gaan of een oud huis een nieuw dak geven. Een deel van de prijs brengt u zelf in; hoe meer, hoe minder rente u betaalt.",
  part2: "Kort of lang",
  part2Text:
    "Een langere looptijd maakt elke maand lichter en de hele lening duurder. Schuif in de rekenhulp met de looptijd en kijk naar de rente. Kies dan de kortste looptijd waarbij u nog rustig slaapt.",
  part3: "Wat u nodig hebt",
  part3Text:
    "Een bewijs van inkomen, het koopcontract of de offerte van de aannemer, en een lijst van andere leningen. Ontbreekt er een papier, dan zeggen we het meteen.",
  stepsTitle: "Zo vraagt u het aan",
  step1: "Bereken een maandbedrag",
  step1Text: "Gebruik de rekenhulp met de prijs van de woning, min wat u inbrengt.",
  step2: "Stuur ons de hoofdlijnen",
  step2Text: "Bedrag, looptijd, adres van de woning. We bellen u terug met vragen en een lijst van papieren.",
  step3: "Beslis over het aanbod",
  step3Text: "Het noemt rente, maandbedrag en totaal. U tekent, de verkoper wordt betaald.",
  question1: "Hoe lang mag de looptijd zijn?",
  question1Answer: "Tot {homeLoanMaxYears} jaar.",
  question2: "Beslist u voordat ik een woning heb gevonden?",
  question2Answer: "Ja. Vertel ons uw inkomen en uw budget, en we zeggen schriftelijk hoeveel u bij ons kunt lenen.",
  question3: "Kan ik het alleen voor een verbouwing gebruiken?",
  question3Answer: "Ja. Voor kleiner werk tot {personalLoanMax} gaat een persoonlijke lening misschien sneller.",
} satisfies Catalogue<typeof english>;
