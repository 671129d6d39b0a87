import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Bildungskredit",
  description:
    "Ein Bildungskredit für Studiengebühren, Bücher und Lebenshaltung. Sehen Sie, was jedes Studienjahr an Rückzahlung kosten würde, zu einem Satz, den Sie bestimmen.",
  heading: "Für das Studium zahlen, nicht für die Sorgen.",
  lead: "Für Studiengebühren, Bücher und ein Zimmer in der Nähe. Ausgezahlt je Semester, damit Sie das Geld eines Jahres leihen, wenn das Jahr beginnt, und nicht früher.",
  action: "Nach einem Bildungskredit fragen",
  glance1: "Zweck",
  glance1Value: "Studiengebühren, Bücher, Lebenshaltung",
  glance2: "Betrag",
  glance2Value: "Nach den Kosten der Ausbildung",
  glance3: "Auszahlung",
  glance3Value: "Semester für Semester",
  glance4: "Rückzahlung",
  glance4Value: "Monatlich, vom Girokonto",
  part1: "Für wen er ist",
  part1Text:
    "Für Studierende an Universitäten, Hochschulen und Berufsschulen und für Erwachsene, die wieder lernen. Ein Elternteil oder eine andere erwachsene Person kann den Kredit mit Ihnen zusammen aufnehmen.",
  part2: "Leihen Sie weniger, als Sie dürfen",
  part2Text:
    "Rechnen Sie zuerst Stipendien und eigenen Verdienst zusammen, dann leihen Sie den Rest. Vergleichen Sie im Rechner ein Jahr mit allen: Zinsen auf Geld, das Sie noch nicht brauchten, sind die Kosten, die sich am leichtesten vermeiden lassen.",
  part3: "Was Sie brauchen",
  part3Text:
    "Eine Zulassung, die Gebührenordnung Ihrer Hochschule und eine Vorstellung Ihrer monatlichen Kosten. Später vor jeder Auszahlung eine Immatrikulationsbescheinigung.",
  stepsTitle: "So beantragen Sie ihn",
  step1: "Kosten zusammenzählen",
  step1Text: "Gebühren, Bücher, Miete, Fahrten. Ziehen Sie ab, was Sie haben.",
  step2: "Schreiben Sie uns",
  step2Text: "Nennen Sie Betrag, Dauer und Hochschule. Wir sagen, welche Unterlagen wir brauchen.",
  step3: "Ins Semester starten",
  step3Text: "Jede Auszahlung erreicht Ihr Girokonto vor Semesterbeginn.",
  question1: "Wann beginnt die Rückzahlung?",
  question1Answer: "Ihr Angebot nennt das Datum. Fragen Sie nach einem, das zum Ende Ihrer Ausbildung passt.",
  question2: "Kann ich damit im Ausland studieren?",
  question2Answer:
    "Ja. Sie bezahlen die Hochschule per Auslandsüberweisung aus dem Online-Banking, mit deren SWIFT-Code.",
  question3: "Was, wenn ich früher abbreche?",
  question3Answer:
    "Sagen Sie es uns. Kommende Auszahlungen werden gestoppt, und Sie zahlen zurück, was Sie erhalten haben.",
} satisfies Catalogue<typeof english>;
