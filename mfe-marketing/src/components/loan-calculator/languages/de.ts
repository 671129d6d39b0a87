import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "Rate ausrechnen",
  intro:
    "Wir nennen hier keinen Zinssatz, denn Ihrer hängt von Ihnen ab. Geben Sie den Satz ein, den Sie vergleichen möchten.",
  amount: "Betrag",
  term: "Laufzeit",
  years: { one: "{count} Jahr", other: "{count} Jahre" },
  rate: "Jahreszins in Prozent",
  rateHint: "Ihre Angabe, kein Angebot. Zum Beispiel 5,25",
  rateWrong:
    "Bitte geben Sie einen Satz von 0 bis {limit} ein, zum Beispiel 5,25. Er darf bis zu drei Nachkommastellen haben.",
  monthly: "Jeden Monat",
  interest: "Zinsen insgesamt",
  total: "Rückzahlung insgesamt",
  enterRate: "Ohne Zinssatz ist dies der Kredit allein, ohne Zinsen.",
  principal: "Tilgung",
  interestShort: "Zinsen",
  leftToPay: "Noch offen",
  year: "Jahr",
  yearTick: "Jahr {year}",
  picture: "Woraus die Zahlungen jedes Jahres bestehen",
  table: "Als Tabelle ansehen",
  note: "Eine Veranschaulichung mit gleichen Monatsraten. Ihr Zinssatz und Ihre Rate stehen in Ihrem Angebot.",
} satisfies Catalogue<typeof english>;
