import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kontakt",
  description:
    "Schreiben Sie {bank}, bei Tag oder Nacht. Telefon, E-Mail, Postanschrift und ein Formular, das ein Mensch liest.",
  heading: "Fragen Sie uns. Ein Mensch antwortet.",
  lead: "Schreiben Sie zu jeder Stunde. Geht es um Ihr eigenes Konto, melden Sie sich möglichst zuerst an: Wir helfen schneller, wenn wir wissen, wer Sie sind.",
  detailsTitle: "Weitere Wege zu uns",
  phone: "Telefon",
  email: "E-Mail",
  address: "Postanschrift",
  hours: "Zeiten",
  hoursText: "24 Stunden, sieben Tage die Woche",
  copyPhone: "Telefonnummer kopieren",
  copyEmail: "E-\u2060Mail-Adresse kopieren",
  copyAddress: "Postanschrift kopieren",
  copied: "Kopiert",
  copyFailed: "Kopieren nicht möglich. Der Text ist markiert.",
  beforeTitle: "Bevor Sie schreiben",
  before1: "Karte verloren?",
  before1Text: "Vernichten Sie sie sofort im Online-Banking. Das geht schneller als eine Nachricht.",
  before2: "Passwort vergessen?",
  before2Text: "Setzen Sie es selbst zurück, mit einem Code an Ihre E-\u2060Mail-Adresse.",
  resetPassword: "Passwort zurücksetzen",
  before3: "Eine allgemeine Frage?",
  before3Text: "Vielleicht ist sie schon beantwortet.",
  formTitle: "Schreiben Sie uns",
  name: "Ihr Name",
  yourEmail: "Ihre E-Mail-Adresse",
  message: "Nachricht",
  messageHint: "Bitte keine Kartennummern, Passwörter, PINs oder Codes.",
  characters: "{count} von {limit} Zeichen",
  send: "Nachricht senden",
  nameMissing: "Bitte geben Sie Ihren Namen ein.",
  emailMissing: "Bitte geben Sie Ihre E-\u2060Mail-Adresse ein.",
  emailWrong: "Bitte geben Sie eine E-\u2060Mail-Adresse wie name@example.com ein.",
  messageMissing: "Bitte schreiben Sie eine Nachricht.",
  messageLong: "Bitte bleiben Sie unter {limit} Zeichen.",
  charactersRefused: "Enthält Zeichen, die wir nicht annehmen können.",
  sentTitle: "Ihre Nachricht ist bei uns.",
  sentText: "Wir antworten an {email}. Mehr ist nicht zu tun.",
  sendAnother: "Weitere Nachricht schreiben",
  failed:
    "Ihre Nachricht wurde nicht gesendet. Sie steht noch hier: Prüfen Sie Ihre Verbindung und senden Sie sie noch einmal.",
  unclear:
    "Die Bank hat nicht eindeutig geantwortet: Ihre Nachricht ist vielleicht schon bei uns. Sie steht noch hier; wenn Sie sie noch einmal senden, bekommen wir sie vielleicht zweimal.",
  tooMany:
    "Das war eine Nachricht zu viel in kurzer Zeit. Ihr Text bleibt hier; bis dahin erreichen Sie uns über Telefon, E-\u2060Mail oder Postanschrift auf dieser Seite.",
  waitMinutes: {
    one: "Versuchen Sie es in {count} Minute erneut.",
    other: "Versuchen Sie es in {count} Minuten erneut.",
  },
  needsScript:
    "Das Formular braucht JavaScript. Ohne JavaScript nutzen Sie bitte Telefon, E-\u2060Mail oder Postanschrift auf dieser Seite.",
} satisfies Catalogue<typeof english>;
