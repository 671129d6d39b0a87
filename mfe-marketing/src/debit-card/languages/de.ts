import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Debitkarte",
  description:
    "Eine Debitkarte zu Ihrem Konto bei {bank}. Ausstellung {cardIssuanceFee}, Lieferung in {debitCardDelivery} Werktagen, im Online-Banking sofort nutzbar.",
  heading: "Ausgeben, was da ist. Sehen, wohin es geht.",
  lead: "Die Debitkarte bucht direkt von Ihrem Konto ab. Nichts geliehen, keine Zinsen, keine Abrechnung am Monatsende.",
  action: "Debitkarte bestellen",
  glance1: "Ausstellungsgebühr",
  glance1Value: "{cardIssuanceFee}, einmalig",
  glance2: "Zinsen",
  glance2Value: "Keine, es wird nichts geliehen",
  glance3: "Mindest-Kreditscore",
  glance3Value: "Keiner",
  glance4: "Lieferung",
  glance4Value: "{debitCardDelivery} Werktage",
  part1: "Für wen sie ist",
  part1Text:
    "Für alle mit einem Konto bei {bank}. Eine Bonitätsprüfung gibt es nicht. Sie passt zu täglichen Ausgaben, als erste Karte und zu allen, für die ein Kauf vorbei sein soll, wenn er vorbei ist.",
  part2: "Was Sie sehen",
  part2Text:
    "Jede Zahlung erscheint unter der Karte und in ihrem Konto, mit Betrag, Uhrzeit und einer Referenz, nach der Sie suchen können. Ihre Übersicht rechnet den Monat in Einnahmen und Ausgaben zusammen.",
  part3: "So bleibt sie sicher",
  part3Text:
    "Die Nummer ist verdeckt, bis Sie sie anzeigen, und verbirgt sich wieder, wenn Sie die Seite verlassen. Ist die Karte verloren, vernichten Sie sie mit Ihrer PIN. Die Karte ist sofort gesperrt.",
  stepsTitle: "So bekommen Sie sie",
  step1: "Ein Konto haben",
  step1Text: "Üblich ist das Girokonto. Es wird mit {checkingOpeningDeposit} eröffnet.",
  step2: "Im Online-Banking bestellen",
  step2Text:
    "„Karten“, dann „Karte bestellen“. „Debitkarte“ ist schon ausgewählt. Bestätigen Sie die Gebühr von {cardIssuanceFee} mit Ihrer PIN.",
  step3: "Auf die Plastikkarte warten",
  step3Text:
    "Sie kommt in {debitCardDelivery} Werktagen. Die Kartendaten sind von der ersten Minute an auf dem Bildschirm.",
  question1: "Was geschieht, wenn mein Konto leer ist?",
  question1Answer:
    "Eine Zahlung, die das Girokonto unter null bringt, kostet die Überziehungsgebühr von {overdraftFee}. Achten Sie auf den Kontostand in Ihrer Übersicht.",
  question2: "Kann ich eine zu einem Sparkonto bestellen?",
  question2Answer:
    "Ja. Jede Zahlung zählt als Abhebung, und nur die ersten {savingsFreeWithdrawals} im Monat sind ohne Strafgebühr.",
  question3: "Wie ersetze ich eine verlorene Karte?",
  question3Answer:
    "Vernichten Sie die alte und bestellen Sie eine neue. Die Gebühr von {cardIssuanceFee} fällt für jede Karte an.",
} satisfies Catalogue<typeof english>;
