import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Einstellungen",
  retry: "Erneut versuchen",
  loading: "Ihre Einstellungen werden geladen",
  failed: "Wir konnten Ihre Einstellungen nicht laden.",

  infoTitle: "Kontoinformationen",
  name: "Name",
  email: "E-Mail",
  bankingId: "Banking-ID",
  copyBankingId: "Banking-ID kopieren",
  currency: "Aktuelle Währung",
  noCurrency: "Noch nicht gewählt",
  accounts: "Anzahl der Konten",
  changePin: "PIN ändern",
  changeCurrency: "Währung ändern",

  addressTitle: "Adresse",
  address: "Adresse",
  zipCode: "Postleitzahl",
  saveChanges: "Änderungen speichern",
  addressSaved: "Adresse gespeichert.",
  undoChanges: "Änderungen verwerfen",

  displayTitle: "Sicherheit und Anzeige",
  theme: "Design",
  themeLight: "Hell",
  themeDark: "Dunkel",
  language: "Sprache",
  pin: "PIN",
  pinNote: "Vier Ziffern, mit denen Sie Überweisungen und Karten freigeben.",

  resetTitle: "PIN zurücksetzen",
  resetLead: "Zuerst Ihr Passwort, dann die neue PIN.",
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
  goingBack: "Ihre neue PIN ist festgelegt. Zurück…",
} satisfies Catalogue<typeof english>;
