import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Termini e condizioni",
  description: "Le condizioni per usare il sito, i conti, le carte e i bonifici di {bank}, in parole semplici.",
  heading: "Termini e condizioni",
  lead: "Queste condizioni valgono tra lei e {bank} quando usa il nostro sito e la banca online. La preghiamo di leggerle: sono scritte per essere lette.",
  part1: "Chi può usare il servizio",
  part1Text:
    "Può aprire un profilo se è maggiorenne, agisce per sé e ci fornisce il suo vero nome e un indirizzo email che legge. Una persona, un profilo. Possiamo chiedere una prova della sua identità e possiamo rifiutare una domanda; in tal caso lo diciamo.",
  part2: "Il suo profilo e i suoi segreti",
  part2Text:
    "Tenga per sé la password, il PIN di {pinDigits} cifre e i codici monouso. Non li chiediamo mai per telefono, email o messaggio. Se pensa che qualcun altro ne conosca uno, lo cambi e ci avvisi subito. Finché non ci avvisa, gli ordini confermati con il suo PIN valgono come suoi, salvo che la legge disponga altrimenti.",
  part3: "Conti",
  part3Text:
    "Il conto corrente si apre con {checkingOpeningDeposit}, ha un canone mensile di {checkingMonthlyFee} e nessun saldo minimo. Se un pagamento lo porta sotto zero, la commissione di scoperto è di {overdraftFee}. Il conto di risparmio si apre con {savingsOpeningDeposit}; i primi {savingsFreeWithdrawals} prelievi del mese sono senza penale. I conti sono tenuti in dollari statunitensi. Un’altra valuta di visualizzazione è una conversione approssimativa e non cambia nulla del conto.",
  part4: "Carte",
  part4Text:
    "L’emissione di una carta costa {cardIssuanceFee}, addebitati sul conto scelto. Le carte di debito sono consegnate in {debitCardDelivery} giorni lavorativi, le carte di credito in {creditCardDelivery}. Una carta di credito richiede un punteggio di credito di almeno {creditCardMinimumScore}; il suo TAEG parte da {creditCardApr} ed è indicato nel contratto. Una carta distrutta non può essere ripristinata.",
  part5: "Bonifici",
  part5Text:
    "Un bonifico è un suo ordine dal momento in cui lo conferma con il PIN. Verifichi prima il beneficiario: agiamo in base al numero di conto. Un bonifico all’interno di {bank} arriva subito. Un bonifico verso un’altra banca lascia il conto subito e resta in attesa finché non è regolato; se non riesce, l’importo le viene restituito. Rifiutiamo un ordine quando il saldo è troppo basso.",
  part6: "Prestiti",
  part6Text:
    "I calcolatori di questo sito sono illustrativi e non sono un’offerta. Un prestito esiste quando entrambe le parti hanno accettato un’offerta scritta che indica importo, durata, tasso e totale. I prestiti personali vanno da {personalLoanMin} a {personalLoanMax}; i mutui casa arrivano a {homeLoanMaxYears} anni.",
  part7: "Che cosa non è consentito",
  part7Text:
    "Non usi {bank} per nulla di illecito, per denaro che non è suo o per aggirare un limite che abbiamo posto. Non cerchi di raggiungere i dati di altre persone né di disturbare il servizio. Se trova una debolezza, ce lo dica: gliene siamo grati.",
  part8: "Sospensione e chiusura",
  part8Text:
    "Possiamo sospendere un profilo se sospettiamo una frode o un abuso, o se la legge ci obbliga. In tal caso può ancora accedere e leggere, ma non inviare denaro né richiedere carte. Ci contatti per far esaminare la situazione. Può chiudere i suoi conti in qualsiasi momento, una volta a zero. Noi possiamo chiuderli con un preavviso ragionevole.",
  part9: "Disponibilità e responsabilità",
  part9Text:
    "Lavoriamo perché la banca online sia aperta giorno e notte, ma può essere interrotta per manutenzione o per guasti. Rispondiamo delle perdite che causiamo violando queste condizioni o la legge. Non rispondiamo delle perdite causate da eventi fuori dal nostro controllo o da segreti che lei ha rivelato. Nulla qui limita i diritti che la legge le riconosce.",
  part10: "Modifiche e legge applicabile",
  part10Text:
    "Possiamo modificare queste condizioni. Ne riceve notizia via email prima che una modifica si applichi e, se non è d’accordo, può chiudere i suoi conti. Si applica la legge del luogo in cui {bank} ha sede, insieme alla tutela dei consumatori del luogo in cui lei vive. Se una condizione non è valida, le altre restano.",
  part11: "Domande",
  part11Text: "Se qualcosa qui non è chiaro, chieda prima di accettare.",
  contactLink: "Contatti",
} satisfies Catalogue<typeof english>;
