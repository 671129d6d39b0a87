import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Chi siamo",
  description:
    "Perché la banca si chiama {bank}, che cosa promettiamo e tutti i costi che applichiamo, in un’unica tabella.",
  heading: "Un architrave porta il peso perché la porta possa aprirsi.",
  lead: "In inglese «lintel» vuol dire architrave: la trave sopra una porta. Abbastanza forte per il muro che regge, fuori dal passo di chi entra. Cerchiamo di essere una banca così.",
  part1: "Che cosa facciamo",
  part1Text:
    "{bank} è una banca al dettaglio per le persone. Teniamo conti correnti e di risparmio, emettiamo carte di debito e di credito, prestiamo per case, studi e progetti e trasferiamo denaro all’interno della banca, verso altre banche e all’estero. Fa tutto online, e quando scrive risponde una persona.",
  part2: "Che cosa promettiamo",
  promise1: "Prima il prezzo",
  promise1Text: "Se qualcosa costa, l’importo è sullo schermo prima della conferma.",
  promise2: "Nulla parte senza di lei",
  promise2Text: "Ogni bonifico e ogni carta si conferma con il PIN, dopo aver visto che cosa si accetta.",
  promise3: "Parole semplici",
  promise3Text: "Un errore dice che cosa è successo e che cosa fare. Un contratto si legge in una volta sola.",
  promise4: "Rispondono persone",
  promise4Text:
    "L’assistenza c’è a qualsiasi ora. Il nostro personale non chiede mai una password, un PIN o un codice.",
  part3: "Come teniamo i conti",
  part3Text:
    "Ogni importo è scritto due volte: da dove viene e dove va. Le due parti coincidono sempre, al centesimo, e una scrittura non viene mai modificata. Un errore si corregge con una nuova scrittura, visibile a chiunque legga il conto. È un metodo antico e non ne abbiamo trovato uno migliore.",
  feesTitle: "Quanto chiediamo",
  feesText: "Questi sono i costi e le cifre che pubblichiamo. Gli interessi di un prestito si concordano nell’offerta.",
  feesWhat: "Voce",
  feesAmount: "Importo",
  fee1: "Conto corrente, canone mensile",
  fee1Value: "{checkingMonthlyFee}",
  fee2: "Conto corrente, versamento di apertura (resta suo)",
  fee2Value: "{checkingOpeningDeposit}",
  fee3: "Conto di risparmio, versamento di apertura (resta suo)",
  fee3Value: "{savingsOpeningDeposit}",
  fee4: "Scoperto sul conto corrente",
  fee4Value: "{overdraftFee}",
  fee5: "Emissione di una carta",
  fee5Value: "{cardIssuanceFee}",
  fee6: "TAEG della carta di credito",
  fee6Value: "A partire da {creditCardApr}",
  part4: "Dove proseguire",
  part4Text: "Guardi i conti, legga le domande di altri oppure venga a lavorare con noi.",
  seeAccounts: "Vedi i conti",
  seeCareers: "Vedi le posizioni aperte",
} satisfies Catalogue<typeof english>;
