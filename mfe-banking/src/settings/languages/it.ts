import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Impostazioni",
  loading: "Caricamento delle impostazioni",
  failed: "Non è stato possibile caricare le impostazioni.",

  infoTitle: "Dati del profilo",
  name: "Nome",
  email: "Email",
  currency: "Valuta attuale",
  accounts: "Numero di conti",
  changePin: "Cambia PIN",
  changeCurrency: "Cambia valuta",
  changePassword: "Per cambiare la password, esca e la reimposti nella pagina di accesso.",

  addressTitle: "Indirizzo",
  address: "Indirizzo",
  zipCode: "CAP",
  saveChanges: "Salva modifiche",
  addressUpdated: "Indirizzo aggiornato.",
  undoChanges: "Annulla modifiche",

  displayTitle: "Sicurezza e aspetto",
  theme: "Tema",
  themeLight: "Chiaro",
  themeDark: "Scuro",
  language: "Lingua",
  languageHint: "Le nostre email arriveranno in questa lingua dal suo prossimo accesso.",
  shortcuts: "Scorciatoie da tastiera",
  shortcutsHint: "Singoli tasti, per esempio «n» per un nuovo bonifico. Un punto interrogativo li elenca tutti.",

  dataTitle: "I suoi dati",
  dataLead: "Un file JSON con il suo profilo, i conti, le carte e i movimenti.",
  dataCare:
    "I numeri di conto vi compaiono per intero; il PIN, la password e i numeri di carta completi no. Conservi il file dove solo lei può aprirlo.",
  dataDownload: "Scarica i suoi dati",
  dataCollecting: "Raccolta dei suoi dati…",
  dataDownloaded: "Scaricato come {name}.",
  dataFailed: "Non è stato possibile scaricare i suoi dati.",

  resetTitle: "Reimposta PIN",
  resetLead:
    "Prima la password del profilo, poi il nuovo PIN. Un nuovo PIN non toglie un blocco: per farlo, esca e reimposti la password.",
  backToSettings: "Impostazioni",
  password: "Password del profilo",
  showPassword: "Mostra password",
  hidePassword: "Nascondi password",
  capsLock: "Blocco maiuscole attivo",
  verify: "Verifica password",
  enterPassword: "Inserisca la password",
  invalidPassword: "Password non valida.",
  passwordVerified: "Password verificata. Ora può impostare il PIN.",
  pinSet: "PIN impostato.",
  pinUncertain:
    "Non sappiamo se il nuovo PIN è impostato. Se lo è, un’email glielo conferma. Provi il nuovo PIN oppure ricominci da qui con la password.",
  goingBack: "Il nuovo PIN è impostato. Ritorno in corso…",
} satisfies Catalogue<typeof english>;
