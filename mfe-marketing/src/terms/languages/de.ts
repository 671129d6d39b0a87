import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Geschäftsbedingungen",
  description: "Die Bedingungen für Website, Konten, Karten und Überweisungen von {bank}, in klaren Worten.",
  heading: "Geschäfts\u00adbedingungen",
  lead: "Diese Bedingungen gelten zwischen Ihnen und {bank}, wenn Sie unsere Website und das Online-Banking nutzen. Bitte lesen Sie sie; sie sind zum Lesen gemacht.",
  part1: "Wer es nutzen darf",
  part1Text:
    "Sie dürfen ein Profil anlegen, wenn Sie volljährig sind, für sich selbst handeln und uns Ihren wirklichen Namen und eine E-\u2060Mail-Adresse nennen, die Sie lesen. Ein Mensch, ein Profil. Wir dürfen einen Nachweis verlangen, wer Sie sind, und einen Antrag ablehnen; wenn wir das tun, sagen wir es.",
  part2: "Ihr Profil und Ihre Geheimnisse",
  part2Text:
    "Behalten Sie Passwort, {pinDigits}-\u2060stellige PIN und Einmalcodes für sich. Wir fragen nie am Telefon, per E-\u2060Mail oder in einer Nachricht danach. Glauben Sie, dass jemand anderes eines davon kennt, ändern Sie es und sagen Sie es uns sofort. Bis dahin gelten Aufträge, die mit Ihrer PIN bestätigt wurden, als Ihre, soweit das Gesetz nichts anderes sagt.",
  part3: "Konten",
  part3Text:
    "Das Girokonto wird mit {checkingOpeningDeposit} eröffnet, hat eine Monatsgebühr von {checkingMonthlyFee} und kein Mindestguthaben. Bringt eine Zahlung es unter null, beträgt die Überziehungsgebühr {overdraftFee}. Das Sparkonto wird mit {savingsOpeningDeposit} eröffnet; die ersten {savingsFreeWithdrawals} Abhebungen im Monat kosten keine Strafgebühr. Konten werden in US-Dollar geführt. Eine andere Anzeigewährung ist eine ungefähre Umrechnung und ändert nichts am Konto.",
  part4: "Karten",
  part4Text:
    "Die Ausstellung einer Karte kostet {cardIssuanceFee}, abgebucht vom Konto, das Sie wählen. Debitkarten werden in {debitCardDelivery} Werktagen geliefert, Kreditkarten in {creditCardDelivery}. Eine Kreditkarte setzt einen Kreditscore von mindestens {creditCardMinimumScore} voraus; ihr effektiver Jahreszins beginnt bei {creditCardApr} und steht in Ihrem Vertrag. Eine vernichtete Karte lässt sich nicht wiederherstellen.",
  part5: "Überweisungen",
  part5Text:
    "Eine Überweisung ist Ihr Auftrag, sobald Sie sie mit Ihrer PIN bestätigt haben. Prüfen Sie zuerst den Empfänger: Wir handeln nach der Kontonummer. Eine Überweisung innerhalb von {bank} kommt sofort an. Eine Überweisung an eine andere Bank verlässt Ihr Konto sofort und steht aus, bis sie abgewickelt ist; schlägt sie fehl, erhalten Sie den Betrag zurück. Reicht das Guthaben nicht, lehnen wir den Auftrag ab.",
  part6: "Kredite",
  part6Text:
    "Die Rechner auf dieser Website veranschaulichen; sie sind kein Angebot. Ein Kredit besteht, wenn beide Seiten ein schriftliches Angebot angenommen haben, das Betrag, Laufzeit, Zinssatz und Summe nennt. Privatkredite reichen von {personalLoanMin} bis {personalLoanMax}; Hauskredite laufen bis zu {homeLoanMaxYears} Jahre.",
  part7: "Was nicht erlaubt ist",
  part7Text:
    "Nutzen Sie {bank} nicht für Rechtswidriges, für Geld, das nicht Ihres ist, oder um eine von uns gesetzte Grenze zu umgehen. Versuchen Sie nicht, an Daten anderer zu gelangen oder den Dienst zu stören. Finden Sie eine Schwachstelle, sagen Sie es uns; wir sind dankbar dafür.",
  part8: "Sperrung und Schließung",
  part8Text:
    "Wir dürfen ein Profil sperren, wenn wir Betrug oder Missbrauch vermuten oder das Gesetz uns verpflichtet. Sie können sich dann weiterhin anmelden und lesen, aber kein Geld senden und keine Karten bestellen. Wenden Sie sich an uns, damit wir es prüfen. Ihre Konten dürfen Sie jederzeit schließen, sobald sie bei null stehen. Wir dürfen sie mit angemessener Frist schließen.",
  part9: "Verfügbarkeit und Haftung",
  part9Text:
    "Wir bemühen uns, das Online-Banking Tag und Nacht offen zu halten, doch Wartung oder Störungen können es unterbrechen. Wir haften für Schäden, die wir durch Verstoß gegen diese Bedingungen oder das Gesetz verursachen. Wir haften nicht für Schäden durch Ereignisse außerhalb unserer Macht oder durch Geheimnisse, die Sie preisgegeben haben. Rechte, die Ihnen das Gesetz gibt, bleiben unberührt.",
  part10: "Änderungen und Recht",
  part10Text:
    "Wir dürfen diese Bedingungen ändern. Sie erfahren es per E-\u2060Mail, bevor eine Änderung gilt, und dürfen Ihre Konten schließen, wenn Sie nicht einverstanden sind. Es gilt das Recht des Ortes, an dem {bank} ihren Sitz hat, zusammen mit dem Verbraucherschutz Ihres Wohnorts. Ist eine Bedingung unwirksam, bleiben die übrigen bestehen.",
  part11: "Fragen",
  part11Text: "Ist hier etwas unklar, fragen Sie, bevor Sie zustimmen.",
  contactLink: "Kontakt",
} satisfies Catalogue<typeof english>;
