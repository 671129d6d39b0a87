import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Datenschutzerklärung",
  description: "Was {bank} über Sie weiß, warum, wie lange, wer es sonst sieht und was Sie von uns verlangen können.",
  heading: "Datenschutz\u00aderklärung",
  lead: "Wir bewahren auf, was eine Bank braucht, um auf Ihr Geld zu achten, und nicht mehr. Diese Seite sagt, was das ist.",
  part1: "Wer verantwortlich ist",
  part1Text:
    "{bank} entscheidet, wie Ihre Daten verwendet werden, und steht dafür ein. Diese Erklärung gilt für die öffentliche Website, das Online-Banking und die Nachrichten, die wir mit Ihnen austauschen. Für alles zu Ihren Daten erreichen Sie uns über die Kontaktseite.",
  part2: "Was wir aufbewahren",
  part2Text:
    "Ihr Profil: Vor- und Nachname, E-\u2060Mail-Adresse, Banking-ID, die Sprache Ihrer letzten Anmeldung und, falls Sie sie angeben, Postanschrift und Postleitzahl. Ihre Konten, Karten und Umsätze mit Beträgen, Zeiten, Referenzen, Verwendungszwecken und dem Konto der Gegenseite. Ihre Nachrichten an uns. Ein Verzeichnis von Sicherheitsereignissen wie Anmeldungen und Änderungen von Passwort oder PIN, mit der Netzwerkadresse, von der jedes kam. Die Arten von Browsern, mit denen Sie sich angemeldet haben, in verfremdeter Form, damit wir Sie auf eine neue hinweisen können.",
  part3: "Was wir nicht lesen können",
  part3Text:
    "Ihr Passwort und Ihre PIN sind nur in einer verfremdeten Form gespeichert, die wir prüfen, aber nicht zurücklesen können. Einmalcodes gelten ein einziges Mal. Kartennummern und Sicherheitscodes sind verschlüsselt gespeichert und werden nur Ihnen angezeigt, wenn Sie danach fragen.",
  part4: "Wozu wir es verwenden",
  part4Text:
    "Um Ihre Konten zu führen und Ihre Aufträge auszuführen. Um sicher zu sein, dass Sie es sind. Um Betrug zu bemerken und zu stoppen. Um Ihre Nachrichten zu beantworten. Um die Aufzeichnungen zu führen, die das Gesetz von Banken verlangt. Wir verwenden Ihre Umsätze nicht, um Ihnen etwas zu verkaufen, und niemand bezahlt uns für Ihre Daten.",
  part5: "Wer es sonst sieht",
  part5Text:
    "Die Bank, die Ihre Überweisung erhält, sieht, was sie zum Gutschreiben braucht: Name, Konto, Betrag und Verwendungszweck. Behörden erhalten Daten, wenn uns das Gesetz verpflichtet. Unternehmen, die für uns Rechner betreiben oder Post zustellen, arbeiten nach unseren Anweisungen und dürfen Ihre Daten nicht für sich verwenden.",
  part6: "Cookies und Speicher",
  part6Text:
    "Ein Cookie merkt sich die gewählte Sprache und ein anderes das Design, jedes ein Jahr lang. Wenn wir eine neue Fassung einer Seite erproben, hält ein drittes Sie höchstens ein Jahr lang bei derselben Fassung: Es enthält eine Zufallszahl und nichts über Sie. Der Speicher Ihres Browsers hält Ihr Design, Ihre Anzeigewährung, ob Sie Tastenkürzel mit einer einzelnen Taste abgeschaltet haben, und, solange Sie angemeldet sind, den Schlüssel zu Ihrer Sitzung und die Zeit Ihrer letzten Handlung. Längstens bis der Tab geschlossen wird, hält er auch die Seite, für die Sie sich anmelden sollten, eine Kennung der zuletzt angemeldeten Person, die Nummer einer Überweisung oder Kartenbestellung, deren Ausgang noch nicht bekannt ist, mit den Kennungen der bis dahin vorhandenen Karten, und, während Sie sich anmelden oder ein Passwort zurücksetzen, die eingegebene Adresse oder Banking-ID. Wir setzen keine Werbe- oder Verfolgungs-Cookies, und auf unseren Seiten läuft kein Skript anderer Unternehmen.",
  part7: "Wie lange wir es aufbewahren",
  part7Text:
    "Profil und Einstellungen: solange Sie Kunde sind. Umsätze und ihre Aufzeichnungen: solange das Gesetz es verlangt, auch nach Schließung eines Kontos. Nachrichten: bis Ihre Frage geklärt ist und eine angemessene Zeit danach. Wird Ihr Profil gelöscht, werden Name und Anschrift entfernt; die Beträge in unseren Büchern und das Verzeichnis der Sicherheitsereignisse mit seinen Netzwerkadressen bleiben, ohne Ihren Namen.",
  part8: "Wie wir es schützen",
  part8Text:
    "Zum Anmelden braucht es ein Passwort und einen Einmalcode. Aufträge, die Geld bewegen, brauchen Ihre PIN. Eine Sitzung endet von selbst, wenn Sie fort sind. Mitarbeitende sehen, was ihre Aufgabe braucht, und jeder Eingriff in Ihr Profil wird aufgezeichnet. Bringt ein Vorfall Sie in Gefahr, sagen wir Ihnen, was geschehen ist und was zu tun ist.",
  part9: "Was Sie verlangen können",
  part9Text:
    "Die Daten sehen, die wir über Sie haben, in einer Form zum Mitnehmen. Berichtigen, was falsch ist. Löschen, was wir nicht aufbewahren müssen. Einer Verwendung widersprechen oder eine Entscheidung über Sie von einem Menschen prüfen lassen. Schreiben Sie über die Kontaktseite; wir antworten innerhalb eines Monats. Sie können sich auch bei der Datenschutzbehörde an Ihrem Wohnort beschweren.",
  part10: "Änderungen",
  part10Text:
    "Ändert sich diese Erklärung, ändert sich das Datum oben. Ist die Änderung für Sie wichtig, sagen wir es Ihnen per E-\u2060Mail, bevor sie gilt.",
} satisfies Catalogue<typeof english>;
