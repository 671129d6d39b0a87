import { unmetField } from "./unmet-field";

it("blames the confirmation for nothing but not matching", () => {
  expect(unmetField("Demo-pass-1!", "Demo-pass-1")).toBe("password_confirmation");
});

it.each([
  ["weak", "weak"],
  ["weak", "Demo-pass-1!"],
])("blames a password that is too weak, confirmed or not: %s, %s", (password, confirmation) => {
  expect(unmetField(password, confirmation)).toBe("password");
});
