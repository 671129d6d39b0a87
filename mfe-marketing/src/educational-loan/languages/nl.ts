import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Studielening",
  description:
    "Een studielening voor collegegeld, boeken en levensonderhoud. Zie wat elk studiejaar aan terugbetaling zou kosten, tegen een rente die u instelt.",
  heading: "Betaal voor de studie, niet voor de zorgen.",
  lead: "Voor collegegeld, boeken en een kamer in de buurt. Uitbetaald per periode, zodat u het geld van een jaar leent wanneer het jaar begint en niet eerder.",
  action: "Vragen naar een studielening",
  glance1: "Doel",
  glance1Value: "Collegegeld, boeken, levensonderhoud",
  glance2: "Bedrag",
  glance2Value: "Naar de kosten van de opleiding",
  glance3: "Uitbetaald",
  glance3Value: "Periode voor periode",
  glance4: "Terugbetaling",
  glance4Value: "Maandelijks, van de betaalrekening",
  part1: "Voor wie",
  part1Text:
    "Voor studenten aan universiteiten, hogescholen en vakscholen, en voor volwassenen die weer gaan leren. Een ouder of een andere volwassene kan samen met u lenen.",
  part2: "Leen minder dan u mag",
  part2Text:
    "Tel eerst beurzen en eigen verdiensten op en leen de rest. Vergelijk in de rekenhulp één jaar met alle jaren: rente over geld dat u nog niet nodig had, is de kostenpost die u het makkelijkst vermijdt.",
  part3: "Wat u nodig hebt",
  part3Text:
    "Een bewijs van toelating, de tarieven van uw school en een idee van uw maandelijkse kosten. Later een bewijs van inschrijving vóór elke uitbetaling.",
  stepsTitle: "Zo vraagt u de lening aan",
  step1: "Tel de kosten op",
  step1Text: "Collegegeld, boeken, huur, reizen. Trek af wat u hebt.",
  step2: "Schrijf ons",
  step2Text: "Noem het bedrag, de duur en de school. Wij vragen om de papieren die nodig zijn.",
  step3: "Begin de periode",
  step3Text: "Elke uitbetaling staat op uw betaalrekening voordat de periode begint.",
  question1: "Wanneer begint de terugbetaling?",
  question1Answer: "Uw aanbod noemt de datum. Vraag om een datum die past bij het einde van uw opleiding.",
  question2: "Kan ik er in het buitenland mee studeren?",
  question2Answer:
    "Ja. U betaalt de school met een buitenlandse overboeking vanuit online bankieren, met de SWIFT-code van haar bank.",
  question3: "En als ik eerder stop?",
  question3Answer: "Laat het ons weten. Komende uitbetalingen stoppen en u betaalt terug wat u hebt ontvangen.",
} satisfies Catalogue<typeof english>;
