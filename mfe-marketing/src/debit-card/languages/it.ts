import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Carta di debito",
  description:
    "Una carta di debito sul suo conto {bank}. Emissione a {cardIssuanceFee}, consegna in {debitCardDelivery} giorni lavorativi, subito utilizzabile nella banca online.",
  heading: "Spenda quello che ha. Lo veda uscire.",
  lead: "La carta di debito attinge direttamente al suo conto. Nessun prestito, nessun interesse, nessun estratto conto da saldare a fine mese.",
  action: "Richiedi una carta di debito",
  glance1: "Commissione di emissione",
  glance1Value: "{cardIssuanceFee}, una sola volta",
  glance2: "Interessi",
  glance2Value: "Nessuno, non si prende nulla in prestito",
  glance3: "Punteggio di credito minimo",
  glance3Value: "Nessuno",
  glance4: "Consegna",
  glance4Value: "{debitCardDelivery} giorni lavorativi",
  part1: "A chi è rivolta",
  part1Text:
    "A chiunque abbia un conto {bank}. Non c’è una verifica del merito creditizio. È adatta alle spese di ogni giorno, come prima carta e a chi preferisce che un acquisto, una volta fatto, sia concluso.",
  part2: "Che cosa vede",
  part2Text:
    "Ogni pagamento compare sotto la carta e nel suo conto, con l’importo, l’ora e un riferimento da cercare. La panoramica somma il mese in entrate e uscite.",
  part3: "Tenerla al sicuro",
  part3Text:
    "Il numero è mascherato finché non lo mostra e si nasconde di nuovo quando lascia la pagina. Se smarrisce la carta, la distrugga con il PIN. Smette subito di funzionare.",
  stepsTitle: "Come ottenerla",
  step1: "Serve un conto",
  step1Text: "Di solito si sceglie il conto corrente. Si apre con {checkingOpeningDeposit}.",
  step2: "La richieda nella banca online",
  step2Text:
    "«Carte», poi «Richiedi una carta». Il debito è già selezionato. Confermi la commissione di {cardIssuanceFee} con il PIN.",
  step3: "Attenda la carta fisica",
  step3Text: "Arriva in {debitCardDelivery} giorni lavorativi. I dati della carta sono sullo schermo dal primo minuto.",
  question1: "Che cosa succede se il conto è vuoto?",
  question1Answer:
    "Un pagamento che porta il conto corrente sotto zero comporta la commissione di scoperto di {overdraftFee}. Tenga d’occhio il saldo nella panoramica.",
  question2: "Posso richiederne una per un conto di risparmio?",
  question2Answer:
    "Sì. Ogni pagamento conta come un prelievo e solo i primi {savingsFreeWithdrawals} del mese sono senza penale.",
  question3: "Come sostituisco una carta smarrita?",
  question3Answer:
    "Distrugga la vecchia e ne richieda una nuova. La commissione di {cardIssuanceFee} vale per ogni carta.",
} satisfies Catalogue<typeof english>;
