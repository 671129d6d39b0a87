import fc from "fast-check";
import { cardBrand, cardLengths, groupCardNumber, isCardNumberPlausible, isLuhnValid } from "./card-number";

it.each([
  ["4021775409317788", "visa"],
  ["5105105105105100", "mastercard"],
  ["2221000000000009", "mastercard"],
  ["2720990000000007", "mastercard"],
  ["2220990000000000", "generic"],
  ["2721000000000000", "generic"],
  ["378282246310005", "amex"],
  ["30569309025904", "diners"],
  ["36000000000000", "diners"],
  ["6011111111111117", "discover"],
  ["6500000000000000", "discover"],
  ["3530111333300000", "jcb"],
  ["3527000000000000", "generic"],
  ["6062820000000000", "hipercard"],
  ["3841000000000000", "hipercard"],
  ["6200000000000005", "unionpay"],
  ["9999000000000000", "generic"],
  ["4021 **** **** 7788", "visa"],
])("tells by the prefix that %s is %s", (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

it("knows the lengths: 15 for American Express, 14 for Diners, up to 19 for three brands, else 16", () => {
  expect(cardLengths("amex")).toEqual([15]);
  expect(cardLengths("diners")).toEqual([14]);
  expect(cardLengths("visa")).toEqual([16, 17, 18, 19]);
  expect(cardLengths("jcb")).toEqual([16]);
});

it("groups as printed on the card, masked or not", () => {
  expect(groupCardNumber("4021********7788")).toBe("4021 **** **** 7788");
  expect(groupCardNumber("378282246310005")).toBe("3782 822463 10005");
  expect(groupCardNumber("30569309025904")).toBe("3056 930902 5904");
  expect(groupCardNumber("4021775409317788123")).toBe("4021 7754 0931 7788 123");
});

it("checks the last digit by Luhn's rule", () => {
  expect(isLuhnValid("4242424242424242")).toBe(true);
  expect(isLuhnValid("4242424242424241")).toBe(false);
  expect(isLuhnValid("4242 4242")).toBe(false);
  expect(isLuhnValid("")).toBe(false);
});

it("finds exactly one right last digit for every number", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{13,18}$/), (stem) => {
      const right = [..."0123456789"].filter((digit) => isLuhnValid(stem + digit));
      expect(right).toHaveLength(1);
    }),
  );
});

it("does not judge what it cannot see", () => {
  expect(isCardNumberPlausible("4021 **** **** 7788")).toBe(true);
  expect(isCardNumberPlausible("4242 4242 4242 4242")).toBe(true);
  expect(isCardNumberPlausible("4242 4242 4242 4241")).toBe(false);
  expect(isCardNumberPlausible("37828224631000")).toBe(false);
});

it("loses no digit when it groups", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,19}$/), (number) => {
      expect(groupCardNumber(number).replace(/ /g, "")).toBe(number);
    }),
  );
});
