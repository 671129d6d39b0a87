import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kredite",
  description:
    "Hauskredite bis {homeLoanMaxYears} Jahre, Privatkredite von {personalLoanMin} bis {personalLoanMax}, Bildungskredite. Rechnen Sie die Rate aus, bevor Sie mit uns sprechen.",
  heading: "Leihen, mit der Rechnung vor Augen.",
  lead: "Drei Kredite, jeder für einen Zweck. Probieren Sie zuerst die Rate aus, dann sagen Sie uns, was Sie brauchen. Kein Zinssatz steckt hinter einem Formular: Sie stellen ihn selbst ein, bis wir Ihnen ein Angebot machen.",
  compareTitle: "Welcher Kredit wofür",
  compareLoan: "Kredit",
  compareFor: "Für",
  compareAmount: "Betrag",
  compareTerm: "Laufzeit",
  loan1: "Hauskredit",
  loan1For: "Ein Haus kaufen, bauen oder renovieren",
  loan1Amount: "Nach dem Wert des Hauses",
  loan1Term: "Bis {homeLoanMaxYears} Jahre",
  loan2: "Privatkredit",
  loan2For: "Ein Auto, ein Umzug, zusammengelegte Schulden",
  loan2Amount: "{personalLoanMin} bis {personalLoanMax}",
  loan2Term: "Mit Ihnen vereinbart",
  loan3: "Bildungskredit",
  loan3For: "Studiengebühren, Bücher, Lebenshaltung",
  loan3Amount: "Nach den Kosten der Ausbildung",
  loan3Term: "Mit Ihnen vereinbart",
  part1: "Wie wir entscheiden",
  part1Text:
    "Wir sehen uns an, was Sie verdienen, was Sie schon schulden und wofür der Kredit ist. Bei einem Privatkredit hören Sie innerhalb von {personalLoanApproval} Stunden von uns. Ein Haus- oder Bildungskredit dauert länger, weil es Papiere zu lesen gibt.",
  part2: "Was ein Angebot enthält",
  part2Text:
    "Betrag, Laufzeit, Jahreszins, Monatsrate und die Summe, die Sie zurückgezahlt haben werden. Geschuldet wird nichts, bevor Sie schriftlich annehmen.",
  part3: "Wenn das Zurückzahlen schwer wird",
  part3Text:
    "Schreiben Sie uns oder rufen Sie an, bevor die Rate fällig ist. Wir ändern lieber mit Ihnen einen Plan, als einer versäumten Rate nachzulaufen.",
  stepsTitle: "Von der Frage zum Kredit",
  step1: "Rechnung ausprobieren",
  step1Text:
    "Jede Kreditseite hat einen Rechner. Ändern Sie Betrag, Laufzeit und Zinssatz, bis die Rate in Ihren Monat passt.",
  step2: "Davon erzählen",
  step2Text: "Schreiben Sie über die Kontaktseite, mit Betrag, Laufzeit und Zweck.",
  step3: "Angebot lesen",
  step3Text: "Nehmen Sie sich Zeit. Nach Ihrer Annahme geht das Geld auf Ihr Girokonto.",
  question1: "Warum muss ich den Zinssatz eingeben?",
  question1Answer:
    "Weil Ihrer von Ihnen und vom Kredit abhängt. Ein beworbener Satz, den wenige bekommen, würde Sie nur täuschen.",
  question2: "Brauche ich ein Konto bei Ihnen?",
  question2Answer:
    "Ja, ein Girokonto, damit wir den Kredit auszahlen und die Raten einziehen können. Es hat keine Monatsgebühr.",
  question3: "Kann ich vorzeitig zurückzahlen?",
  question3Answer:
    "Fragen Sie jederzeit danach. Ihr Angebot nennt, wie eine vorzeitige Rückzahlung berechnet wird, bevor Sie annehmen.",
  askAboutLoan: "Nach einem Kredit fragen",
  viewHomeLoan: "Den Hauskredit ansehen",
  viewPersonalLoan: "Den Privatkredit ansehen",
  viewEducationalLoan: "Den Bildungskredit ansehen",
} satisfies Catalogue<typeof english>;
