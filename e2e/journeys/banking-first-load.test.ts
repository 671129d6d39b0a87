import { expect, test } from "../harness/bank";

const MOST_SCRIPTS = 4;
/** What the dashboard is drawn from. */
const DATA = ["/api/me", "/api/accounts", "/api/cards", "/api/transactions", "/api/transactions/summary"];

test("the dashboard's first load takes four scripts, and asks the bank while they come", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [10] });
  // Only to have the session in this browser: the page under test starts with an empty cache.
  await enter(person, "/api/healthz");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });

  const asked: { url: string; by: string }[] = [];
  network.on("Network.requestWillBeSent", ({ request, initiator }) => {
    asked.push({ url: request.url, by: initiator.type });
  });
  let sayDataIsAsked = () => {};
  const dataIsAsked = new Promise<void>((said) => {
    sayDataIsAsked = said;
  });
  await page.route(/\/remotes\/mfe-banking\/.*\.js$/, async (route) => {
    await dataIsAsked;
    await route.continue();
  });
  // What a page takes in quiet is none of its first load, and on a clock that hardly moves it is not quiet for long, however slow the machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/online-banking/dashboard", { waitUntil: "commit" });
  const balance = page.getByRole("button", { name: "Show balance" });
  // The area's own code has not come, so it is not what asks.
  const pathsAsked = async () => {
    await page.clock.runFor(50);
    return asked.map(({ url }) => new URL(url).pathname);
  };
  await expect.poll(pathsAsked).toEqual(expect.arrayContaining(DATA));
  expect(await balance.count()).toBe(0);

  sayDataIsAsked();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await balance.isVisible()).toBe(true);
  }).toPass();

  const scripts = asked.filter(({ url }) => new URL(url).pathname.endsWith(".js"));
  expect(new Set(scripts.map(({ url }) => url)).size).toBe(scripts.length);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  const names = scripts.map(({ url }) => new URL(url).pathname).join(" ");
  for (const name of ["shell.", "signed-in.", "entry."]) expect(names).toContain(name);

  // Two trips: the document, then everything its page needs. No script has to run before another can be asked for.
  expect(scripts.filter(({ by }) => by !== "parser")).toEqual([]);
});

test("the bank is asked for the lists as soon as the signed-in area is here and knows who is, and no timer is waited for", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [10] });
  await enter(person, "/api/healthz");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest("**/api/accounts", { timeout: 20_000 });

  await page.goto("/online-banking/dashboard");

  await asked;
});
