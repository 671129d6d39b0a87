import { meetsPasswordRules } from "@lintel/contract";

/** Which of the two fields breaks the password rules: the second one when it is merely not what the first one says. */
export function unmetField(password: string): "password" | "password_confirmation" {
  return meetsPasswordRules(password, password) ? "password_confirmation" : "password";
}
