import { emptyFields } from "../lib/empty-fields";
import { type SignUpDraft, signUpProblem } from "./sign-up-problem";

const good: SignUpDraft = {
  firstname: "Amara",
  lastname: "Okafor",
  email: "amara@example.com",
  password: "Demo-pass-1!",
  password_confirmation: "Demo-pass-1!",
};

it("lets a complete draft through", () => {
  expect(signUpProblem(good)).toBeNull();
});

it.each(Object.keys(good) as (keyof SignUpDraft)[])("asks for all fields when %s is missing", (field) => {
  expect(signUpProblem({ ...good, [field]: "" })).toBe("fillAllFields");
  expect(emptyFields({ ...good, [field]: "" })).toEqual([field]);
});

it("takes spaces for an empty name and for a part of a password", () => {
  expect(signUpProblem({ ...good, firstname: "   " })).toBe("fillAllFields");
  expect(signUpProblem({ ...good, password: "Demo pass 1!", password_confirmation: "Demo pass 1!" })).toBeNull();
});

it.each([
  ["seven characters", "Demo-1!"],
  ["no uppercase letter", "demo-pass-1!"],
  ["no number", "Demo-pass-!"],
  ["no special character", "Demopass1"],
])("refuses a password with %s", (_, password) => {
  expect(signUpProblem({ ...good, password, password_confirmation: password })).toBe("meetPasswordRules");
});

it("refuses a confirmation that differs", () => {
  expect(signUpProblem({ ...good, password_confirmation: "Demo-pass-2!" })).toBe("meetPasswordRules");
});

it("speaks of missing fields before it speaks of rules", () => {
  expect(signUpProblem({ ...good, email: "", password: "x" })).toBe("fillAllFields");
});
