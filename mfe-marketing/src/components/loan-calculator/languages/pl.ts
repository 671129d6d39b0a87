import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "Oblicz ratę",
  intro: "Nie podajemy tu oprocentowania, bo Twoje zależy od Ciebie. Wpisz stawkę, którą chcesz porównać.",
  amount: "Kwota",
  term: "Okres",
  years: { one: "{count} rok", few: "{count} lata", many: "{count} lat", other: "{count} roku" },
  rate: "Oprocentowanie roczne, w procentach",
  rateHint: "Twoja liczba, nie oferta. Na przykład 5,25",
  rateWrong: "Wpisz stawkę od 0 do {limit}, na przykład 5,25. Może mieć do trzech miejsc po przecinku.",
  monthly: "Co miesiąc",
  interest: "Odsetki razem",
  total: "Spłata razem",
  enterRate: "Bez stawki to sam kredyt, bez odsetek.",
  principal: "Kapitał",
  interestShort: "Odsetki",
  leftToPay: "Do spłaty",
  year: "Rok",
  yearTick: "Rok {year}",
  picture: "Z czego składają się płatności w każdym roku",
  table: "Pokaż jako tabelę",
  note: "Ilustracja z równymi ratami miesięcznymi. Twoja stawka i rata są w ofercie.",
} satisfies Catalogue<typeof english>;
