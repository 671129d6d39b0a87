import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  invalid_request: "Bitte prüfen Sie die Angaben und versuchen Sie es erneut.",
  missing_fields: "Bitte füllen Sie alle Felder aus",
  reset_fields_required: "Bitte füllen Sie alle Felder aus.",
  identifier_required: "Bitte geben Sie Ihre E-\u2060Mail-Adresse oder Banking-ID ein",
  login_password_required: "Bitte geben Sie Ihr Passwort ein",
  invalid_otp: "Bitte geben Sie einen gültigen 6-\u2060stelligen Code ein",
  weak_password: "Bitte erfüllen Sie alle Passwortregeln.",
  invalid_pin: "Die PIN muss aus 4 Ziffern bestehen.",
  invalid_amount: "Der Betrag muss größer als 0 sein.",
  account_required: "Bitte wählen Sie ein Konto aus.",
  history_fields_required: "Betrag und Monate sind erforderlich.",
  transfer_fields_required: "Bitte füllen Sie alle Pflichtfelder aus.",
  bank_details_required: "Bitte geben Sie für eine Überweisung an eine andere Bank deren Namen und Routingnummer an.",
  swift_required: "Für Auslandsüberweisungen ist der SWIFT-Code erforderlich.",
  swift_length: "Der SWIFT-Code muss 8 oder 11 Zeichen lang sein.",

  session_required: "Bitte melden Sie sich an, um fortzufahren.",
  invalid_credentials: "Code oder Passwort ist ungültig.",

  forbidden: "Dazu sind Sie nicht berechtigt.",
  suspended: "Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Kundenservice.",
  incorrect_pin: "Falsche PIN. Bitte versuchen Sie es erneut.",
  password_required: "Bitte bestätigen Sie zuerst Ihr Passwort.",
  invalid_password: "Das Passwort ist ungültig.",

  not_found: "Wir konnten das Gesuchte nicht finden.",
  account_not_found: "Konto nicht gefunden.",
  card_not_found: "Karte nicht gefunden.",
  user_not_found: "Benutzer nicht gefunden.",
  transaction_not_found: "Umsatz nicht gefunden.",

  self_action: "Am eigenen Profil können Sie das nicht tun.",
  last_admin: "Es muss immer mindestens einen aktiven Admin geben.",
  status_changed: "Der Status dieses Umsatzes hat sich inzwischen geändert. Bitte sehen Sie noch einmal nach.",
  recipient_spent: "Der Empfänger hat dieses Geld bereits ausgegeben, die Überweisung kann nicht zurückgeholt werden.",
  account_closed:
    "Das Konto, von dem dieses Geld kommen oder auf das es gehen müsste, ist geschlossen, und sein Guthaben ging an die Bank.",

  payload_too_large: "Die Anfrage ist zu groß.",
  unsupported_media_type: "Senden Sie die Anfrage als application/json.",

  insufficient_funds: "Das Guthaben reicht nicht aus.",
  recipient_not_found: "Empfängerkonto nicht gefunden.",
  same_account: "Wählen Sie ein anderes Konto: Geld kann nicht auf das Konto gehen, von dem es kommt.",
  pin_not_set: "Bitte legen Sie zuerst Ihre PIN fest.",
  invalid_code: "Der Code ist ungültig oder abgelaufen.",
  key_reused: "Diese Anfrage wurde bereits für etwas anderes verwendet. Bitte beginnen Sie neu.",
  history_disabled: "Ein erzeugter Verlauf ist hier nicht verfügbar.",

  pin_locked: "Ihre PIN ist nach zu vielen falschen Eingaben gesperrt.",

  too_many_requests: "Zu viele Versuche. Bitte warten Sie und versuchen Sie es erneut.",
  resend_cooldown: "Bitte warten Sie, bevor Sie einen neuen Code anfordern.",

  internal: "Bei uns ist etwas schiefgegangen. Es wurde nichts geändert.",
  unavailable: "Die Bank ist ausgelastet oder startet neu. Bitte versuchen Sie es gleich noch einmal.",

  unreachable: "Wir konnten die Bank nicht erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  errorOccurred: "Ein Fehler ist aufgetreten",
  resetToUnlock: "Melden Sie sich ab und setzen Sie Ihr Passwort zurück, um sie zu entsperren.",
  tooMany: "Zu viele Versuche.",
  waitMinutes: {
    one: "Versuchen Sie es in {count} Minute erneut.",
    other: "Versuchen Sie es in {count} Minuten erneut.",
  },
} satisfies Catalogue<typeof english>;
