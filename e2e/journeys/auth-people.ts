import { expect, type Page } from "@playwright/test";
import type { Bank } from "../harness/bank";

export const PASSWORD = "Demo-pass-1!";

export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Somebody nobody else in this run has met. */
export function somebody(firstname = "Amara"): Person {
  people += 1;
  const email = `${firstname.toLowerCase()}-${process.pid}-${Date.now()}-${people}@example.com`;
  return { firstname, lastname: "Okafor", email, password: PASSWORD };
}

export async function signUp(bank: Bank, person = somebody()): Promise<Person> {
  const body = { ...person, password_confirmation: person.password };
  expect((await bank.call("POST", "/create-user", { body })).status).toBe(200);
  return person;
}

/** For journeys about the screens alone. The bank counts the codes that nobody uses, and sixty an hour are soon asked for. */
export async function pretendToSendCodes(page: Page): Promise<void> {
  const message = "OTP sent successfully to your registered email";
  await page.route("**/api/send-login-otp", (route) => route.fulfill({ json: { message, user_id: "a-challenge" } }));
  await page.route("**/api/send-otp", (route) => route.fulfill({ json: { message } }));
}
