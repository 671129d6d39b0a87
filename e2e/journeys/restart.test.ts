import { setTimeout as sleep } from "node:timers/promises";
import { expect, PASSWORD, test } from "../harness/bank";
import { killHard } from "../harness/processes";

/** Beside other browsers on two cores, where an API has to load its program. How quick both are on their own is measured by `npm run chaos:bank`. */
const BACK_WITHIN_MS = 120_000;

async function backAfter(url: string): Promise<number> {
  const start = Date.now();
  let [okays, since] = [0, 0];
  while (Date.now() - start < BACK_WITHIN_MS) {
    const answer = await fetch(`${url}/api/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    // What is left of a killed program may answer for a moment.
    okays = answer?.ok ? okays + 1 : 0;
    if (okays === 1) since = Date.now() - start;
    if (okays === 5) return since;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

for (const program of ["api", "database"] as const) {
  test(`the ${program} is killed: the site comes back by itself and the session goes on`, async ({
    page,
    bank,
    enter,
    stack,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503 .*\/api\//);
    const person = await bank.person({ balances: [25] });
    await enter(person);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    killHard(stack, program);
    const took = await backAfter(stack.url);

    expect(took).toBeLessThan(BACK_WITHIN_MS);
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Good (morning|afternoon|evening), Journey$/ })).toBeVisible();
    expect(await bank.balance(person)).toBe(25);
  });
}

test("the API is killed between the steps of a login: what was typed stays and the flow goes on", async ({
  page,
  bank,
  stack,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503 .*\/api\//);
  const person = await bank.person();
  await page.goto("/login");
  await page.getByLabel(/Email or banking ID/).fill(person.email);
  const since = Date.now();
  await page.getByRole("button", { name: "Send OTP" }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const code = await bank.code(person.email, since - 1_000);

  killHard(stack, "api");
  await backAfter(stack.url);

  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel(/6-digit code/).fill(code);
  killHard(stack, "api");
  const firstAnswer = page.waitForResponse("**/api/verify-otp-login");
  await page.getByRole("button", { name: "Verify & Login" }).click();
  // Where the API is back before the press, that one logs in.
  if (!(await firstAnswer).ok()) {
    await expect(page.getByLabel(/6-digit code/)).toHaveValue(code);
    await backAfter(stack.url);
    await page.getByRole("button", { name: "Verify & Login" }).click();
  }

  await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
});
