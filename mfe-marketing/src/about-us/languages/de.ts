import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Über uns",
  description: "Warum die Bank {bank} heißt, was wir versprechen und jede Gebühr, die wir berechnen, in einer Tabelle.",
  heading: "Ein Türsturz trägt die Last, damit die Tür aufgeht.",
  lead: "Lintel heißt Türsturz: der Balken über dem Durchgang. Stark genug für die Mauer darüber und niemandem im Weg, der hindurchgeht. So eine Bank möchten wir sein.",
  part1: "Was wir tun",
  part1Text:
    "{bank} ist eine Bank für Privatkunden. Wir führen Giro- und Sparkonten, geben Debit- und Kreditkarten aus, finanzieren Häuser, Ausbildung und Vorhaben und bewegen Geld innerhalb der Bank, zu anderen Banken und ins Ausland. Alles erledigen Sie online, und wenn Sie schreiben, antwortet ein Mensch.",
  part2: "Was wir versprechen",
  promise1: "Der Preis kommt zuerst",
  promise1Text: "Kostet etwas Geld, steht der Betrag auf dem Bildschirm, bevor Sie bestätigen.",
  promise2: "Nichts geht ohne Sie hinaus",
  promise2Text:
    "Jede Überweisung und jede Karte bestätigen Sie mit Ihrer PIN, nachdem Sie gesehen haben, worauf Sie sich einlassen.",
  promise3: "Klare Worte",
  promise3Text:
    "Eine Fehlermeldung sagt, was geschehen ist und was zu tun ist. Ein Vertrag lässt sich in einem Zug lesen.",
  promise4: "Menschen antworten",
  promise4Text: "Hilfe gibt es rund um die Uhr. Unsere Mitarbeitenden fragen nie nach Passwort, PIN oder Code.",
  part3: "Wie wir Buch führen",
  part3Text:
    "Jeder Betrag wird zweimal geschrieben: woher er kam und wohin er ging. Beide Seiten stimmen immer überein, auf den Cent, und kein Eintrag wird je geändert. Einen Fehler berichtigt ein neuer Eintrag, den jeder sieht, der das Konto liest. Das ist ein altes Verfahren, und wir kennen kein besseres.",
  feesTitle: "Was wir berechnen",
  feesText: "Dies sind unsere veröffentlichten Gebühren und Werte. Kreditzinsen werden im Angebot vereinbart.",
  feesWhat: "Was",
  feesAmount: "Betrag",
  fee1: "Girokonto, Monatsgebühr",
  fee1Value: "{checkingMonthlyFee}",
  fee2: "Girokonto, Ersteinzahlung (bleibt Ihr Geld)",
  fee2Value: "{checkingOpeningDeposit}",
  fee3: "Sparkonto, Ersteinzahlung (bleibt Ihr Geld)",
  fee3Value: "{savingsOpeningDeposit}",
  fee4: "Überziehung des Girokontos",
  fee4Value: "{overdraftFee}",
  fee5: "Ausstellung einer Karte",
  fee5Value: "{cardIssuanceFee}",
  fee6: "Effektiver Jahreszins der Kreditkarte",
  fee6Value: "Ab {creditCardApr}",
  part4: "Wie es weitergeht",
  part4Text: "Sehen Sie sich die Konten an, lesen Sie, was andere gefragt haben, oder arbeiten Sie mit uns.",
  seeAccounts: "Konten ansehen",
  seeCareers: "Offene Stellen ansehen",
} satisfies Catalogue<typeof english>;
