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

  const started: { url: string; at: number }[] = [];
  const finished = new Map<string, number>();
  page.on("request", (request) => started.push({ url: request.url(), at: Date.now() }));
  page.on("requestfinished", (request) => finished.set(request.url(), Date.now()));
  const document = await page.goto("/online-banking/dashboard");
  await page.getByRole("button", { name: "Show balance" }).waitFor();

  const scripts = started.filter(({ url }) => new URL(url).pathname.endsWith(".js"));
  expect(scripts.map(({ url }) => new URL(url).pathname)).toHaveLength(new Set(scripts.map(({ url }) => url)).size);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  const html = (await document?.text()) ?? "";
  const named = scripts.map(({ url }) => new URL(url).pathname).filter((script) => html.includes(script));
  for (const name of ["shell.", "signed-in.", "entry."]) expect(named.join(" ")).toContain(name);

  // Two trips: the document, then everything its page needs. No script waits for another one.
  const firstScriptDone = Math.min(...scripts.map(({ url }) => finished.get(url) ?? Number.POSITIVE_INFINITY));
  const late = scripts.filter(({ at }) => at > firstScriptDone + 50);
  expect(late).toEqual([]);
});
