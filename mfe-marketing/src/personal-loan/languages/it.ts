import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prestito personale",
  description:
    "Un prestito personale da {personalLoanMin} a {personalLoanMax}, deciso entro {personalLoanApproval} ore. Calcoli la rata mensile al tasso che imposta lei.",
  heading: "Una somma, un piano, una data di fine.",
  lead: "Da {personalLoanMin} a {personalLoanMax} per un’auto, un trasloco o più debiti riuniti in uno. Ha la nostra risposta entro {personalLoanApproval} ore.",
  action: "Chiedi informazioni sul prestito personale",
  glance1: "Importo",
  glance1Value: "Da {personalLoanMin} a {personalLoanMax}",
  glance2: "Decisione",
  glance2Value: "Entro {personalLoanApproval} ore",
  glance3: "Rimborso",
  glance3Value: "Rate mensili uguali",
  glance4: "Erogato su",
  glance4Value: "Il suo conto corrente",
  part1: "A chi è rivolto",
  part1Text:
    "A chi ha un progetto e un reddito regolare. La rata è uguale ogni mese e il prestito ha un ultimo giorno, che una carta di credito non ha. Per una spesa che può rimborsare in poche settimane, la carta può costare meno.",
  part2: "Riunire i debiti",
  part2Text:
    "Più saldi a tassi diversi sono difficili da seguire. Li sommi, inserisca il totale nel calcolatore con un unico tasso e confronti gli interessi con quanto paga ora. Se il risultato non è migliore, non lo faccia.",
  part3: "Che cosa guardiamo",
  part3Text:
    "Il suo reddito, le spese fisse e quanto rimborsa già ogni mese. Tenga la nuova rata a un importo che potrebbe sostenere anche in un mese magro.",
  stepsTitle: "Come richiederlo",
  step1: "Calcoli una rata",
  step1Text: "Scelga un importo tra {personalLoanMin} e {personalLoanMax} e una durata.",
  step2: "Ci scriva",
  step2Text: "Ci indichi importo, durata e scopo. Rispondiamo entro {personalLoanApproval} ore.",
  step3: "Accetti e riceva",
  step3Text: "Legga l’offerta, la firmi e la somma arriva sul suo conto corrente.",
  question1: "Qual è l’importo minimo?",
  question1Answer:
    "{personalLoanMin}. Per meno di così, risparmiare per qualche mese di solito costa meno che prendere in prestito.",
  question2: "Devo dire a che cosa serve il denaro?",
  question2Answer: "Sì, in poche parole. Ci aiuta a dirle se un altro prestito sarebbe più adatto.",
  question3: "Chiedere incide sul mio punteggio di credito?",
  question3Answer: "Una domanda no. La avvisiamo prima di fare una verifica che altri possono vedere.",
} satisfies Catalogue<typeof english>;
