import type { Catalogue } from "@lintel/contract";
import type english from "./en";

export default {
  hello: "Buongiorno {name},",
  helloWithoutName: "Buongiorno,",
  staffNeverAsk: "Il personale di {bank} non chiede mai un codice, la password o il PIN.",
  signIn: "Accedi",
  newPassword: "Scegli una nuova password",
  contactUs: "Contatti",
  link: "{text}: {address}",
  moment: "{day} alle ore {time} UTC",
  loginCodeSubject: "Il suo codice di accesso {bank}",
  loginCodeUse: "Usi questo codice per completare l’accesso. Vale una volta sola, per {minutes} minuti.",
  loginCodeElse:
    "Se non ha provato ad accedere, qualcuno potrebbe aver digitato per errore il suo indirizzo email o il suo codice cliente. Senza la sua password il codice non gli serve a nulla, e lei non deve fare niente.",
  resetCodeSubject: "Il suo codice {bank} per reimpostare la password",
  resetCodeUse: "Usi questo codice per scegliere una nuova password. Vale una volta sola, per {minutes} minuti.",
  resetCodeElse: "Se non lo ha chiesto, non deve fare niente: la sua password resta quella di prima.",
  welcomeSubject: "Le diamo il benvenuto in {bank}",
  welcomeId:
    "Il suo profilo di banca online è pronto. Il suo codice cliente è {bankingId}: può accedere con questo o con questo indirizzo email.",
  welcomeNext: "Ora acceda e scelga un PIN di quattro cifre. Con esso confermerà ogni bonifico.",
  addressTakenSubject: "Qualcuno ha provato a registrarsi con il suo indirizzo email",
  addressTakenWhat:
    "Qualcuno ha provato ad aprire un nuovo profilo {bank} con questo indirizzo email. Lei ne ha già uno, quindi non è cambiato nulla.",
  addressTakenElse:
    "Se è stato lei, acceda come al solito. Se ha dimenticato la password, può sceglierne una nuova. Se non è stato lei, non deve fare niente.",
  passwordSubject: "La sua password è stata cambiata",
  passwordWhat:
    "La password della sua banca online è stata cambiata in data {moment}. Chiunque avesse effettuato l’accesso è stato disconnesso.",
  passwordElse: "Se non è stato lei, scelga subito una nuova password e ci avvisi immediatamente.",
  pinSetSubject: "Il suo PIN è stato impostato",
  pinSetWhat: "Il PIN che conferma i suoi bonifici è stato impostato in data {moment}.",
  pinChangedSubject: "Il suo PIN è stato cambiato",
  pinChangedWhat: "Il PIN che conferma i suoi bonifici è stato cambiato in data {moment}.",
  pinElse:
    "Se non è stato lei, scelga subito una nuova password, che disconnette chiunque, e ci avvisi immediatamente. Dove ha effettuato l’accesso lei, esca prima.",
  newSignInSubject: "Un nuovo accesso alla sua banca online",
  newSignInWhat: "Qualcuno ha effettuato l’accesso a suo nome in data {moment}, dall’indirizzo {ip}, con {browser}.",
  newSignInBefore: {
    one: "In precedenza {count} tentativo non era riuscito.",
    other: "In precedenza {count} tentativi non erano riusciti.",
  },
  newSignInElse:
    "Se è stato lei, non deve fare niente. Altrimenti scelga subito una nuova password, che disconnette chiunque, e ci avvisi immediatamente. Dove ha effettuato l’accesso lei, esca prima.",
  browserOn: "{browser} su {system}",
  unknownBrowser: "un browser sconosciuto",
  suspendedSubject: "Il suo profilo è stato sospeso",
  suspendedWhat:
    "Il suo profilo è stato sospeso. Può ancora accedere e vedere i suoi conti e movimenti; bonifici, carte e modifiche sono bloccati.",
  suspendedNext: "Contatti l’assistenza.",
} satisfies Catalogue<typeof english>;
