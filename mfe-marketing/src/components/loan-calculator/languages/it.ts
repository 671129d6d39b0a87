import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "Calcoli una rata",
  intro: "Qui non pubblichiamo un tasso, perché il suo dipende da lei. Inserisca il tasso che vuole confrontare.",
  amount: "Importo",
  term: "Durata",
  years: { one: "{count} anno", other: "{count} anni" },
  rate: "Tasso annuo, in percentuale",
  rateHint: "Una sua cifra, non un’offerta. Ad esempio 5,25",
  rateWrong: "Inserisca un tasso da 0 a {limit}, ad esempio 5,25. Può avere fino a tre decimali.",
  monthly: "Ogni mese",
  interest: "Interessi in totale",
  total: "Rimborso totale",
  enterRate: "Senza un tasso questo è il solo prestito, senza interessi.",
  principal: "Capitale",
  interestShort: "Interessi",
  leftToPay: "Ancora da pagare",
  year: "Anno",
  yearTick: "Anno {year}",
  picture: "Di che cosa si compongono i pagamenti di ogni anno",
  table: "Mostra come tabella",
  note: "Un’illustrazione con rate mensili uguali. Il tasso e la rata effettivi sono indicati nella sua offerta.",
} satisfies Catalogue<typeof english>;
