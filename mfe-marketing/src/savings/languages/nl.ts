import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Spaarrekening",
  description:
    "Een spaarrekening die opent met {savingsOpeningDeposit}. De eerste {savingsFreeWithdrawals} opnames per maand zijn zonder boete. Schets hoe regelmatige stortingen oplopen.",
  heading: "Leg het waar u er niet over struikelt.",
  lead: "Een eigen plek voor geld met een doel. Opent met {savingsOpeningDeposit}, blijft binnen bereik, en u kunt opnemen als het moet.",
  action: "Spaarrekening openen",
  glance1: "Eerste storting",
  glance1Value: "{savingsOpeningDeposit}",
  glance2: "Opnames zonder boete",
  glance2Value: "De eerste {savingsFreeWithdrawals} per maand",
  glance3: "Stortingen",
  glance3Value: "Zo vaak u wilt",
  glance4: "Naar uw betaalrekening",
  glance4Value: "Direct",
  part1: "Voor wie",
  part1Text:
    "Voor mensen die beter sparen als het geld uit het zicht is: voor drie maanden huur, een cursus, een dak. Betaalt u rekeningen vanaf de rekening of verplaatst u elke week geld, gebruik dan de betaalrekening. Die kent geen grens voor opnames.",
  part2: "De regel voor opnames",
  part2Text:
    "De eerste {savingsFreeWithdrawals} opnames in een kalendermaand zijn zonder boete. Geld dat u naar uw eigen betaalrekening verplaatst, telt als één. Stortingen tellen nooit: stort zo vaak u wilt.",
  part3: "Houd de rekening in het oog",
  part3Text:
    "De rekening heeft een eigen lijst van transacties, per maand, met zoeken op referentie. Uw overzicht toont die naast uw andere rekeningen en telt ze op, verborgen totdat u erom vraagt.",
  sketchTitle: "Zie hoe het oploopt",
  sketchText:
    "Stel een maandelijkse storting en een tijd in. We publiceren hier geen rente, dus de schets begint bij nul procent; vul een rente in als u wilt vergelijken.",
  sketchDeposit: "Maandelijkse storting",
  sketchYears: "Jaren",
  sketchRate: "Jaarrente om te vergelijken, in procenten",
  sketchRateHint: "Uw cijfer, geen aanbod",
  sketchTotal: { one: "Na {count} jaar zou u dit hebben", other: "Na {count} jaar zou u dit hebben" },
  sketchYearCount: { one: "{count} jaar", other: "{count} jaar" },
  sketchPaidIn: "Gestort",
  sketchGrowth: "Groei bij uw rente",
  sketchRateWrong: "Vul een rente in van 0 tot {limit}, zoals 1,5. Die mag ten hoogste drie decimalen hebben.",
  sketchBalance: "Saldo",
  sketchPicture: "Hoe het spaargeld jaar na jaar groeit",
  sketchTable: "Als tabel bekijken",
  sketchYear: "Jaar",
  sketchYearTick: "Jaar {year}",
  sketchNote:
    "Een schets om te plannen. De groei wordt maandelijks bijgeschreven tegen de rente die u invulde; belastingen zijn weggelaten.",
  stepsTitle: "Zo opent u de rekening",
  step1: "Registreer u",
  step1Text: "Uw naam, e-mailadres en een wachtwoord. Bent u al klant, sla deze stap dan over.",
  step2: "Kies de spaarrekening",
  step2Text: "We openen de rekening naast die u al hebt.",
  step3: "Stort {savingsOpeningDeposit}",
  step3Text: "Verplaats het direct van uw betaalrekening of stuur het van een andere bank.",
  question1: "Wat telt als opname?",
  question1Answer:
    "Alles wat de rekening verlaat: een overboeking naar uw betaalrekening, naar een andere klant of naar een andere bank.",
  question2: "Kan ik een kaart hebben bij een spaarrekening?",
  question2Answer:
    "Ja, maar elke kaartbetaling is een opname. We raden aan kaarten bij de betaalrekening te bestellen.",
  question3: "Heb ik ook een betaalrekening nodig?",
  question3Answer: "Nee. Het helpt wel, want geld tussen uw eigen rekeningen verplaatsen is gratis en direct.",
} satisfies Catalogue<typeof english>;
