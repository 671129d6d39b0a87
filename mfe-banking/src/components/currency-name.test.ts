import { CURRENCIES, findCurrency } from "@lintel/contract";
import { LOCALES } from "@lintel/portal";
import { currencyName } from "./currency-name";

it("has the bank's own names in English and the language's elsewhere", () => {
  const yen = findCurrency("JPY");

  expect(yen && currencyName(yen, "en")).toBe("Japanese Yen");
  expect(yen && currencyName(yen, "fr")).toBe("Yen japonais");
  expect(yen && currencyName(yen, "de")).toBe("Japanischer Yen");
});

it("names all of them in all languages, no two alike", () => {
  for (const locale of LOCALES) {
    expect(new Set(CURRENCIES.map((currency) => currencyName(currency, locale))).size).toBe(CURRENCIES.length);
  }
});
