import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Informativa sulla privacy",
  description: "Che cosa {bank} sa di lei, perché, per quanto tempo, chi altro lo vede e che cosa può chiederci.",
  heading: "Informativa sulla privacy",
  lead: "Conserviamo ciò che serve a una banca per custodire il suo denaro, e nulla di più. Questa pagina dice di che cosa si tratta.",
  part1: "Chi è responsabile",
  part1Text:
    "{bank} decide come vengono usati i suoi dati e ne risponde. Questa informativa riguarda il sito pubblico, la banca online e i messaggi che scambia con noi. Per tutto ciò che riguarda i suoi dati ci scriva dalla pagina Contatti.",
  part2: "Che cosa conserviamo",
  part2Text:
    "Il suo profilo: nome e cognome, indirizzo email, codice cliente, la lingua del suo ultimo accesso e, se li fornisce, indirizzo postale e CAP. I suoi conti, carte e movimenti, con importi, orari, riferimenti, causali e il conto dell’altra parte. I messaggi che ci invia. Un registro degli eventi di sicurezza, come gli accessi e i cambi di password o PIN, con l’indirizzo di rete da cui è giunto ciascuno. I tipi di browser con cui ha effettuato l’accesso, in una forma cifrata in modo irreversibile, per poterle segnalare un tipo nuovo.",
  part3: "Che cosa non possiamo leggere",
  part3Text:
    "Password e PIN sono conservati solo in una forma cifrata in modo irreversibile, che possiamo verificare ma non rileggere. I codici monouso si usano una volta, poi non valgono più. I numeri di carta e i codici di sicurezza sono conservati cifrati e mostrati soltanto a lei, quando lo chiede.",
  part4: "Perché li usiamo",
  part4Text:
    "Per gestire i suoi conti ed eseguire i suoi ordini. Per confermare che è lei. Per individuare e fermare le frodi. Per rispondere ai suoi messaggi. Per tenere le registrazioni che la legge impone alle banche. Non usiamo i suoi movimenti per venderle qualcosa e nessuna persona o società ci paga per i suoi dati.",
  part5: "Chi altro li vede",
  part5Text:
    "La banca che riceve il suo bonifico vede ciò che serve per accreditarlo: nome, conto, importo e causale. Le autorità ricevono dati quando la legge ci obbliga a fornirli. Le società che gestiscono computer o recapitano la posta per noi lavorano secondo le nostre istruzioni e non possono usare i suoi dati per sé.",
  part6: "Cookie e memoria del browser",
  part6Text:
    "Un cookie ricorda la lingua che ha scelto e un altro il tema, ciascuno per un anno. Quando proviamo una nuova versione di una pagina, un terzo la mantiene sulla stessa versione, per un anno al massimo: contiene un numero casuale e nulla su di lei. La memoria del suo browser conserva il tema, la valuta di visualizzazione, la scelta di disattivare le scorciatoie a tasto singolo e, durante la sessione, la chiave di quest’ultima e l’ora della sua ultima azione. Al più tardi fino alla chiusura della scheda conserva anche la pagina per cui le è stato chiesto di accedere, un identificativo dell’ultima persona che ha effettuato l’accesso, il numero di un bonifico o di un ordine di carta di cui non si conosce ancora l’esito, con gli identificativi delle carte già esistenti, e, mentre accede o reimposta una password, l’indirizzo o il codice cliente che ha scritto. Non usiamo cookie pubblicitari o di tracciamento e sulle nostre pagine non viene eseguito alcuno script di altre società.",
  part7: "Per quanto tempo li conserviamo",
  part7Text:
    "Profilo e impostazioni: finché è nostro cliente. Movimenti e registrazioni che li documentano: per il tempo richiesto dalla legge, anche dopo la chiusura di un conto. Messaggi: finché la sua richiesta non è risolta e per un tempo ragionevole dopo. Se il suo profilo viene eliminato, nome e indirizzo sono rimossi; gli importi nei nostri libri e il registro degli eventi di sicurezza con i suoi indirizzi di rete restano, senza il suo nome.",
  part8: "Come li proteggiamo",
  part8Text:
    "Per accedere servono una password e un codice monouso. Gli ordini che muovono denaro richiedono il PIN. Una sessione termina da sola quando si allontana. Il personale vede ciò che serve al suo compito e ogni intervento che modifica qualcosa nel suo profilo viene registrato. Se una violazione la espone a un rischio, le diciamo che cosa è successo e che cosa fare.",
  part9: "Che cosa può chiedere",
  part9Text:
    "Vedere i dati che abbiamo su di lei, in una forma che può portare con sé. Correggere ciò che è sbagliato. Cancellare ciò che non siamo obbligati a conservare. Opporsi a un uso, o far esaminare da una persona una decisione che la riguarda. Ci scriva dalla pagina Contatti; rispondiamo entro un mese. Può anche presentare un reclamo all’autorità per la protezione dei dati del luogo in cui vive.",
  part10: "Modifiche",
  part10Text:
    "Quando questa informativa cambia, cambia la data qui sopra. Se la modifica è importante per lei, la avvisiamo via email prima che si applichi.",
} satisfies Catalogue<typeof english>;
