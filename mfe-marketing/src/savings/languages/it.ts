import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Conto di risparmio",
  description:
    "Un conto di risparmio che si apre con {savingsOpeningDeposit}. I primi {savingsFreeWithdrawals} prelievi del mese sono senza penale. Veda in uno schizzo come crescono i versamenti regolari.",
  heading: "Lo metta dove non ci inciampa.",
  lead: "Un posto a parte per il denaro che ha uno scopo. Si apre con {savingsOpeningDeposit}, resta a portata di mano e permette di prelevare quando serve.",
  action: "Apri un conto di risparmio",
  glance1: "Versamento di apertura",
  glance1Value: "{savingsOpeningDeposit}",
  glance2: "Prelievi senza penale",
  glance2Value: "I primi {savingsFreeWithdrawals} del mese",
  glance3: "Versamenti",
  glance3Value: "Ogni volta che vuole",
  glance4: "Verso il suo conto corrente",
  glance4Value: "Subito",
  part1: "A chi è rivolto",
  part1Text:
    "A chi risparmia meglio quando non ha il denaro sotto gli occhi: per tre mesi di affitto, un corso, un tetto. Se dal conto paga bollette o sposta denaro ogni settimana, usi piuttosto il conto corrente, che non ha limiti di prelievo.",
  part2: "La regola dei prelievi",
  part2Text:
    "I primi {savingsFreeWithdrawals} prelievi di un mese di calendario sono senza penale. Il denaro che sposta sul suo conto corrente conta come un prelievo. I versamenti non contano mai: ne faccia quanti ne vuole.",
  part3: "Tenerlo d’occhio",
  part3Text:
    "Il conto ha il proprio elenco di movimenti, mese per mese, con ricerca per riferimento. La panoramica lo mostra accanto agli altri conti e ne fa la somma, nascosta finché non la chiede.",
  sketchTitle: "Quanto diventa nel tempo",
  sketchText:
    "Imposti un versamento mensile e una durata. Qui non pubblichiamo tassi, quindi lo schizzo parte da zero per cento; inserisca un tasso se vuole fare un confronto.",
  sketchDeposit: "Versamento mensile",
  sketchYears: "Anni",
  sketchRate: "Tasso annuo da confrontare, in percentuale",
  sketchRateHint: "Una sua cifra, non un’offerta",
  sketchTotal: { one: "Dopo {count} anno avrebbe", other: "Dopo {count} anni avrebbe" },
  sketchYearCount: { one: "{count} anno", other: "{count} anni" },
  sketchPaidIn: "Versato",
  sketchGrowth: "Crescita al suo tasso",
  sketchRateWrong: "Inserisca un tasso da 0 a {limit}, ad esempio 1,5. Può avere fino a tre decimali.",
  sketchBalance: "Saldo",
  sketchPicture: "Come cresce il risparmio anno dopo anno",
  sketchTable: "Mostra come tabella",
  sketchYear: "Anno",
  sketchYearTick: "Anno {year}",
  sketchNote:
    "Uno schizzo per fare i propri piani. La crescita è capitalizzata ogni mese al tasso inserito; le imposte sono escluse.",
  stepsTitle: "Come aprirlo",
  step1: "Si registri",
  step1Text: "Nome, indirizzo email e password. Se ha già un profilo con noi, salti questo passaggio.",
  step2: "Scelga il risparmio",
  step2Text: "Apriamo il conto accanto a quelli che ha già.",
  step3: "Versi {savingsOpeningDeposit}",
  step3Text: "Li sposti subito dal conto corrente o li invii da un’altra banca.",
  question1: "Che cosa conta come prelievo?",
  question1Answer:
    "Tutto ciò che lascia il conto: un bonifico verso il suo conto corrente, verso un altro cliente o verso un’altra banca.",
  question2: "Posso avere una carta su un conto di risparmio?",
  question2Answer:
    "Sì, ma ogni pagamento con carta è un prelievo. Consigliamo di richiedere le carte sul conto corrente.",
  question3: "Mi serve anche un conto corrente?",
  question3Answer: "No. È utile, perché spostare denaro tra i propri conti è gratuito e immediato.",
} satisfies Catalogue<typeof english>;
