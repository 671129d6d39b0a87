import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Werken bij",
  description:
    "Vacatures bij {bank}: techniek, ontwerp, klantenservice, risico en uitvoering. Hoe we werken en hoe u solliciteert.",
  heading: "Bouw het deel dat het gewicht draagt.",
  lead: "Een bank bestaat vooral uit beloften die op gewone dagen worden gehouden. We zoeken mensen die dat graag doen: zorgvuldig, samen en in woorden die een klant begrijpt.",
  part1: "Hoe we werken",
  part1Text:
    "Kleine teams zijn eigenaar van wat ze bouwen, van de eerste schets tot de nacht waarin het stukgaat. We schrijven besluiten op, lezen elkaars werk en kiezen liever een saai systeem dat houdt dan een slim systeem dat misschien houdt. Niemand hoeft twee keer held te zijn voor dezelfde fout.",
  rolesTitle: "Vacatures",
  rolesText: "Alle functies zijn voltijds. Zeg het als u iets anders nodig hebt.",
  role1: "Backend-ontwikkelaar, grootboek",
  role1Team: "Techniek",
  role1Text:
    "U zorgt voor het deel dat geld verplaatst: overboekingen, boekingen en het bewijs dat de boeken kloppen. U kent SQL goed en wantrouwt een test die nog nooit is mislukt.",
  role2: "Frontend-ontwikkelaar, online bankieren",
  role2Team: "Techniek",
  role2Text:
    "U bouwt de schermen die mensen elke dag zien. Toetsenborden, schermlezers, trage telefoons en de zin in de foutmelding gaan u ter harte.",
  role3: "Productontwerper",
  role3Team: "Ontwerp",
  role3Text:
    "U maakt van een regel een formulier dat geen handleiding nodig heeft. U tekent, u schrijft, en u kijkt hoe mensen het gebruiken.",
  role4: "Medewerker klantenservice",
  role4Team: "Klantenservice",
  role4Text:
    "U antwoordt mensen op het moment dat ze zich zorgen maken over geld. U schrijft helder, blijft rustig en vertelt de productteams wat steeds misgaat. De diensten beslaan dag en nacht.",
  role5: "Kredietanalist",
  role5Team: "Risico",
  role5Text:
    "U leest aanvragen voor woningkredieten, persoonlijke leningen en studieleningen, beslist wat eerlijk is om uit te lenen en legt een afwijzing zo uit dat de aanvrager er iets aan heeft.",
  role6: "Medewerker betalingsverkeer",
  role6Team: "Uitvoering",
  role6Text:
    "U volgt overboekingen naar andere banken tot ze zijn afgewikkeld en vindt de gevallen waarin dat niet gebeurt. U houdt van lijsten die leeg eindigen.",
  stepsTitle: "Zo solliciteert u",
  step1: "Schrijf ons",
  step1Text:
    "Gebruik het contactformulier. Noem de functie en vertel over één ding dat u hebt gebouwd, hersteld of goed uitgelegd.",
  step2: "Praten",
  step2Text: "Een uur met twee mensen uit het team. U vraagt net zoveel als wij.",
  step3: "Proberen",
  step3Text: "Een kort stuk echt werk dat we samen doen. Daarna hoort u van ons, hoe dan ook, met redenen.",
  part2: "Van wie we willen horen",
  part2Text:
    "Van iedereen die het werk kan. We beoordelen sollicitaties op het werk, passen gesprekken aan als u dat vraagt, en hebben geen foto of geboortedatum nodig.",
  apply: "Solliciteren via het contactformulier",
} satisfies Catalogue<typeof english>;
