import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Leningen",
  description:
    "Woningkrediet tot {homeLoanMaxYears} jaar, persoonlijke leningen van {personalLoanMin} tot {personalLoanMax}, studieleningen. Bereken het maandbedrag voordat u met ons praat.",
  heading: "Leen met de som voor u.",
  lead: "Drie leningen, elk met één doel. Bereken eerst het maandbedrag en vertel dan wat u nodig hebt. Geen rente verstopt achter een formulier: u stelt die zelf in totdat wij u een aanbod doen.",
  compareTitle: "Welke lening waarvoor",
  compareLoan: "Lening",
  compareFor: "Voor",
  compareAmount: "Bedrag",
  compareTerm: "Looptijd",
  loan1: "Woningkrediet",
  loan1For: "Een woning kopen, bouwen of verbouwen",
  loan1Amount: "Naar de waarde van de woning",
  loan1Term: "Tot {homeLoanMaxYears} jaar",
  loan2: "Persoonlijke lening",
  loan2For: "Een auto, een verhuizing, samengebrachte schulden",
  loan2Amount: "{personalLoanMin} tot {personalLoanMax}",
  loan2Term: "Met u afgesproken",
  loan3: "Studielening",
  loan3For: "Collegegeld, boeken, levensonderhoud",
  loan3Amount: "Naar de kosten van de opleiding",
  loan3Term: "Met u afgesproken",
  part1: "Hoe we beslissen",
  part1Text:
    "We kijken wat u verdient, wat u al schuldig bent en waarvoor de lening is. Bij een persoonlijke lening hoort u binnen {personalLoanApproval} uur van ons. Een woningkrediet of studielening duurt langer, omdat er papieren te lezen zijn.",
  part2: "Wat een aanbod bevat",
  part2Text:
    "Het bedrag, de looptijd, de jaarrente, het maandbedrag en het totaal dat u dan hebt terugbetaald. U bent niets schuldig totdat u schriftelijk aanvaardt.",
  part3: "Als terugbetalen moeilijk wordt",
  part3Text:
    "Schrijf of bel voordat de betaling moet plaatsvinden. We passen liever samen een plan aan dan een gemiste betaling na te jagen.",
  stepsTitle: "Van vraag tot lening",
  step1: "Probeer de som",
  step1Text:
    "Elke leningpagina heeft een rekenhulp. Verander bedrag, looptijd en rente totdat het maandbedrag in uw maand past.",
  step2: "Vertel het ons",
  step2Text: "Schrijf via de contactpagina met bedrag, looptijd en doel.",
  step3: "Lees het aanbod",
  step3Text: "Neem de tijd. Zodra u aanvaardt, gaat het geld naar uw betaalrekening.",
  question1: "Waarom moet ik de rente zelf invullen?",
  question1Answer:
    "Omdat de uwe van u en van de lening afhangt. Een rente in een advertentie die weinigen krijgen, zou u alleen misleiden.",
  question2: "Heb ik een rekening bij u nodig?",
  question2Answer:
    "Ja, een betaalrekening, zodat we de lening kunnen uitbetalen en maandbedragen kunnen innen. Die kent geen maandkosten.",
  question3: "Kan ik eerder terugbetalen?",
  question3Answer:
    "Vraag er op elk moment naar. Uw aanbod zegt hoe een vervroegde aflossing wordt berekend voordat u het aanvaardt.",
  askAboutLoan: "Vragen naar een lening",
  viewHomeLoan: "Het woningkrediet bekijken",
  viewPersonalLoan: "De persoonlijke lening bekijken",
  viewEducationalLoan: "De studielening bekijken",
} satisfies Catalogue<typeof english>;
