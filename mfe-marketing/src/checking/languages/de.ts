import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Girokonto",
  description:
    "Ein Girokonto für {checkingMonthlyFee} im Monat, ohne Mindestguthaben. Eröffnung mit {checkingOpeningDeposit}. Überziehungsgebühr {overdraftFee}, und wie Sie sie nie zahlen.",
  heading: "Das Konto, das die Arbeit macht.",
  lead: "Gehalt hinein, Miete hinaus, dazwischen ein Kaffee. Keine Monatsgebühr, kein Mindestguthaben und eine einzige Gebühr, die man kennen sollte.",
  action: "Girokonto eröffnen",
  glance1: "Monatliche Kontoführung",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "Ersteinzahlung",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "Mindestguthaben",
  glance3Value: "Keines",
  glance4: "Überziehungsgebühr",
  glance4Value: "{overdraftFee}",
  glance5: "Ausstellung einer Karte",
  glance5Value: "{cardIssuanceFee} je Karte",
  glance6: "Lieferung der Debitkarte",
  glance6Value: "{debitCardDelivery} Werktage",
  part1: "Für wen es ist",
  part1Text:
    "Für alle, bei denen regelmäßig Geld fließt: ein erstes Gehalt, ein gemeinsamer Haushalt, Selbstständige, die an krummen Tagen bezahlt werden. Das Konto verlangt kein Mindesteinkommen und kein Mindestguthaben. Nach der Ersteinzahlung von {checkingOpeningDeposit} darf es beliebig lange bei null stehen.",
  part2: "Was Sie damit tun können",
  part2Text:
    "Geld sofort an andere Kunden von {bank} senden. An andere Banken überweisen, im Inland oder ins Ausland, mit Routingnummer und SWIFT-Code. Rechnungen bezahlen, mit einem Verwendungszweck, den der Empfänger lesen kann. Eine Debit- oder Kreditkarte zum Konto bestellen. Jede Zahlung über ihre Referenz wiederfinden.",
  part3: "Über die Überziehungsgebühr",
  part3Text:
    "Rutscht das Konto durch eine Zahlung unter null, berechnen wir {overdraftFee}. Zweierlei hält Sie davon fern: Eine Online-Überweisung wird abgelehnt, wenn das Guthaben nicht reicht, und das Überweisungsformular zeigt vor dem Bestätigen, was übrig bleibt.",
  stepsTitle: "So eröffnen Sie es",
  step1: "Registrieren",
  step1Text: "Ihr Name, Ihre E-\u2060Mail-Adresse und ein Passwort mit mindestens {passwordLength} Zeichen.",
  step2: "Girokonto wählen",
  step2Text:
    "Wir eröffnen das Konto und zeigen Ihnen Konto- und Routingnummer. Sie legen Ihre {pinDigits}-\u2060stellige PIN fest.",
  step3: "{checkingOpeningDeposit} einzahlen",
  step3Text: "Überweisen Sie von einer anderen Bank oder lassen Sie Ihr Gehalt eingehen. Das Konto ist bereit.",
  question1: "Gibt es wirklich keine Monatsgebühr?",
  question1Answer:
    "Es gibt keine, und keine Bedingung dafür. Sie müssen weder Guthaben halten noch eine Karte benutzen.",
  question2: "Wie schnell kommen Überweisungen an?",
  question2Answer:
    "Innerhalb von {bank} sofort. Bei einer anderen Bank geht das Geld sofort ab, und die Überweisung steht aus, bis die Gegenseite sie abgewickelt hat.",
  question3: "Kann ich das Konto schließen?",
  question3Answer: "Ja. Überweisen Sie das Guthaben anderswohin und schreiben Sie uns über die Kontaktseite.",
} satisfies Catalogue<typeof english>;
