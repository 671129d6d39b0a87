import { passwordRules } from "@lintel/contract";

/** Which of the two fields breaks the password rules: the second one when it is merely not what the first one says. */
export function unmetField(password: string, confirmation: string): "password" | "password_confirmation" {
  const { match: _, ...ofPassword } = passwordRules(password, confirmation);
  return Object.values(ofPassword).every(Boolean) ? "password_confirmation" : "password";
}
