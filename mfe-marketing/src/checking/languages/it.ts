import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Conto corrente",
  description:
    "Un conto corrente con {checkingMonthlyFee} di canone mensile e senza saldo minimo. Si apre con {checkingOpeningDeposit}. Commissione di scoperto di {overdraftFee}, e come non pagarla mai.",
  heading: "Il conto che fa il lavoro.",
  lead: "Entra lo stipendio, esce l’affitto, in mezzo un caffè. Nessun canone mensile, nessun saldo minimo e una sola commissione da conoscere.",
  action: "Apri un conto corrente",
  glance1: "Canone mensile",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "Versamento di apertura",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "Saldo minimo",
  glance3Value: "Nessuno",
  glance4: "Commissione di scoperto",
  glance4Value: "{overdraftFee}",
  glance5: "Emissione di una carta",
  glance5Value: "{cardIssuanceFee} per carta",
  glance6: "Consegna della carta di debito",
  glance6Value: "{debitCardDelivery} giorni lavorativi",
  part1: "A chi è rivolto",
  part1Text:
    "A chi ha un flusso regolare di denaro: un primo stipendio, una casa condivisa, un’attività autonoma pagata in giorni diversi. Il conto non richiede un reddito minimo né un saldo minimo. Dopo il versamento di apertura di {checkingOpeningDeposit} può restare a zero per tutto il tempo che vuole.",
  part2: "Che cosa può farci",
  part2Text:
    "Inviare denaro subito ad altri clienti {bank}. Inviarlo ad altre banche, nel Paese o all’estero, con codice di routing e codice SWIFT. Pagare bollette con bonifico e una causale che il beneficiario può leggere. Richiedere una carta di debito o di credito sul conto. Ritrovare qualsiasi pagamento dal suo riferimento.",
  part3: "La commissione di scoperto",
  part3Text:
    "Se un pagamento porta il conto sotto zero, addebitiamo {overdraftFee}. Due cose la proteggono: un bonifico fatto online viene rifiutato quando il saldo è troppo basso, e il modulo del bonifico mostra quanto resterà prima della conferma.",
  stepsTitle: "Come aprirlo",
  step1: "Si registri",
  step1Text: "Nome, indirizzo email e una password di almeno {passwordLength} caratteri.",
  step2: "Scelga il conto corrente",
  step2Text:
    "Apriamo il conto e le mostriamo il numero di conto e il codice di routing. Lei imposta il PIN di {pinDigits} cifre.",
  step3: "Versi {checkingOpeningDeposit}",
  step3Text: "Li invii da un’altra banca oppure faccia accreditare lo stipendio. Il conto è pronto all’uso.",
  question1: "Davvero non c’è un canone mensile?",
  question1Answer: "Non c’è, e senza condizioni. Non deve mantenere un saldo né usare una carta.",
  question2: "In quanto tempo arrivano i bonifici?",
  question2Answer:
    "All’interno di {bank}, subito. Verso un’altra banca il denaro parte subito e il bonifico resta in attesa finché l’altra banca non lo ha regolato.",
  question3: "Posso chiudere il conto?",
  question3Answer: "Sì. Trasferisca il saldo altrove e ci scriva dalla pagina Contatti.",
} satisfies Catalogue<typeof english>;
