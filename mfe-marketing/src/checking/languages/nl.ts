import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Betaalrekening",
  description:
    "Een betaalrekening voor {checkingMonthlyFee} per maand en zonder minimumsaldo. Opent met {checkingOpeningDeposit}. Roodstandkosten {overdraftFee}, en hoe u ze nooit betaalt.",
  heading: "De rekening die het werk doet.",
  lead: "Salaris erin, huur eruit, koffie ertussen. Geen maandkosten, geen minimumsaldo, en één bedrag dat u moet kennen.",
  action: "Betaalrekening openen",
  glance1: "Maandelijkse kosten",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "Eerste storting",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "Minimumsaldo",
  glance3Value: "Geen",
  glance4: "Roodstandkosten",
  glance4Value: "{overdraftFee}",
  glance5: "Uitgifte van een kaart",
  glance5Value: "{cardIssuanceFee} per kaart",
  glance6: "Levering betaalpas",
  glance6Value: "{debitCardDelivery} werkdagen",
  part1: "Voor wie",
  part1Text:
    "Voor iedereen met een vaste geldstroom: een eerste salaris, een gedeeld huishouden, een zelfstandige die op wisselende dagen wordt betaald. De rekening vraagt geen minimuminkomen en geen minimumsaldo. Na de eerste storting van {checkingOpeningDeposit} mag het saldo zo lang op nul staan als u wilt.",
  part2: "Wat u ermee kunt",
  part2Text:
    "Direct geld sturen naar andere klanten van {bank}. Overboeken naar andere banken, in binnen- of buitenland, met een routingnummer en een SWIFT-code. Rekeningen betalen met een omschrijving die de ontvanger kan lezen. Een betaalpas of creditcard bestellen. Elke betaling terugvinden op referentie.",
  part3: "Over de roodstandkosten",
  part3Text:
    "Brengt een betaling de rekening onder nul, dan rekenen we {overdraftFee}. Twee dingen behoeden u daarvoor: een online overboeking wordt geweigerd als het saldo te laag is, en het formulier toont wat er overblijft voordat u bevestigt.",
  stepsTitle: "Zo opent u de rekening",
  step1: "Registreer u",
  step1Text: "Uw naam, e-mailadres en een wachtwoord van minstens {passwordLength} tekens.",
  step2: "Kies de betaalrekening",
  step2Text:
    "We openen de rekening en tonen u het rekening- en routingnummer. U stelt uw pincode van {pinDigits} cijfers in.",
  step3: "Stort {checkingOpeningDeposit}",
  step3Text: "Stuur het van een andere bank of laat uw salaris storten. De rekening is klaar voor gebruik.",
  question1: "Zijn er echt geen maandkosten?",
  question1Answer:
    "Nee, en er zit geen voorwaarde aan vast. U hoeft geen saldo aan te houden en geen pas te gebruiken.",
  question2: "Hoe snel komen overboekingen aan?",
  question2Answer:
    "Binnen {bank} direct. Naar een andere bank vertrekt het geld direct en is de overboeking in behandeling totdat de andere kant die heeft afgewikkeld.",
  question3: "Kan ik de rekening sluiten?",
  question3Answer: "Ja. Boek het saldo over naar een andere rekening en schrijf ons via de contactpagina.",
} satisfies Catalogue<typeof english>;
