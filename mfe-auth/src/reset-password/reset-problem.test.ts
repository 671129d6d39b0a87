import { codeAskedFor, resendAtOf } from "./code-asked-for";
import { resetProblem } from "./reset-problem";

const good = {
  email: "amara@example.com",
  otp: "123456",
  password: "Demo-pass-2!",
  password_confirmation: "Demo-pass-2!",
};

it("lets a complete draft through", () => {
  expect(resetProblem(good)).toBeNull();
});

it.each(["email", "otp", "password", "password_confirmation"])("asks for all fields when %s is missing", (field) => {
  expect(resetProblem({ ...good, [field]: "" })).toBe("fillAllResetFields");
});

it("takes spaces for an empty email and an empty code, and for a part of a password", () => {
  for (const field of ["email", "otp"]) expect(resetProblem({ ...good, [field]: " " })).toBe("fillAllResetFields");
  expect(resetProblem({ ...good, password: " ", password_confirmation: " " })).toBe("meetPasswordRules");
});

it("asks for six digits before it speaks of the password", () => {
  expect(resetProblem({ ...good, otp: "12345", password: "x" })).toBe("enterOtp");
});

it("holds the password to the rules of sign-up", () => {
  expect(resetProblem({ ...good, password: "weak", password_confirmation: "weak" })).toBe("meetPasswordRules");
  expect(resetProblem({ ...good, password_confirmation: "Demo-pass-3!" })).toBe("meetPasswordRules");
});

it("locks another code for sixty seconds, and nothing for an entry that says nothing", () => {
  expect(resendAtOf(codeAskedFor(5_000))).toBe(65_000);
  for (const state of [null, {}, { resendAt: "later" }]) expect(resendAtOf(state)).toBe(0);
});
