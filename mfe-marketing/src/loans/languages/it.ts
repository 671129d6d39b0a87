import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prestiti",
  description:
    "Mutui casa fino a {homeLoanMaxYears} anni, prestiti personali da {personalLoanMin} a {personalLoanMax}, prestiti per lo studio. Calcoli una rata prima di parlare con noi.",
  heading: "Un prestito con il conto davanti agli occhi.",
  lead: "Tre prestiti, ciascuno per uno scopo. Provi prima la rata, poi ci dica che cosa le serve. Nessun tasso è nascosto dietro un modulo: lo imposta lei finché non le facciamo un’offerta.",
  compareTitle: "Quale prestito per che cosa",
  compareLoan: "Prestito",
  compareFor: "Per",
  compareAmount: "Importo",
  compareTerm: "Durata",
  loan1: "Mutuo casa",
  loan1For: "Acquistare, costruire o ristrutturare una casa",
  loan1Amount: "In base al valore della casa",
  loan1Term: "Fino a {homeLoanMaxYears} anni",
  loan2: "Prestito personale",
  loan2For: "Un’auto, un trasloco, più debiti riuniti in uno",
  loan2Amount: "Da {personalLoanMin} a {personalLoanMax}",
  loan2Term: "Concordata con lei",
  loan3: "Prestito per lo studio",
  loan3For: "Tasse, libri, spese di vita",
  loan3Amount: "In base al costo del corso",
  loan3Term: "Concordata con lei",
  part1: "Come decidiamo",
  part1Text:
    "Guardiamo quanto guadagna, quanto deve già e a che cosa serve il prestito. Per un prestito personale ha la nostra risposta entro {personalLoanApproval} ore. Un mutuo casa o un prestito per lo studio richiede più tempo, perché ci sono documenti da leggere.",
  part2: "Che cosa contiene un’offerta",
  part2Text:
    "L’importo, la durata, il tasso annuo, la rata mensile e il totale che avrà rimborsato. Non deve nulla finché non l’accetta per iscritto.",
  part3: "Se rimborsare diventa difficile",
  part3Text:
    "Scriva o chiami prima della scadenza. Preferiamo cambiare un piano insieme a lei che rincorrere una rata non pagata.",
  stepsTitle: "Dalla domanda al prestito",
  step1: "Provi il calcolo",
  step1Text:
    "Ogni pagina di prestito ha un calcolatore. Cambi importo, durata e tasso finché la rata non è adatta al suo mese.",
  step2: "Ce ne parli",
  step2Text: "Ci scriva dalla pagina Contatti indicando importo, durata e scopo.",
  step3: "Legga l’offerta",
  step3Text: "Si prenda il tempo che serve. Una volta accettata, il denaro arriva sul suo conto corrente.",
  question1: "Perché devo inserire il tasso?",
  question1Answer:
    "Perché il suo dipende da lei e dal prestito. Un tasso pubblicizzato che pochi ottengono la trarrebbe solo in inganno.",
  question2: "Mi serve un conto con voi?",
  question2Answer: "Sì, un conto corrente, per poter erogare il prestito e incassare le rate. Non ha canone mensile.",
  question3: "Posso rimborsare in anticipo?",
  question3Answer:
    "Lo chieda in qualsiasi momento. L’offerta indica come si calcola un rimborso anticipato prima che lei l’accetti.",
  askAboutLoan: "Chiedi informazioni su un prestito",
  viewHomeLoan: "Vedi il mutuo casa",
  viewPersonalLoan: "Vedi il prestito personale",
  viewEducationalLoan: "Vedi il prestito per lo studio",
} satisfies Catalogue<typeof english>;
