import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Rekeningen",
  description:
    "Vergelijk betaal- en spaarrekening: eerste storting {checkingOpeningDeposit} en {savingsOpeningDeposit}, {checkingMonthlyFee} maandkosten voor de betaalrekening, en waarvoor elke rekening is.",
  heading: "Eén rekening om te gebruiken. Eén om met rust te laten.",
  lead: "De betaalrekening verwerkt het verkeer van een maand. De spaarrekening houdt apart wat de maand niet mag aanraken. De meeste mensen hebben beide en verplaatsen er gratis geld tussen.",
  compareTitle: "Naast elkaar",
  compareWhat: "Wat",
  checking: "Betalen",
  savings: "Sparen",
  row1: "Eerste storting",
  row1Checking: "{checkingOpeningDeposit}",
  row1Savings: "{savingsOpeningDeposit}",
  row2: "Bedoeld voor",
  row2Checking: "Salaris, huur, dagelijkse betalingen",
  row2Savings: "Geld met een later doel",
  row3: "Opnames",
  row3Checking: "Zo vaak u wilt",
  row3Savings: "De eerste {savingsFreeWithdrawals} per maand zonder boete",
  row4: "Maandkosten",
  row4Checking: "{checkingMonthlyFee}, geen minimumsaldo",
  row4Savings: "Geen",
  row5: "Roodstandkosten",
  row5Checking: "{overdraftFee}",
  row5Savings: "Kan niet rood staan",
  part1: "Kies de betaalrekening als",
  part1Text:
    "uw salaris hier binnenkomt, uw huur hier weggaat en u met een pas betaalt. Er zijn geen maandkosten terug te verdienen en geen saldo aan te houden. U mag zo vaak overboeken als u wilt, binnen {bank} of naar elke andere bank.",
  part2: "Kies de spaarrekening als",
  part2Text:
    "u geld opzijlegt voor een aanbetaling, een reis of een slechte maand. De rekening opent met {savingsOpeningDeposit}. De eerste {savingsFreeWithdrawals} opnames in een maand zijn zonder boete: genoeg om bij uw geld te komen en weinig genoeg om het te laten staan.",
  part3: "Wat beide rekeningen hebben",
  part3Text:
    "Een rekeningnummer en een routingnummer voor binnenkomende overboekingen. Elke transactie per maand, met zoeken op referentie en een bewijs om af te drukken. Bedragen in elk van {currencies} weergavevaluta’s, tegen indicatieve koersen. Een saldo dat verborgen blijft totdat u erom vraagt.",
  stepsTitle: "Een van beide openen",
  step1: "Maak uw profiel",
  step1Text: "Naam, e-mailadres, wachtwoord. Het kost niets en verplicht u tot niets.",
  step2: "Kies de rekening",
  step2Text:
    "Betaalrekening, spaarrekening of beide. U krijgt uw bank-ID en stelt een pincode van {pinDigits} cijfers in.",
  step3: "Stuur de eerste storting",
  step3Text:
    "{checkingOpeningDeposit} voor de betaalrekening, {savingsOpeningDeposit} voor de spaarrekening, vanaf elke bank.",
  question1: "Kan ik meer dan één rekening hebben?",
  question1Answer: "Ja. In online bankieren staan ze naast elkaar en uw overzicht telt ze op.",
  question2: "Wat kost het om geld tussen mijn rekeningen te verplaatsen?",
  question2Answer: "Niets. Het komt direct aan en staat bij beide rekeningen met dezelfde referentie.",
  question3: "Kan ik mijn rekeningen in een andere valuta lezen?",
  question3Answer:
    "Ja. Uw geld staat in Amerikaanse dollars; de weergavevaluta is een ruwe omrekening om te lezen, geen wisseling.",
} satisfies Catalogue<typeof english>;
