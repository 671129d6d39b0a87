import { unmetField } from "./unmet-field";

it("blames the confirmation for nothing but not matching", () => {
  expect(unmetField("Demo-pass-1!")).toBe("password_confirmation");
});

it("blames a password that is too weak, confirmed or not", () => {
  expect(unmetField("weak")).toBe("password");
});
