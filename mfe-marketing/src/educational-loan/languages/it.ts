import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prestito per lo studio",
  description:
    "Un prestito per lo studio: tasse, libri e spese di vita. Veda quanto costerebbe rimborsare ogni anno di studi, al tasso che imposta lei.",
  heading: "Paghi il corso, non la preoccu\u00adpazione.",
  lead: "Per tasse, libri e una stanza vicino all’università. Erogato per semestre: prende in prestito il denaro di un anno quando l’anno comincia, e non prima.",
  action: "Chiedi informazioni sul prestito per lo studio",
  glance1: "Scopo",
  glance1Value: "Tasse, libri, spese di vita",
  glance2: "Importo",
  glance2Value: "In base al costo del corso",
  glance3: "Erogazione",
  glance3Value: "Semestre per semestre",
  glance4: "Rimborso",
  glance4Value: "Mensile, dal conto corrente",
  part1: "A chi è rivolto",
  part1Text:
    "A chi studia all’università, in un’accademia o in una scuola professionale, e agli adulti che tornano a studiare. Un genitore o un altro adulto può sottoscrivere il prestito insieme a lei.",
  part2: "Chieda meno di quanto può",
  part2Text:
    "Conti prima le borse di studio e i suoi guadagni, poi prenda in prestito il resto. Nel calcolatore confronti un anno con tutti gli anni: gli interessi su denaro che ancora non serviva sono il costo più facile da evitare.",
  part3: "Che cosa serve",
  part3Text:
    "Una lettera di ammissione, il prospetto delle tasse della scuola e un’idea delle spese mensili. In seguito, un certificato di iscrizione prima di ogni pagamento.",
  stepsTitle: "Come richiederlo",
  step1: "Sommi i costi del corso",
  step1Text: "Tasse, libri, affitto, viaggi. Tolga quello che ha.",
  step2: "Ci scriva",
  step2Text: "Invii l’importo, la durata del corso e il nome della scuola. Le chiediamo i documenti che servono.",
  step3: "Cominci il semestre",
  step3Text: "Ogni pagamento arriva sul suo conto corrente prima dell’inizio del semestre.",
  question1: "Quando comincia il rimborso?",
  question1Answer: "L’offerta indica la data. Ne chieda una adatta alla fine del suo corso.",
  question2: "Posso usarlo per studiare all’estero?",
  question2Answer: "Sì. Paga la scuola con un bonifico internazionale dalla banca online, con il suo codice SWIFT.",
  question3: "E se lascio il corso prima della fine?",
  question3Answer: "Ce lo dica. I pagamenti futuri si fermano e lei rimborsa quanto ha ricevuto.",
} satisfies Catalogue<typeof english>;
