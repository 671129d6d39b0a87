import { expect, type Locator } from "@playwright/test";

/** Seconds of a button's lock, at most `seconds` and as many fewer as went by since `since`: a browser's clock goes on while a slow machine looks. */
export async function expectSecondsLeft(resend: Locator, seconds: number, since: number) {
  await expect(resend).toHaveText(/^Resend in \d+s$/);
  const left = Number.parseInt(((await resend.textContent()) ?? "").replace(/\D/g, ""), 10);
  const gone = Math.ceil((Date.now() - since) / 1000);
  expect(left).toBeLessThanOrEqual(seconds);
  expect(left).toBeGreaterThanOrEqual(seconds - gone);
}
