import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "Wie eröffne ich ein Konto?",
  question1Answer:
    "Legen Sie ein Profil mit Name, E-\u2060Mail-Adresse und Passwort an. Sie erhalten eine Banking-ID, wählen Giro- oder Sparkonto und legen eine {pinDigits}-\u2060stellige PIN fest. Das Girokonto eröffnen Sie mit {checkingOpeningDeposit}, das Sparkonto mit {savingsOpeningDeposit}.",
  question2: "Was kostet ein Girokonto?",
  question2Answer:
    "Die Monatsgebühr beträgt {checkingMonthlyFee}, ein Mindestguthaben gibt es nicht. Rutscht das Konto durch eine Zahlung unter null, kostet das {overdraftFee} Überziehungsgebühr. Online-Überweisungen ohne Deckung werden abgelehnt und lösen sie deshalb nie aus.",
  question3: "Wie lange dauert es, bis eine Karte da ist?",
  question3Answer:
    "Eine Debitkarte braucht {debitCardDelivery} Werktage, eine Kreditkarte {creditCardDelivery}. Im Online-Banking erscheint die Karte, sobald Sie sie mit Ihrer PIN bestätigt haben. Die Ausstellung kostet bei beiden {cardIssuanceFee}.",
  question4: "Wie melde ich mich an?",
  question4Answer:
    "Geben Sie Ihre E-\u2060Mail-Adresse oder Banking-ID ein, dann Ihr Passwort und dann den {codeDigits}-\u2060stelligen Code, den wir an Ihre hinterlegte E-\u2060Mail-Adresse senden. Der Code gilt {codeMinutes} Minuten und nur einmal.",
  question5: "Wofür ist die PIN?",
  question5Answer:
    "Mit Ihrer {pinDigits}-\u2060stelligen PIN bestätigen Sie jede Überweisung, jede neue Karte und jede Karte, die Sie vernichten. Vorher sehen Sie Betrag und Empfänger noch einmal. Die PIN erscheint auf keinem Bildschirm und in keiner Nachricht.",
  question6: "Kann ich Geld an eine andere Bank senden?",
  question6Answer:
    "Ja, in den USA und im Ausland. Sie brauchen die Kontonummer, den Namen der Bank, ihre Routingnummer und ihren SWIFT-Code. Das Geld verlässt Ihr Konto sofort; die Überweisung steht aus, bis sie abgewickelt ist.",
  question7: "Wie oft kann ich vom Sparkonto abheben?",
  question7Answer:
    "Die ersten {savingsFreeWithdrawals} Abhebungen im Monat kosten keine Strafgebühr. Wer öfter Geld bewegt, ist mit einem Girokonto besser bedient: Dort gibt es keine solche Grenze.",
  question8: "Was brauche ich für eine Kreditkarte oder einen Kredit?",
  question8Answer:
    "Für eine Kreditkarte brauchen Sie einen Kreditscore von mindestens {creditCardMinimumScore}; ihr effektiver Jahreszins beginnt bei {creditCardApr}. Privatkredite reichen von {personalLoanMin} bis {personalLoanMax}, und wir entscheiden innerhalb von {personalLoanApproval} Stunden.",
} satisfies Catalogue<typeof english>;
