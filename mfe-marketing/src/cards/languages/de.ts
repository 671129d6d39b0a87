import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Karten",
  description:
    "Debit- und Kreditkarte im Vergleich: Ausstellung {cardIssuanceFee}, Lieferung in {debitCardDelivery} oder {creditCardDelivery} Werktagen, effektiver Jahreszins ab {creditCardApr}.",
  heading: "Zwei Karten. In der Hand und auf dem Bildschirm.",
  lead: "Die Debitkarte zahlt mit dem, was Sie haben. Die Kreditkarte greift vor, zu einem Jahreszins, den wir veröffentlichen. Bestellen, ansehen, umdrehen und vernichten können Sie beide im Online-Banking.",
  compareTitle: "Debit- und Kreditkarte im Vergleich",
  compareWhat: "Was",
  debit: "Debit",
  credit: "Kredit",
  row1: "Das Geld kommt von",
  row1Debit: "Ihrem Konto, sofort",
  row1Credit: "Einem Kreditrahmen, später zurückgezahlt",
  row2: "Ausstellungsgebühr",
  row2Debit: "{cardIssuanceFee}",
  row2Credit: "{cardIssuanceFee}",
  row3: "Effektiver Jahreszins",
  row3Debit: "Keiner, es wird nichts geliehen",
  row3Credit: "Ab {creditCardApr}",
  row4: "Mindest-Kreditscore",
  row4Debit: "Keiner",
  row4Credit: "{creditCardMinimumScore}",
  row5: "Lieferung, Werktage",
  row5Debit: "{debitCardDelivery}",
  row5Credit: "{creditCardDelivery}",
  row6: "Bestätigt mit",
  row6Debit: "Ihrer PIN",
  row6Credit: "Ihrer PIN",
  part1: "Kontrolle von der ersten Minute an",
  part1Text:
    "Eine neue Karte erscheint im Online-Banking, sobald Sie sie bestätigen. Ihre Nummer bleibt verdeckt, bis Sie sie anzeigen, der Sicherheitscode steht auf der Rückseite, und jede Zahlung ist unter der Karte aufgeführt, mit der sie gemacht wurde.",
  part2: "Wenn eine Karte verloren geht",
  part2Text:
    "Öffnen Sie die Karte, wählen Sie „Karte vernichten“ und geben Sie Ihre PIN ein. Die Karte ist in diesem Augenblick gesperrt und lässt sich nicht wiederherstellen. Frühere Zahlungen bleiben in Ihren Unterlagen. Ersatz ist eine neue Karte zur üblichen Gebühr von {cardIssuanceFee}.",
  stepsTitle: "So bekommen Sie eine Karte",
  step1: "Konto und Art wählen",
  step1Text: "Öffnen Sie im Online-Banking „Karten“ und dann „Karte bestellen“. „Debitkarte“ ist voreingestellt.",
  step2: "Mit Ihrer PIN bestätigen",
  step2Text: "Die Gebühr von {cardIssuanceFee} wird zuerst angezeigt und vom gewählten Konto abgebucht.",
  step3: "Benutzen",
  step3Text:
    "Die Karte sehen Sie sofort. Als Plastikkarte kommt die Debitkarte in {debitCardDelivery} Werktagen, die Kreditkarte in {creditCardDelivery}.",
  question1: "Kann ich beide Karten haben?",
  question1Answer:
    "Ja. Jede Karte gehört zu einem Konto und hat ihre eigene Nummer und ihre eigene Liste von Zahlungen.",
  question2: "Was kostet eine Karte?",
  question2Answer:
    "Einmalig {cardIssuanceFee} bei der Ausstellung. Wer mit der Kreditkarte leiht, zahlt Zinsen, zu einem effektiven Jahreszins ab {creditCardApr}.",
  question3: "Wer kann meine volle Kartennummer sehen?",
  question3Answer:
    "Sie, nach der Anmeldung, wenn Sie sie anzeigen. Unsere Mitarbeitenden sehen die ersten und die letzten vier Ziffern.",
  showDebit: "Über die Debitkarte",
  showCredit: "Über die Kreditkarte",
} satisfies Catalogue<typeof english>;
