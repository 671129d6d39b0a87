import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  invalid_request: "Controlli i dati e riprovi.",
  missing_fields: "Compili tutti i campi",
  reset_fields_required: "Compili tutti i campi.",
  identifier_required: "Inserisca l’email o il codice cliente",
  login_password_required: "Inserisca la password",
  invalid_otp: "Inserisca un codice valido di 6 cifre",
  weak_password: "La password deve rispettare tutte le regole.",
  invalid_pin: "Il PIN deve essere di 4 cifre.",
  invalid_amount: "L’importo deve essere maggiore di 0.",
  account_required: "Scelga un conto.",
  history_fields_required: "Importo e numero di mesi sono obbligatori.",
  transfer_fields_required: "Compili tutti i campi obbligatori.",
  bank_details_required: "Per un bonifico verso un’altra banca indichi il nome della banca e il codice di routing.",
  swift_required: "Per i bonifici internazionali serve il codice SWIFT.",
  swift_length: "Il codice SWIFT deve essere di 8 o 11 caratteri.",

  session_required: "Acceda per continuare.",
  invalid_credentials: "Codice o password non validi.",

  forbidden: "Non ha l’autorizzazione per questa operazione.",
  suspended: "Il suo profilo è sospeso. Contatti l’assistenza.",
  incorrect_pin: "PIN errato. Riprovi.",
  password_required: "Verifichi prima la password.",
  invalid_password: "Password non valida.",

  not_found: "Non abbiamo trovato quanto richiesto.",
  account_not_found: "Conto non trovato.",
  card_not_found: "Carta non trovata.",
  user_not_found: "Utente non trovato.",
  transaction_not_found: "Movimento non trovato.",

  self_action: "Non è possibile eseguire questa operazione sul proprio profilo.",
  last_admin: "Deve sempre restare almeno un amministratore attivo.",
  status_changed: "Nel frattempo lo stato di questo movimento è cambiato. Lo controlli di nuovo.",
  recipient_spent: "Il beneficiario ha già speso questo denaro: il bonifico non può essere annullato.",
  account_closed:
    "Il conto da cui verrebbe o a cui andrebbe questo denaro è chiuso, e quanto conteneva è passato alla banca.",

  payload_too_large: "La richiesta è troppo grande.",
  unsupported_media_type: "Invii la richiesta come application/json.",

  insufficient_funds: "Saldo insufficiente.",
  recipient_not_found: "Conto del beneficiario non trovato.",
  same_account: "Scelga un altro conto: il denaro non può tornare al conto da cui parte.",
  pin_not_set: "Prima imposti il PIN.",
  invalid_code: "Codice non valido o scaduto.",
  key_reused: "Questa richiesta è già stata usata per altro. Ricominci da capo.",
  history_disabled: "Lo storico generato non è disponibile qui.",

  pin_locked: "Il PIN è bloccato dopo troppi tentativi errati.",

  too_many_requests: "Troppi tentativi. Attenda e riprovi.",
  resend_cooldown: "Attenda prima di richiedere un nuovo codice.",

  internal: "Si è verificato un problema da parte nostra. Nulla è stato modificato.",
  unavailable: "La banca è sovraccarica o si sta riavviando. Riprovi tra poco.",

  unreachable: "Non è stato possibile contattare la banca. Controlli la connessione e riprovi.",
  errorOccurred: "Si è verificato un errore",
  resetToUnlock: "Esca e reimposti la password per sbloccarlo.",
  tooMany: "Troppi tentativi.",
  waitMinutes: { one: "Riprovi tra {count} minuto.", other: "Riprovi tra {count} minuti." },
} satisfies Catalogue<typeof english>;
