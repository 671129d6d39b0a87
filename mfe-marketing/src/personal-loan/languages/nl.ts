import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Persoonlijke lening",
  description:
    "Een persoonlijke lening van {personalLoanMin} tot {personalLoanMax}, beslist binnen {personalLoanApproval} uur. Bereken het maandbedrag tegen een rente die u instelt.",
  heading: "Eén bedrag, één plan, één einddatum.",
  lead: "Van {personalLoanMin} tot {personalLoanMax} voor een auto, een verhuizing of meerdere schulden samen. U hoort binnen {personalLoanApproval} uur van ons.",
  action: "Vragen naar een persoonlijke lening",
  glance1: "Bedrag",
  glance1Value: "{personalLoanMin} tot {personalLoanMax}",
  glance2: "Beslissing",
  glance2Value: "Binnen {personalLoanApproval} uur",
  glance3: "Terugbetaling",
  glance3Value: "Gelijke maandbedragen",
  glance4: "Uitbetaald op",
  glance4Value: "Uw betaalrekening",
  part1: "Voor wie",
  part1Text:
    "Voor mensen met een plan en een vast inkomen. Het bedrag is elke maand gelijk en de lening heeft een laatste dag, wat een creditcard niet heeft. Voor kosten die u in een paar weken kunt terugbetalen, is de kaart misschien goedkoper.",
  part2: "Schulden samenbrengen",
  part2Text:
    "Meerdere saldi tegen verschillende rentes zijn moeilijk te volgen. Tel ze op, vul het totaal met één rente in de rekenhulp in en vergelijk de rente met wat u nu betaalt. Is de som niet beter, doe het dan niet.",
  part3: "Waar we naar kijken",
  part3Text:
    "Uw inkomen, uw vaste lasten en wat u elke maand al aflost. Houd het nieuwe maandbedrag zo dat u het ook in een slechte maand haalt.",
  stepsTitle: "Zo vraagt u de lening aan",
  step1: "Bereken een maandbedrag",
  step1Text: "Kies een bedrag tussen {personalLoanMin} en {personalLoanMax}, en een looptijd.",
  step2: "Schrijf ons",
  step2Text: "Noem bedrag, looptijd en doel. We antwoorden binnen {personalLoanApproval} uur.",
  step3: "Aanvaard en ontvang",
  step3Text: "Lees het aanbod, teken het, en het bedrag gaat naar uw betaalrekening.",
  question1: "Wat is het kleinste bedrag?",
  question1Answer: "{personalLoanMin}. Voor minder is een paar maanden sparen meestal goedkoper dan lenen.",
  question2: "Moet ik zeggen waarvoor het geld is?",
  question2Answer: "Ja, in een paar woorden. Zo kunnen we zeggen of een andere lening beter past.",
  question3: "Heeft een vraag invloed op mijn kredietscore?",
  question3Answer: "Een vraag niet. We zeggen het u voordat we een controle doen die anderen kunnen zien.",
} satisfies Catalogue<typeof english>;
