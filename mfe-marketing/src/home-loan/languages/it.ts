import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Mutuo casa",
  description:
    "Un mutuo casa con durata fino a {homeLoanMaxYears} anni. Imposti importo, durata e tasso e veda quanto va al capitale e quanto agli interessi.",
  heading: "Un mutuo lungo merita uno sguardo lungo.",
  lead: "Per acquistare, costruire o ristrutturare la casa in cui vive. La durata arriva a {homeLoanMaxYears} anni, quindi una piccola variazione del tasso è una grande variazione del totale.",
  action: "Chiedi informazioni sul mutuo casa",
  glance1: "Scopo",
  glance1Value: "Acquistare, costruire o ristrutturare",
  glance2: "Durata",
  glance2Value: "Fino a {homeLoanMaxYears} anni",
  glance3: "Importo",
  glance3Value: "In base al valore della casa",
  glance4: "Rimborso",
  glance4Value: "Mensile, dal conto corrente",
  part1: "A chi è rivolto",
  part1Text:
    "A chi compra la prima casa, passa alla successiva o rifà il tetto a quella vecchia. Una parte del prezzo la mette lei; più ne mette, minore è la somma su cui paga interessi.",
  part2: "Breve o lungo",
  part2Text:
    "Una durata più lunga alleggerisce ogni mese e rende più caro l’intero mutuo. Sposti la durata nel calcolatore e guardi gli interessi. Poi scelga la durata più breve la cui rata la lascia ancora dormire.",
  part3: "Che cosa serve",
  part3Text:
    "Un documento di reddito, il contratto di acquisto o il preventivo dell’impresa e un elenco degli altri prestiti. Le diciamo subito se manca un documento.",
  stepsTitle: "Come richiederlo",
  step1: "Calcoli una rata",
  step1Text: "Usi il calcolatore con il prezzo della casa, meno la parte che mette lei.",
  step2: "Ci invii le linee generali",
  step2Text: "Importo, durata, indirizzo della casa. La richiamiamo con domande e un elenco di documenti.",
  step3: "Decida sull’offerta",
  step3Text: "Indica tasso, rata e totale. Lei firma, il venditore è pagato.",
  question1: "Quanto può durare il mutuo?",
  question1Answer: "Fino a {homeLoanMaxYears} anni.",
  question2: "Prendete una decisione prima che io abbia trovato casa?",
  question2Answer: "Sì. Ci indichi il suo reddito e il suo budget e le diciamo per iscritto quanto presteremmo.",
  question3: "Posso usarlo solo per una ristrutturazione?",
  question3Answer: "Sì. Per lavori più piccoli, fino a {personalLoanMax}, un prestito personale può essere più rapido.",
} satisfies Catalogue<typeof english>;
