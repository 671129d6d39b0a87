import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Contatti",
  description:
    "Scriva a {bank}, di giorno e di notte. Telefono, email, indirizzo postale e un modulo che legge una persona.",
  heading: "Ci chieda. Risponde una persona.",
  lead: "Scriva a qualsiasi ora. Per ciò che riguarda il suo conto, se può acceda prima: la aiutiamo più in fretta quando sappiamo chi è.",
  detailsTitle: "Altri modi per raggiungerci",
  phone: "Telefono",
  email: "Email",
  address: "Indirizzo postale",
  hours: "Orari",
  hoursText: "24 ore su 24, sette giorni su sette",
  beforeTitle: "Prima di scrivere",
  before1: "Carta smarrita?",
  before1Text: "La distrugga subito nella banca online. È più rapido di un messaggio.",
  before2: "Password dimenticata?",
  before2Text: "Può reimpostarla da sé con un codice inviato alla sua email.",
  resetPassword: "Reimposta la password",
  before3: "Una domanda generale?",
  before3Text: "Forse ha già una risposta.",
  formTitle: "Ci scriva",
  name: "Il suo nome",
  yourEmail: "Il suo indirizzo email",
  message: "Messaggio",
  messageHint: "Per favore, niente numeri di carta, password, PIN o codici.",
  characters: "{count} di {limit} caratteri",
  send: "Invia messaggio",
  nameMissing: "Inserisca il suo nome.",
  emailMissing: "Inserisca il suo indirizzo email.",
  emailWrong: "Inserisca un indirizzo email come nome@example.com.",
  messageMissing: "Scriva un messaggio.",
  messageLong: "Il messaggio deve restare sotto i {limit} caratteri.",
  charactersRefused: "Contiene caratteri che non possiamo accettare.",
  sentTitle: "Il suo messaggio è arrivato.",
  sentText: "Rispondiamo a {email}. Non deve fare altro.",
  sendAnother: "Scrivi un altro messaggio",
  failed: "Il messaggio non è stato inviato. È ancora qui: controlli la connessione e lo invii di nuovo.",
  unclear:
    "La banca non ha dato una risposta chiara: il messaggio potrebbe essere arrivato. È ancora qui; se lo invia di nuovo, potremmo riceverlo due volte.",
  tooMany:
    "Sono stati inviati troppi messaggi in poco tempo. Il testo è conservato qui; nel frattempo può usare il telefono, l’email o l’indirizzo postale indicati in questa pagina.",
  waitMinutes: { one: "Riprovi tra {count} minuto.", other: "Riprovi tra {count} minuti." },
  needsScript:
    "Il modulo richiede JavaScript. Senza, usi il telefono, l’email o l’indirizzo postale indicati in questa pagina.",
} satisfies Catalogue<typeof english>;
