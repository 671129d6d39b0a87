import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "Come si apre un conto?",
  question1Answer:
    "Crei un profilo con nome, indirizzo email e password. Riceve un codice cliente, sceglie conto corrente o risparmio e imposta un PIN di {pinDigits} cifre. Il conto corrente si apre con {checkingOpeningDeposit}, il risparmio con {savingsOpeningDeposit}.",
  question2: "Quanto costa un conto corrente?",
  question2Answer:
    "Il canone mensile è di {checkingMonthlyFee} e non c’è un saldo minimo. Se un pagamento porta il conto sotto zero, la commissione di scoperto è di {overdraftFee}. I bonifici fatti online vengono rifiutati quando il denaro non c’è, quindi non la causano mai.",
  question3: "In quanto tempo arriva una carta?",
  question3Answer:
    "Una carta di debito arriva in {debitCardDelivery} giorni lavorativi, una carta di credito in {creditCardDelivery}. La carta compare nella banca online appena la conferma con il PIN. L’emissione di ciascuna costa {cardIssuanceFee}.",
  question4: "Come si accede?",
  question4Answer:
    "Inserisca l’indirizzo email o il codice cliente, poi la password, poi il codice di {codeDigits} cifre che inviamo all’email registrata. Il codice vale {codeMinutes} minuti e si usa una sola volta.",
  question5: "A che cosa serve il PIN?",
  question5Answer:
    "Il PIN di {pinDigits} cifre conferma ogni bonifico, ogni nuova carta e ogni carta che distrugge. Prima di inserirlo rivede l’importo e il beneficiario. Non compare mai su uno schermo e non viene mai inviato in un messaggio.",
  question6: "Posso inviare denaro a un’altra banca?",
  question6Answer:
    "Sì, negli Stati Uniti e all’estero. Servono il numero di conto, il nome della banca, il suo codice di routing e il suo codice SWIFT. Il denaro lascia il conto subito e il bonifico resta in attesa finché non è regolato.",
  question7: "Quanti prelievi posso fare dal risparmio?",
  question7Answer:
    "I primi {savingsFreeWithdrawals} del mese sono senza penale. Se sposta denaro più spesso, è più adatto un conto corrente, che non ha questo limite.",
  question8: "Che cosa serve per una carta di credito o un prestito?",
  question8Answer:
    "Una carta di credito richiede un punteggio di credito di almeno {creditCardMinimumScore}; il suo TAEG parte da {creditCardApr}. I prestiti personali vanno da {personalLoanMin} a {personalLoanMax} e decidiamo entro {personalLoanApproval} ore.",
} satisfies Catalogue<typeof english>;
