import type { Catalogue } from "@lintel/contract";
import type english from "./en";

export default {
  hello: "Guten Tag {name},",
  helloWithoutName: "Guten Tag,",
  staffNeverAsk: "Mitarbeitende von {bank} fragen nie nach einem Code, Ihrem Passwort oder Ihrer PIN.",
  signIn: "Anmelden",
  newPassword: "Neues Passwort wählen",
  contactUs: "Kontakt",
  link: "{text}: {address}",
  moment: "{day} um {time} UTC",
  loginCodeSubject: "Ihr Anmeldecode von {bank}",
  loginCodeUse: "Mit diesem Code schließen Sie die Anmeldung ab. Er gilt einmal, {minutes} Minuten lang.",
  loginCodeElse:
    "Wenn Sie sich nicht anmelden wollten, hat vielleicht jemand Ihre E-Mail-Adresse oder Banking-ID aus Versehen eingegeben. Ohne Ihr Passwort nützt der Code niemandem, und Sie müssen nichts tun.",
  resetCodeSubject: "Ihr Code von {bank} für ein neues Passwort",
  resetCodeUse: "Mit diesem Code wählen Sie ein neues Passwort. Er gilt einmal, {minutes} Minuten lang.",
  resetCodeElse: "Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
  welcomeSubject: "Willkommen bei {bank}",
  welcomeId:
    "Ihr Zugang zum Online-Banking ist eingerichtet. Ihre Banking-ID ist {bankingId}: Sie können sich mit ihr oder mit dieser E-Mail-Adresse anmelden.",
  welcomeNext: "Melden Sie sich nun an und wählen Sie eine vierstellige PIN. Mit ihr bestätigen Sie jede Überweisung.",
  addressTakenSubject: "Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren",
  addressTakenWhat:
    "Jemand wollte mit dieser E-Mail-Adresse ein neues Profil bei {bank} eröffnen. Sie haben bereits eines, deshalb wurde nichts geändert.",
  addressTakenElse:
    "Wenn Sie es waren, melden Sie sich wie gewohnt an. Wenn Sie Ihr Passwort vergessen haben, können Sie ein neues wählen. Wenn Sie es nicht waren, müssen Sie nichts tun.",
  passwordSubject: "Ihr Passwort wurde geändert",
  passwordWhat:
    "Das Passwort Ihres Online-Bankings wurde am {moment} geändert. Alle, die angemeldet waren, wurden abgemeldet.",
  passwordElse: "Wenn Sie es nicht waren, wählen Sie jetzt ein neues Passwort und sagen Sie uns sofort Bescheid.",
  pinSetSubject: "Ihre PIN wurde festgelegt",
  pinSetWhat: "Die PIN, mit der Sie Überweisungen bestätigen, wurde am {moment} festgelegt.",
  pinChangedSubject: "Ihre PIN wurde geändert",
  pinChangedWhat: "Die PIN, mit der Sie Überweisungen bestätigen, wurde am {moment} geändert.",
  pinElse:
    "Wenn Sie es nicht waren, wählen Sie jetzt ein neues Passwort, was alle abmeldet, und sagen Sie uns sofort Bescheid. Wo Sie selbst angemeldet sind, melden Sie sich vorher ab.",
  newSignInSubject: "Eine neue Anmeldung in Ihrem Online-Banking",
  newSignInWhat: "Jemand hat sich am {moment} als Sie angemeldet, von der Adresse {ip} aus, mit {browser}.",
  newSignInBefore: {
    one: "Davor war {count} Versuch fehlgeschlagen.",
    other: "Davor waren {count} Versuche fehlgeschlagen.",
  },
  newSignInElse:
    "Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort, was alle abmeldet, und sagen Sie uns sofort Bescheid. Wo Sie selbst angemeldet sind, melden Sie sich vorher ab.",
  browserOn: "{browser} unter {system}",
  unknownBrowser: "einem unbekannten Browser",
  suspendedSubject: "Ihr Konto wurde gesperrt",
  suspendedWhat:
    "Ihr Konto wurde gesperrt. Sie können sich weiterhin anmelden und Ihre Konten und Umsätze sehen; Überweisungen, Karten und Änderungen sind blockiert.",
  suspendedNext: "Bitte wenden Sie sich an den Kundenservice.",
} satisfies Catalogue<typeof english>;
