import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Carte",
  description:
    "Confronti la carta di debito e quella di credito: emissione a {cardIssuanceFee}, consegna in {debitCardDelivery} o {creditCardDelivery} giorni lavorativi, TAEG del credito a partire da {creditCardApr}.",
  heading: "Due carte. In mano e sullo schermo.",
  lead: "Il debito spende quello che ha. Il credito spende in anticipo, a un TAEG che pubblichiamo. Nella banca online può richiedere, vedere, girare e distruggere l’una e l’altra.",
  compareTitle: "Debito e credito a confronto",
  compareWhat: "Voce",
  debit: "Debito",
  credit: "Credito",
  row1: "Il denaro viene da",
  row1Debit: "Il suo conto, subito",
  row1Credit: "Una linea di credito, da rimborsare dopo",
  row2: "Commissione di emissione",
  row2Debit: "{cardIssuanceFee}",
  row2Credit: "{cardIssuanceFee}",
  row3: "TAEG",
  row3Debit: "Nessuno, non si prende nulla in prestito",
  row3Credit: "A partire da {creditCardApr}",
  row4: "Punteggio di credito minimo",
  row4Debit: "Nessuno",
  row4Credit: "{creditCardMinimumScore}",
  row5: "Consegna, in giorni lavorativi",
  row5Debit: "{debitCardDelivery}",
  row5Credit: "{creditCardDelivery}",
  row6: "Si conferma con",
  row6Debit: "Il suo PIN",
  row6Credit: "Il suo PIN",
  part1: "Il controllo dal primo minuto",
  part1Text:
    "Una nuova carta compare nella banca online appena la conferma. Il numero resta mascherato finché non sceglie di mostrarlo, il codice di sicurezza è sul retro e ogni pagamento è elencato sotto la carta con cui è stato fatto.",
  part2: "Se smarrisce una carta",
  part2Text:
    "Apra la carta, scelga «Distruggi carta» e inserisca il PIN. Smette di funzionare in quel momento e non può essere ripristinata. I movimenti passati restano nel suo storico. La sostituzione è una nuova carta, con la consueta commissione di {cardIssuanceFee}.",
  stepsTitle: "Come ottenere una carta",
  step1: "Scelga conto e tipo",
  step1Text: "Nella banca online apra «Carte» e poi «Richiedi una carta». All’inizio è selezionato il debito.",
  step2: "Confermi con il PIN",
  step2Text: "La commissione di {cardIssuanceFee} viene mostrata prima e addebitata sul conto scelto.",
  step3: "La usi",
  step3Text:
    "Vede subito la carta. Quella fisica arriva in {debitCardDelivery} giorni lavorativi per il debito, {creditCardDelivery} per il credito.",
  question1: "Posso avere entrambe le carte?",
  question1Answer: "Sì. Ogni carta appartiene a un conto e ha un proprio numero e un proprio elenco di pagamenti.",
  question2: "Quanto costa una carta?",
  question2Answer:
    "{cardIssuanceFee}, una sola volta, all’emissione. Prendere in prestito con una carta di credito comporta interessi, a un TAEG a partire da {creditCardApr}.",
  question3: "Chi può vedere il numero completo della mia carta?",
  question3Answer:
    "Lei, dopo l’accesso, quando sceglie di mostrarlo. Il nostro personale vede le prime quattro e le ultime quattro cifre.",
  showDebit: "La carta di debito",
  showCredit: "La carta di credito",
} satisfies Catalogue<typeof english>;
