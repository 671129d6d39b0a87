import { type APIRequestContext, expect, type Page } from "@playwright/test";

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

export async function signUp(request: APIRequestContext, person = somebody()): Promise<Person> {
  const answer = await request.post("/api/create-user", {
    data: { ...person, password_confirmation: person.password },
  });
  expect(answer.status()).toBe(200);
  return person;
}

/** The newest code mailed to an address; `after` skips those that were there before. */
export async function mailedCode(request: APIRequestContext, email: string, after = 0): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => {
      const mails = await codesFor(request, email);
      code = mails.length > after ? (mails[0] ?? null) : null;
      return code;
    })
    .not.toBeNull();
  return code ?? "";
}

export async function codesFor(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get("/dev/mailbox.json", { params: { to: email } });
  const mails: { code: string | null }[] = await answer.json();
  return mails.flatMap(({ code }) => (code ? [code] : []));
}

/** A session, without the screens. */
export async function tokenOf(request: APIRequestContext, { email, password }: Pick<Person, "email" | "password">) {
  const before = (await codesFor(request, email)).length;
  const sent = await request.post("/api/send-login-otp", { data: { identifier: email } });
  const { user_id } = await sent.json();
  const otp = await mailedCode(request, email, before);
  const answer = await request.post("/api/verify-otp-login", { data: { user_id, otp, password } });
  expect(answer.status()).toBe(200);
  const { access_token } = await answer.json();
  return String(access_token);
}

/** For journeys about the screens alone. The bank counts the codes that nobody uses, and twenty an hour are soon asked for. */
export async function pretendToSendCodes(page: Page): Promise<void> {
  const message = "OTP sent successfully to your registered email";
  await page.route("**/api/send-login-otp", (route) => route.fulfill({ json: { message, user_id: "a-challenge" } }));
  await page.route("**/api/send-otp", (route) => route.fulfill({ json: { message } }));
}
