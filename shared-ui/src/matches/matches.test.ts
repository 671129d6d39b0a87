import { matches } from "./matches";

it("wants every word, in any order and case, and in whichever part of one", () => {
  expect(matches("Compte d’épargne", "EPAR com")).toBe(true);
  expect(matches("Compte d’épargne", "epar x")).toBe(false);
});

it.each([
  ["pret", "Combien dure un prêt ?"],
  ["wplata", "Wpłata"],
  ["schliessen", "schließen"],
  ["l'oeil", "l’œil"],
  ["bill’s", "the bill's number"],
  ["us bank", "U.S. Bank"],
  ["u.s. bank", "US Bank"],
  ["4-stellige", "Ihre 4-\u2060stellige PIN"],
])("finds what is written with other keys than %s", (typed, text) => {
  expect(matches(text, typed)).toBe(true);
});

it("finds everything by nothing", () => {
  expect(matches("Accounts", "  ")).toBe(true);
});
