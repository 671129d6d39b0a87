import fc from "fast-check";
import { maskAccount, maskCard } from "./account-mask";

it("keeps the first four and the last two of an account number", () => {
  expect(maskAccount("402177540988")).toBe("4021******88");
  expect(maskAccount("1234567")).toBe("1234*67");
});

it("leaves six characters or fewer unchanged", () => {
  expect(maskAccount("123456")).toBe("123456");
  expect(maskAccount("")).toBe("");
});

it("keeps the first four and the last four of a card number", () => {
  expect(maskCard("4021775409317788")).toBe("4021********7788");
  expect(maskCard("37828224631000")).toBe("3782******1000");
});

it("masks what is masked already into itself", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,19}$/), (number) => {
      expect(maskAccount(maskAccount(number))).toBe(maskAccount(number));
      expect(maskCard(maskCard(number))).toBe(maskCard(number));
      expect(maskAccount(number)).toHaveLength(number.length);
    }),
  );
});
