import { expect, test } from "../harness/bank";

const MOST_SCRIPTS = 4;

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

  const asked: { url: string; by: string; at: number }[] = [];
  network.on("Network.requestWillBeSent", ({ request, initiator, wallTime }) => {
    asked.push({ url: request.url, by: initiator.type, at: wallTime * 1_000 });
  });
  // What a page takes in quiet after that is none of its first load, however late a busy machine looks.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector("main h1") === null) return;
      observer.disconnect();
      Object.assign(window, { drawnAt: performance.timeOrigin + performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/online-banking/dashboard");
  await page.getByRole("button", { name: "Show balance" }).waitFor();

  const drawnAt = await page.evaluate(() => (window as unknown as { drawnAt: number }).drawnAt);
  const scripts = asked.filter(({ url, at }) => new URL(url).pathname.endsWith(".js") && at < drawnAt);
  expect(new Set(scripts.map(({ url }) => url)).size).toBe(scripts.length);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  const names = scripts.map(({ url }) => new URL(url).pathname).join(" ");
  for (const name of ["shell.", "signed-in.", "entry."]) expect(names).toContain(name);

  // Two trips: the document, then everything its page needs. No script has to run before another can be asked for.
  expect(scripts.filter(({ by }) => by !== "parser")).toEqual([]);
});
