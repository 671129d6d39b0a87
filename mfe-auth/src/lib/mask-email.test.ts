import { maskEmail } from "./mask-email";

it("shows the ends of the name and the whole of the domain", () => {
  expect(maskEmail("customer@example.com")).toBe("c******r@example.com");
});

it("hides a short name too", () => {
  expect(maskEmail("al@example.com")).toBe("a*@example.com");
  expect(maskEmail("a@example.com")).toBe("a*@example.com");
});

it("leaves alone what is no address", () => {
  expect(maskEmail("nobody")).toBe("nobody");
});
