import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Domande frequenti",
  description:
    "Risposte su conti, carte, bonifici, prestiti, accesso e sicurezza in {bank}. Può cercare o scorrere per argomento.",
  heading: "Chiesto spesso, risposto una volta.",
  lead: "Cerchi una parola o legga per argomento. Se manca la sua domanda, ce la faccia: risponderà una persona.",
  search: "Cerca tra le domande",
  searchClear: "Cancella ricerca",
  found: { one: "{count} risposta", other: "{count} risposte" },
  nothingFound: "Nessuna domanda corrisponde alla ricerca.",
  nothingFoundHelp: "Provi una parola più breve o ci scriva.",
  askUs: "Ci scriva",
  groupAccounts: "Conti",
  groupCards: "Carte",
  groupTransfers: "Bonifici e pagamenti",
  groupLoans: "Prestiti e credito",
  groupSecurity: "Accesso e sicurezza",
  groupSupport: "Impostazioni e assistenza",
  accounts1: "Dove trovo il numero di conto e il codice di routing?",
  accounts1Answer:
    "Nella banca online apra «Conti» e scelga «Dettagli». Entrambi sono lì, con un pulsante per copiarli.",
  accounts2: "Ricevo estratti conto?",
  accounts2Answer:
    "I movimenti sono elencati mese per mese, fin dall’apertura del conto. Cerchi per riferimento, ne apra uno per i dettagli e stampi una ricevuta da conservare.",
  accounts3: "Perché il saldo è mostrato con asterischi?",
  accounts3Answer:
    "Perché nessuno lo legga alle sue spalle. Prema l’occhio accanto al saldo per mostrarlo o nasconderlo.",
  cards1: "Quanto costa una carta?",
  cards1Answer: "L’emissione di una carta di debito o di credito costa {cardIssuanceFee}, addebitati sul conto scelto.",
  cards2: "Ho smarrito la carta. Che cosa faccio?",
  cards2Answer:
    "Acceda, apra la carta, scelga «Distruggi carta» e confermi con il PIN. Smette subito di funzionare e non può essere ripristinata. Poi ne richieda una nuova.",
  cards3: "Posso usare una carta prima che arrivi?",
  cards3Answer:
    "Numero, scadenza e codice di sicurezza sono nella banca online dal primo minuto, alla voce «Mostra dettagli».",
  transfers1: "Quanto è rapido un bonifico?",
  transfers1Answer:
    "Tra conti {bank} è immediato. Verso altre banche resta in attesa finché non è regolato; alla fine l’elenco indica «Riuscito» o «Non riuscito». Un bonifico non riuscito viene rimborsato.",
  transfers2: "Come pago una bolletta?",
  transfers2Answer:
    "Faccia un bonifico al conto indicato sulla bolletta e ne scriva il numero nella causale. Il beneficiario lo vede.",
  transfers3: "Che cos’è un codice SWIFT e quando serve?",
  transfers3Answer:
    "Identifica una banca a livello internazionale, con 8 o 11 caratteri. Lo richiede ogni bonifico verso un’altra banca. Il beneficiario lo trova su un estratto conto o presso la sua banca.",
  loans1: "In quanto tempo viene deciso un prestito personale?",
  loans1Answer: "Entro {personalLoanApproval} ore, per importi da {personalLoanMin} a {personalLoanMax}.",
  loans2: "Quanto può durare un mutuo casa?",
  loans2Answer:
    "Fino a {homeLoanMaxYears} anni. Il calcolatore nella sua pagina mostra l’effetto di una durata più lunga sugli interessi.",
  loans3: "Che cos’è il punteggio di credito nella panoramica?",
  loans3Answer:
    "Una cifra da {creditScoreMin} a {creditScoreMax}, calcolata in base all’attività del conto. È indicativa e non è il punteggio di una centrale rischi.",
  security1: "Ho dimenticato la password.",
  security1Answer:
    "Usi il collegamento nella pagina di accesso. Inviamo un codice di {codeDigits} cifre alla sua email; lo inserisca insieme a una nuova password. Tutte le sessioni aperte altrove si chiudono.",
  security2: "Ho dimenticato il PIN, oppure è bloccato.",
  security2Answer:
    "In «Impostazioni», «Cambia PIN» chiede la password e permette di impostarne uno nuovo. Cinque PIN errati di seguito lo bloccano per un po’; reimpostare la password lo sblocca.",
  security3: "Qualcuno mi ha chiesto il codice.",
  security3Answer:
    "Non lo dia. Il personale di {bank} non chiede mai un codice, una password o un PIN. Se lo ha già dato, cambi la password e ci scriva.",
  support1: "Posso usare il sito nella mia lingua?",
  support1Answer:
    "Il sito parla otto lingue. Scelga la sua con il pulsante in basso a destra; viene ricordata. Le nostre email arrivano nella lingua del suo ultimo accesso. Gli importi restano nello stesso formato in tutte.",
} satisfies Catalogue<typeof english>;
