import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "Bereken een maandbedrag",
  intro: "We publiceren hier geen rente, want de uwe hangt van u af. Vul de rente in die u wilt vergelijken.",
  amount: "Bedrag",
  term: "Looptijd",
  years: { one: "{count} jaar", other: "{count} jaar" },
  rate: "Jaarrente, in procenten",
  rateHint: "Uw cijfer, geen aanbod. Bijvoorbeeld 5,25",
  rateWrong: "Vul een rente in van 0 tot {limit}, zoals 5,25. Die mag ten hoogste drie decimalen hebben.",
  monthly: "Elke maand",
  interest: "Rente in totaal",
  total: "Terugbetaald in totaal",
  enterRate: "Zonder rente is dit alleen de lening zelf.",
  principal: "Aflossing",
  interestShort: "Rente",
  leftToPay: "Nog te betalen",
  year: "Jaar",
  yearTick: "Jaar {year}",
  picture: "Waaruit de betalingen van elk jaar bestaan",
  table: "Als tabel bekijken",
  note: "Een illustratie met gelijke maandbedragen. Uw eigen rente en maandbedrag staan in uw aanbod.",
} satisfies Catalogue<typeof english>;
