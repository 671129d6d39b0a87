import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Privatkredit",
  description:
    "Ein Privatkredit von {personalLoanMin} bis {personalLoanMax}, entschieden innerhalb von {personalLoanApproval} Stunden. Rechnen Sie die Monatsrate aus, zu einem Satz, den Sie bestimmen.",
  heading: "Eine Summe, ein Plan, ein Enddatum.",
  lead: "Von {personalLoanMin} bis {personalLoanMax} für ein Auto, einen Umzug oder mehrere zusammengelegte Schulden. Sie hören innerhalb von {personalLoanApproval} Stunden von uns.",
  action: "Nach einem Privatkredit fragen",
  glance1: "Betrag",
  glance1Value: "{personalLoanMin} bis {personalLoanMax}",
  glance2: "Entscheidung",
  glance2Value: "Innerhalb von {personalLoanApproval} Stunden",
  glance3: "Rückzahlung",
  glance3Value: "Gleiche Monatsbeträge",
  glance4: "Auszahlung auf",
  glance4Value: "Ihr Girokonto",
  part1: "Für wen er ist",
  part1Text:
    "Für Menschen mit einem Vorhaben und regelmäßigem Einkommen. Die Rate ist jeden Monat gleich, und der Kredit hat einen letzten Tag, anders als eine Kreditkarte. Für Ausgaben, die Sie in wenigen Wochen zurückzahlen, kann die Karte günstiger sein.",
  part2: "Schulden zusammenlegen",
  part2Text:
    "Mehrere Salden zu verschiedenen Sätzen sind schwer zu verfolgen. Zählen Sie sie zusammen, geben Sie die Summe mit einem Satz in den Rechner ein und vergleichen Sie die Zinsen mit dem, was Sie jetzt zahlen. Ist das Ergebnis nicht besser, lassen Sie es.",
  part3: "Worauf wir achten",
  part3Text:
    "Ihr Einkommen, Ihre Fixkosten und was Sie schon jeden Monat zurückzahlen. Halten Sie die neue Rate so, dass Sie sie auch in einem schlechten Monat schaffen.",
  stepsTitle: "So beantragen Sie ihn",
  step1: "Rate ausrechnen",
  step1Text: "Wählen Sie einen Betrag zwischen {personalLoanMin} und {personalLoanMax} und eine Laufzeit.",
  step2: "Schreiben Sie uns",
  step2Text: "Nennen Sie Betrag, Laufzeit und Zweck. Wir antworten innerhalb von {personalLoanApproval} Stunden.",
  step3: "Annehmen und erhalten",
  step3Text: "Lesen Sie das Angebot, unterschreiben Sie es, und die Summe geht auf Ihr Girokonto.",
  question1: "Was ist der kleinste Betrag?",
  question1Answer: "{personalLoanMin}. Für weniger ist es meist günstiger, ein paar Monate zu sparen, als zu leihen.",
  question2: "Muss ich sagen, wofür das Geld ist?",
  question2Answer: "Ja, in wenigen Worten. So können wir sagen, ob ein anderer Kredit besser zu Ihnen passt.",
  question3: "Beeinflusst eine Anfrage meinen Kreditscore?",
  question3Answer: "Eine Anfrage nicht. Bevor wir eine Prüfung vornehmen, die andere sehen können, sagen wir es Ihnen.",
} satisfies Catalogue<typeof english>;
