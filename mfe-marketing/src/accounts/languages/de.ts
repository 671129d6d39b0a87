import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Konten",
  description:
    "Girokonto und Sparkonto im Vergleich: Ersteinzahlung {checkingOpeningDeposit} und {savingsOpeningDeposit}, Monatsgebühr {checkingMonthlyFee} beim Girokonto, und wofür jedes Konto da ist.",
  heading: "Ein Konto zum Benutzen. Eines zum Ruhenlassen.",
  lead: "Das Girokonto bewältigt den Verkehr eines Monats. Das Sparkonto hält beiseite, was der Monat nicht anrühren soll. Die meisten haben beide und bewegen Geld kostenlos zwischen ihnen.",
  compareTitle: "Nebeneinander",
  compareWhat: "Was",
  checking: "Girokonto",
  savings: "Sparkonto",
  row1: "Ersteinzahlung",
  row1Checking: "{checkingOpeningDeposit}",
  row1Savings: "{savingsOpeningDeposit}",
  row2: "Gedacht für",
  row2Checking: "Gehalt, Miete, tägliche Zahlungen",
  row2Savings: "Geld mit einem späteren Zweck",
  row3: "Abhebungen",
  row3Checking: "So viele Sie möchten",
  row3Savings: "Die ersten {savingsFreeWithdrawals} im Monat ohne Strafgebühr",
  row4: "Monatsgebühr",
  row4Checking: "{checkingMonthlyFee}, kein Mindest\u00adguthaben",
  row4Savings: "Keine",
  row5: "Überziehungsgebühr",
  row5Checking: "{overdraftFee}",
  row5Savings: "Kann nicht überzogen werden",
  part1: "Nehmen Sie das Girokonto, wenn",
  part1Text:
    "hier Ihr Gehalt eingeht, Ihre Miete abgeht und Sie mit Karte zahlen. Es gibt keine Monatsgebühr, die sich rechnen müsste, und kein Guthaben, das stehen bleiben muss. Sie dürfen beliebig oft überweisen, innerhalb von {bank} oder an jede andere Bank.",
  part2: "Nehmen Sie das Sparkonto, wenn",
  part2Text:
    "Sie Geld für eine Anzahlung, eine Reise oder einen schlechten Monat zurücklegen. Es wird mit {savingsOpeningDeposit} eröffnet. Die ersten {savingsFreeWithdrawals} Abhebungen im Monat kosten keine Strafgebühr: genug, um an Ihr Geld zu kommen, und wenig genug, um es liegen zu lassen.",
  part3: "Was beide Konten haben",
  part3Text:
    "Eine Kontonummer und eine Routingnummer für Eingänge. Jeden Umsatz nach Monaten, mit Suche nach Referenz und Beleg zum Drucken. Beträge in jeder von {currencies} Anzeigewährungen, zu unverbindlichen Kursen. Einen Kontostand, der verborgen bleibt, bis Sie ihn sehen möchten.",
  stepsTitle: "Eines von beiden eröffnen",
  step1: "Profil anlegen",
  step1Text: "Name, E-\u2060Mail-Adresse, Passwort. Das kostet nichts und verpflichtet zu nichts.",
  step2: "Kontoart wählen",
  step2Text:
    "Girokonto, Sparkonto oder beide. Sie erhalten Ihre Banking-ID und legen eine {pinDigits}-\u2060stellige PIN fest.",
  step3: "Ersteinzahlung senden",
  step3Text:
    "{checkingOpeningDeposit} für das Girokonto, {savingsOpeningDeposit} für das Sparkonto, von jeder Bank aus.",
  question1: "Kann ich mehrere Konten haben?",
  question1Answer: "Ja. Im Online-Banking stehen sie nebeneinander, und die Übersicht zählt sie zusammen.",
  question2: "Was kostet es, Geld zwischen meinen Konten zu bewegen?",
  question2Answer: "Nichts. Es kommt sofort an und erscheint in beiden Konten mit derselben Referenz.",
  question3: "Kann ich meine Konten in einer anderen Währung lesen?",
  question3Answer:
    "Ja. Ihr Geld wird in US-Dollar geführt; die Anzeigewährung ist eine ungefähre Umrechnung zum Lesen, kein Wechsel.",
} satisfies Catalogue<typeof english>;
