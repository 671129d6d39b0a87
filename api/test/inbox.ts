import { freshAddress, type TestBank } from "./bank";

export interface MailboxLetter {
  to: string;
  subject: string;
  text: string;
  code: string | null;
  at: string;
}

/** What the demo's mailbox holds for an address, newest first. */
export async function inboxOf(bank: TestBank, to: string): Promise<MailboxLetter[]> {
  const response = await bank.app.inject({ method: "GET", url: "/dev/mailbox.json", query: { to } });
  return JSON.parse(response.body) as MailboxLetter[];
}

export async function newestCode(bank: TestBank, to: string): Promise<string> {
  const code = (await inboxOf(bank, to)).find((letter) => letter.code !== null)?.code;
  if (!code) throw new Error("No code was mailed.");
  return code;
}

/** With the code that is mailed for it. */
export async function logIn(bank: TestBank, email: string, password: string, headers: Record<string, string> = {}) {
  const asked = { body: { identifier: email }, ip: freshAddress(), headers };
  const { answer } = await bank.call("POST /send-login-otp", asked);
  const body = { user_id: answer.user_id, otp: await newestCode(bank, email), password };
  return bank.call("POST /verify-otp-login", { body, ip: freshAddress(), headers });
}

/** Any six digits but these. */
export function wrongCode(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
