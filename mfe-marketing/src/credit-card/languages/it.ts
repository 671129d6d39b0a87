import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Carta di credito",
  description:
    "Una carta di credito con TAEG a partire da {creditCardApr} e punteggio di credito minimo di {creditCardMinimumScore}. Emissione a {cardIssuanceFee}, consegna in {creditCardDelivery} giorni lavorativi.",
  heading: "Un prestito breve, a condizioni che ha letto.",
  lead: "Una carta di credito per le spese che arrivano prima del denaro. Il TAEG parte da {creditCardApr} e le condizioni sono in questa pagina.",
  action: "Richiedi una carta di credito",
  glance1: "TAEG",
  glance1Value: "A partire da {creditCardApr}",
  glance2: "Punteggio di credito minimo",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Commissione di emissione",
  glance3Value: "{cardIssuanceFee}, una sola volta",
  glance4: "Consegna",
  glance4Value: "{creditCardDelivery} giorni lavorativi",
  part1: "A chi è rivolta",
  part1Text:
    "A chi può rimborsare in poche settimane e vuole un margine nel frattempo: un volo prenotato in anticipo, una riparazione, una cauzione che torna indietro. Serve un punteggio di credito di almeno {creditCardMinimumScore}. Se pensa di rimborsare in più anni, guardi prima un prestito personale.",
  part2: "Che cosa significa qui il TAEG",
  part2Text:
    "Il TAEG è il costo annuo del prestito. Il nostro parte da {creditCardApr}; il tasso che la riguarda è indicato nel contratto prima che lo accetti. Per farsi un’idea, un saldo riportato per un mese costa circa un dodicesimo del tasso annuo.",
  part3: "Nella banca online",
  part3Text:
    "La carta ha un proprio elenco di pagamenti. Può mostrarne il numero e il codice di sicurezza, girarla sullo schermo e distruggerla con il PIN se la smarrisce.",
  stepsTitle: "Come richiederla",
  step1: "Verifichi il suo punteggio",
  step1Text:
    "Chiediamo {creditCardMinimumScore} o più. Il punteggio nella panoramica è indicativo e non è quello di una centrale rischi.",
  step2: "La richieda nella banca online",
  step2Text:
    "«Carte», poi «Richiedi una carta», poi «Carta di credito». Confermi la commissione di {cardIssuanceFee} con il PIN.",
  step3: "La riceva",
  step3Text: "La carta fisica arriva in {creditCardDelivery} giorni lavorativi.",
  question1: "Perché la consegna richiede più tempo rispetto a una carta di debito?",
  question1Answer:
    "Una carta di credito viene verificata prima di essere prodotta. Questo aggiunge qualche giorno: {creditCardDelivery} giorni lavorativi invece di {debitCardDelivery}.",
  question2: "E se il mio punteggio è inferiore a {creditCardMinimumScore}?",
  question2Answer:
    "Una carta di debito non ha un punteggio minimo. Può richiedere il credito più avanti, quando il punteggio sarà salito.",
  question3: "Posso smettere di usarla in qualsiasi momento?",
  question3Answer: "Sì. Distruggere la carta blocca subito i nuovi pagamenti. Quanto deve resta da rimborsare.",
} satisfies Catalogue<typeof english>;
