import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Einstellungen",
  loading: "Ihre Einstellungen werden geladen",
  failed: "Wir konnten Ihre Einstellungen nicht laden.",

  infoTitle: "Kontoinformationen",
  name: "Name",
  email: "E-Mail",
  currency: "Aktuelle Währung",
  accounts: "Anzahl der Konten",
  changePin: "PIN ändern",
  changeCurrency: "Währung ändern",
  changePassword: "Um Ihr Passwort zu ändern, melden Sie sich ab und setzen Sie es auf der Anmeldeseite zurück.",

  addressTitle: "Adresse",
  address: "Adresse",
  zipCode: "Postleitzahl",
  saveChanges: "Änderungen speichern",
  addressUpdated: "Adresse erfolgreich geändert.",
  undoChanges: "Änderungen verwerfen",

  displayTitle: "Sicherheit und Anzeige",
  theme: "Design",
  themeLight: "Hell",
  themeDark: "Dunkel",
  language: "Sprache",
  languageHint: "Unsere E-\u2060Mails kommen ab Ihrer nächsten Anmeldung in dieser Sprache.",
  shortcuts: "Tastenkürzel",
  shortcutsHint: "Einzelne Tasten, etwa „n“ für eine neue Überweisung. Ein Fragezeichen zeigt alle.",

  dataTitle: "Ihre Daten",
  dataLead: "Eine JSON-Datei mit Ihrem Profil, Ihren Konten, Karten und Umsätzen.",
  dataCare:
    "Ihre Kontonummern stehen vollständig darin, Ihre PIN, Ihr Passwort und ganze Kartennummern nicht. Bewahren Sie die Datei dort auf, wo nur Sie sie öffnen können.",
  dataDownload: "Ihre Daten herunterladen",
  dataCollecting: "Ihre Daten werden zusammengestellt …",
  dataDownloaded: "Heruntergeladen als {name}.",
  dataFailed: "Ihre Daten konnten nicht heruntergeladen werden.",

  resetTitle: "PIN zurücksetzen",
  resetLead:
    "Zuerst Ihr Passwort, dann die neue PIN. Eine neue PIN hebt keine Sperre auf: Melden Sie sich dafür ab und setzen Sie Ihr Passwort zurück.",
  backToSettings: "Einstellungen",
  password: "Passwort",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  capsLock: "Feststelltaste ist aktiv",
  verify: "Passwort bestätigen",
  enterPassword: "Bitte geben Sie Ihr Passwort ein",
  invalidPassword: "Das Passwort ist ungültig.",
  passwordVerified: "Passwort bestätigt. Legen Sie nun Ihre PIN fest.",
  pinSet: "PIN wurde festgelegt.",
  pinUncertain:
    "Wir wissen nicht, ob Ihre neue PIN gespeichert ist. Wenn ja, teilt Ihnen das eine E-\u2060Mail mit. Probieren Sie die neue PIN aus, oder beginnen Sie hier noch einmal mit Ihrem Passwort.",
  goingBack: "Ihre neue PIN ist festgelegt. Zurück …",
} satisfies Catalogue<typeof english>;
