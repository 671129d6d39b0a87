import { CURRENCIES, findCurrency } from "./currencies";

describe("the currencies", () => {
  it("are the twenty-one of the specification at its rates", () => {
    expect(Object.fromEntries(CURRENCIES.map(({ code, rate }) => [code, Number(rate)]))).toEqual({
      USD: 1,
      EUR: 0.85,
      GBP: 0.73,
      JPY: 110.5,
      CAD: 1.25,
      AUD: 1.35,
      CHF: 0.92,
      CNY: 6.45,
      INR: 74.5,
      SGD: 1.35,
      NZD: 1.45,
      MXN: 20.3,
      BRL: 5.2,
      ZAR: 14.8,
      RUB: 73.2,
      NGN: 410.5,
      GHS: 5.8,
      KES: 110.2,
      EGP: 15.7,
      AED: 3.67,
      SAR: 3.75,
    });
    expect(CURRENCIES).toHaveLength(21);
  });

  it("have rates that an integer can be multiplied by exactly", () => {
    for (const { rate } of CURRENCIES) expect(rate).toMatch(/^\d+(\.\d{1,2})?$/);
  });

  it("are formatted by the browser under their codes", () => {
    for (const { code } of CURRENCIES) {
      expect(() => new Intl.NumberFormat("en-US", { style: "currency", currency: code }).format(1)).not.toThrow();
    }
  });

  it.each([null, "", "XXX", "usd", "__proto__"])("do not know %p", (code) => {
    expect(findCurrency(code)).toBeUndefined();
  });
});
