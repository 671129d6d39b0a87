import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Hauskredit",
  description:
    "Ein Hauskredit mit Laufzeiten bis {homeLoanMaxYears} Jahre. Stellen Sie Betrag, Laufzeit und Zinssatz ein und sehen Sie, wie viel Tilgung ist und wie viel Zins.",
  heading: "Ein langer Kredit verdient einen langen Blick.",
  lead: "Zum Kaufen, Bauen oder Renovieren des Ortes, an dem Sie wohnen. Laufzeiten reichen bis {homeLoanMaxYears} Jahre, deshalb macht ein kleiner Unterschied im Zins einen großen in der Summe.",
  action: "Nach einem Hauskredit fragen",
  glance1: "Zweck",
  glance1Value: "Kaufen, Bauen oder Renovieren",
  glance2: "Laufzeit",
  glance2Value: "Bis {homeLoanMaxYears} Jahre",
  glance3: "Betrag",
  glance3Value: "Nach dem Wert des Hauses",
  glance4: "Rückzahlung",
  glance4Value: "Monatlich, vom Girokonto",
  part1: "Für wen er ist",
  part1Text:
    "Für Haushalte, die ein erstes Zuhause kaufen, ins nächste ziehen oder einem alten ein neues Dach geben. Einen Teil des Preises bringen Sie selbst mit; je mehr, desto weniger verzinsen Sie.",
  part2: "Kurz oder lang",
  part2Text:
    "Eine längere Laufzeit macht jeden Monat leichter und den ganzen Kredit teurer. Verschieben Sie im Rechner die Laufzeit und beobachten Sie die Zinsen. Wählen Sie dann die kürzeste, bei der Sie noch ruhig schlafen.",
  part3: "Was Sie brauchen",
  part3Text:
    "Einen Einkommensnachweis, den Kaufvertrag oder den Kostenvoranschlag und eine Liste anderer Kredite. Fehlt ein Papier, sagen wir es Ihnen gleich.",
  stepsTitle: "So beantragen Sie ihn",
  step1: "Rate ausrechnen",
  step1Text: "Nehmen Sie im Rechner den Preis des Hauses, abzüglich dessen, was Sie mitbringen.",
  step2: "Eckdaten senden",
  step2Text: "Betrag, Laufzeit, Anschrift des Hauses. Wir melden uns mit Fragen und einer Liste der Unterlagen.",
  step3: "Über das Angebot entscheiden",
  step3Text: "Es nennt Zinssatz, Rate und Summe. Sie unterschreiben, der Verkäufer wird bezahlt.",
  question1: "Wie lang darf die Laufzeit sein?",
  question1Answer: "Bis zu {homeLoanMaxYears} Jahre.",
  question2: "Entscheiden Sie, bevor ich ein Haus gefunden habe?",
  question2Answer: "Ja. Nennen Sie uns Einkommen und Budget, und wir sagen schriftlich, wie viel wir verleihen würden.",
  question3: "Kann ich ihn nur für eine Renovierung nutzen?",
  question3Answer: "Ja. Für kleinere Arbeiten bis {personalLoanMax} geht ein Privatkredit vielleicht schneller.",
} satisfies Catalogue<typeof english>;
