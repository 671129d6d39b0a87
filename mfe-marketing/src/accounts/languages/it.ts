import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Conti",
  description:
    "Confronti conto corrente e risparmio: versamenti di apertura di {checkingOpeningDeposit} e {savingsOpeningDeposit}, {checkingMonthlyFee} di canone mensile sul conto corrente e lo scopo di ciascun conto.",
  heading: "Un conto da usare. Uno da lasciare in pace.",
  lead: "Il conto corrente gestisce il traffico del mese. Il risparmio mette da parte ciò che il mese non deve toccare. La maggior parte delle persone ha entrambi e sposta denaro dall’uno all’altro gratuitamente.",
  compareTitle: "A confronto",
  compareWhat: "Voce",
  checking: "Conto corrente",
  savings: "Conto di risparmio",
  row1: "Versamento di apertura",
  row1Checking: "{checkingOpeningDeposit}",
  row1Savings: "{savingsOpeningDeposit}",
  row2: "Pensato per",
  row2Checking: "Stipendio, affitto, pagamenti quotidiani",
  row2Savings: "Denaro che servirà più avanti",
  row3: "Prelievi",
  row3Checking: "Quanti ne vuole",
  row3Savings: "I primi {savingsFreeWithdrawals} del mese senza penale",
  row4: "Canone mensile",
  row4Checking: "{checkingMonthlyFee}, senza saldo minimo",
  row4Savings: "Nessuno",
  row5: "Commissione di scoperto",
  row5Checking: "{overdraftFee}",
  row5Savings: "Non può andare in rosso",
  part1: "Scelga il conto corrente se",
  part1Text:
    "qui arriva lo stipendio, da qui parte l’affitto e paga con la carta. Non c’è un canone mensile da recuperare né un saldo da mantenere. Può fare tutti i bonifici che vuole, all’interno di {bank} o verso qualsiasi altra banca.",
  part2: "Scelga il risparmio se",
  part2Text:
    "mette da parte denaro per un anticipo, un viaggio o un mese difficile. Si apre con {savingsOpeningDeposit}. I primi {savingsFreeWithdrawals} prelievi del mese sono senza penale: abbastanza per raggiungere il suo denaro, abbastanza pochi per lasciarlo dov’è.",
  part3: "Che cosa hanno entrambi",
  part3Text:
    "Un numero di conto e un codice di routing per i bonifici in arrivo. Tutti i movimenti mese per mese, con ricerca per riferimento e ricevuta da stampare. Importi in una qualsiasi delle {currencies} valute di visualizzazione, a cambi indicativi. Un saldo che resta nascosto finché non lo chiede.",
  stepsTitle: "Come aprire l’uno o l’altro",
  step1: "Crei il suo profilo",
  step1Text: "Nome, indirizzo email, password. Non costa nulla e non impegna a nulla.",
  step2: "Scelga il tipo di conto",
  step2Text: "Conto corrente, risparmio o entrambi. Riceve il codice cliente e imposta un PIN di {pinDigits} cifre.",
  step3: "Invii il versamento di apertura",
  step3Text:
    "{checkingOpeningDeposit} per il conto corrente, {savingsOpeningDeposit} per il risparmio, da qualsiasi banca.",
  question1: "Posso avere più di un conto?",
  question1Answer: "Sì. Compaiono l’uno accanto all’altro nella banca online e la panoramica ne fa la somma.",
  question2: "Quanto costa spostare denaro tra i miei conti?",
  question2Answer: "Nulla. Arriva subito e compare in entrambi i conti con lo stesso riferimento.",
  question3: "Posso vedere i miei conti in un’altra valuta?",
  question3Answer:
    "Sì. Il denaro resta in dollari statunitensi; la valuta di visualizzazione è una conversione approssimativa per la lettura, non un cambio.",
} satisfies Catalogue<typeof english>;
