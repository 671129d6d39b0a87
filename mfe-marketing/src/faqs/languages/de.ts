import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Häufige Fragen",
  description:
    "Antworten zu Konten, Karten, Überweisungen, Krediten, Anmeldung und Sicherheit bei {bank}. Zum Suchen oder nach Gruppen.",
  heading: "Oft gefragt, einmal beantwortet.",
  lead: "Suchen Sie nach einem Wort oder lesen Sie nach Gruppen. Fehlt Ihre Frage, stellen Sie sie: Ein Mensch antwortet.",
  search: "Fragen durchsuchen",
  searchClear: "Suche löschen",
  found: { one: "{count} Antwort", other: "{count} Antworten" },
  nothingFound: "Keine Frage passt zu Ihrer Suche.",
  nothingFoundHelp: "Versuchen Sie ein kürzeres Wort oder schreiben Sie uns.",
  askUs: "Fragen Sie uns",
  groupAccounts: "Konten",
  groupCards: "Karten",
  groupTransfers: "Überweisungen und Zahlungen",
  groupLoans: "Kredite",
  groupSecurity: "Anmeldung und Sicherheit",
  groupSupport: "Einstellungen und Hilfe",
  accounts1: "Wo finde ich meine Konto- und Routingnummer?",
  accounts1Answer:
    "Öffnen Sie im Online-Banking „Konten“ und wählen Sie „Mehr anzeigen“. Beide Nummern stehen dort, jede mit einer Schaltfläche zum Kopieren.",
  accounts2: "Bekomme ich Kontoauszüge?",
  accounts2Answer:
    "Ihre Umsätze sind nach Monaten aufgeführt, so weit das Konto zurückreicht. Suchen Sie nach der Referenz, öffnen Sie einen Umsatz und drucken Sie einen Beleg für Ihre Unterlagen.",
  accounts3: "Warum wird mein Kontostand als Sternchen angezeigt?",
  accounts3Answer: "Damit ihn niemand über Ihre Schulter liest. Mit dem Auge daneben zeigen oder verbergen Sie ihn.",
  cards1: "Was kostet eine Karte?",
  cards1Answer:
    "Die Ausstellung einer Debit- oder Kreditkarte kostet {cardIssuanceFee}, abgebucht vom Konto, das Sie wählen.",
  cards2: "Ich habe meine Karte verloren. Was nun?",
  cards2Answer:
    "Melden Sie sich an, öffnen Sie die Karte, wählen Sie „Karte vernichten“ und bestätigen Sie mit Ihrer PIN. Die Karte ist sofort gesperrt und lässt sich nicht wiederherstellen. Dann bestellen Sie eine neue.",
  cards3: "Kann ich eine Karte nutzen, bevor sie da ist?",
  cards3Answer:
    "Nummer, Ablaufdatum und Sicherheitscode stehen von der ersten Minute an im Online-Banking, unter „Details anzeigen“.",
  transfers1: "Wie schnell ist eine Überweisung?",
  transfers1Answer:
    "Zwischen Konten bei {bank} sofort. An andere Banken steht sie aus, bis sie abgewickelt ist; die Liste zeigt danach erfolgreich oder fehlgeschlagen. Eine fehlgeschlagene Überweisung wird zurückgezahlt.",
  transfers2: "Wie bezahle ich eine Rechnung?",
  transfers2Answer:
    "Überweisen Sie an das Konto auf der Rechnung und schreiben Sie die Rechnungsnummer in den Verwendungszweck. Der Empfänger sieht ihn.",
  transfers3: "Was ist ein SWIFT-Code, und wann brauche ich ihn?",
  transfers3Answer:
    "Er bezeichnet eine Bank international, mit 8 oder 11 Zeichen. Jede Überweisung an eine andere Bank verlangt ihn. Der Empfänger findet ihn auf einem Auszug oder bei seiner Bank.",
  loans1: "Wie schnell wird über einen Privatkredit entschieden?",
  loans1Answer:
    "Innerhalb von {personalLoanApproval} Stunden, für Beträge von {personalLoanMin} bis {personalLoanMax}.",
  loans2: "Wie lange kann ein Hauskredit laufen?",
  loans2Answer:
    "Bis zu {homeLoanMaxYears} Jahre. Der Rechner auf seiner Seite zeigt, was eine längere Laufzeit mit den Zinsen macht.",
  loans3: "Was ist der Kreditscore in meiner Übersicht?",
  loans3Answer:
    "Eine Zahl von {creditScoreMin} bis {creditScoreMax}, berechnet aus Ihren Kontobewegungen. Sie ist eine Veranschaulichung und kein Score einer Auskunftei.",
  security1: "Ich habe mein Passwort vergessen.",
  security1Answer:
    "Wählen Sie den Link auf der Anmeldeseite. Wir senden einen {codeDigits}-\u2060stelligen Code an Ihre E-\u2060Mail-Adresse; geben Sie ihn mit einem neuen Passwort ein. Jede andere Sitzung von Ihnen endet.",
  security2: "Ich habe meine PIN vergessen, oder sie ist gesperrt.",
  security2Answer:
    "Unter „Einstellungen“ fragt „PIN ändern“ nach Ihrem Passwort und lässt Sie eine neue festlegen. Fünf falsche PINs nacheinander sperren sie eine Weile; ein zurückgesetztes Passwort entsperrt sie.",
  security3: "Jemand hat mich nach meinem Code gefragt.",
  security3Answer:
    "Geben Sie ihn nicht heraus. Mitarbeitende von {bank} fragen nie nach Code, Passwort oder PIN. Haben Sie ihn schon genannt, ändern Sie Ihr Passwort und schreiben Sie uns.",
  support1: "Kann ich die Website in meiner Sprache nutzen?",
  support1Answer:
    "Die Website spricht acht Sprachen. Wählen Sie Ihre mit der Schaltfläche unten rechts; sie wird gemerkt. Unsere E-\u2060Mails kommen in der Sprache, in der Sie sich zuletzt angemeldet haben. Beträge haben in allen dasselbe Format.",
} satisfies Catalogue<typeof english>;
