import { setTimeout as sleep } from "node:timers/promises";
import { eventually, ORIGIN, startSite, type TestSite } from "./site.fixtures";

let site: TestSite;
const warned = jest.spyOn(console, "warn").mockReturnValue();
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  warned.mockRestore();
  await site.close();
});
beforeEach(() => {
  site.bank.reports.length = 0;
});

async function told(type: string, report: unknown) {
  const answer = await site.app.inject({
    method: "POST",
    url: "/reports/csp",
    headers: { "content-type": type },
    payload: JSON.stringify(report),
  });
  expect(answer.statusCode).toBe(204);
  return eventually(
    () => site.bank.reports,
    (reports) => reports.length > 0,
  );
}

const violation = {
  "document-uri": `${ORIGIN}/mfe-one/12345678?q=secret`,
  "source-file": `${ORIGIN}/remotes/mfe-two/1/page.js`,
  "blocked-uri": "https://elsewhere.example/track?account=12345678",
  "effective-directive": "connect-src",
};

it("gives a violation to the remote whose file it was, and names nothing that belongs to a person", async () => {
  const reports = await told("application/csp-report", { "csp-report": violation });

  expect(reports).toEqual([
    {
      kind: "policy",
      remote: "mfe-two",
      version: "1",
      team: "team of mfe-two",
      file: "page.js",
      route: "/mfe-one/:id",
      message: "connect-src https://elsewhere.example",
      count: 1,
    },
  ]);
  expect(JSON.stringify([...reports, ...warned.mock.calls])).not.toMatch(/secret|12345678/);
  expect(site.bank.askedFor.at(-1)).toBe("127.0.0.1");
});

it("names of a page that no route has the area alone, and of a file that was kept out of it the path", async () => {
  const blocked = "/remotes/mfe-one/1/page.js";
  const odd = { "document-uri": `${ORIGIN}/mfe-one/12345678/amara`, "blocked-uri": `${ORIGIN}${blocked}` };

  expect(await told("application/csp-report", { "csp-report": { ...violation, ...odd } })).toMatchObject([
    { remote: "mfe-two", route: "/mfe-one/*", message: `connect-src ${blocked}` },
  ]);
});

it("takes the directive of an older browser, which names it with all that it allows", async () => {
  const { "effective-directive": _newer, ...older } = { ...violation, "violated-directive": "connect-src 'self'" };

  expect(await told("application/csp-report", { "csp-report": older })).toMatchObject([
    { message: "connect-src https://elsewhere.example" },
  ]);
});

it("goes on where the bank is away", async () => {
  const own = await startSite({ apiUrl: "http://127.0.0.1:1" });
  const report = () =>
    own.app.inject({
      method: "POST",
      url: "/reports/csp",
      headers: { "content-type": "application/csp-report" },
      payload: JSON.stringify({ "csp-report": violation }),
    });
  const unheard = jest.fn();
  process.on("unhandledRejection", unheard);

  const { statusCode } = await report();
  await sleep(200);
  process.off("unhandledRejection", unheard);
  await own.close();

  expect(statusCode).toBe(204);
  expect(unheard).not.toHaveBeenCalled();
});

it("gives what no file is named for to whoever answers for the page", async () => {
  const { "source-file": _gone, ...anonymous } = { ...violation, "blocked-uri": "inline" };

  expect(await told("application/csp-report", { "csp-report": anonymous })).toMatchObject([
    { remote: "mfe-one", team: "team of mfe-one", message: "connect-src inline" },
  ]);
});

it("understands the newer form, of several at a time", async () => {
  const body = {
    documentURL: `${ORIGIN}/nowhere`,
    sourceFile: `${ORIGIN}/shell/1/entry.js`,
    blockedURL: "eval",
    effectiveDirective: "script-src",
  };

  const reports = await told("application/reports+json", [{ type: "csp-violation", body }, { body }, { body: null }]);

  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({ remote: "shell", team: "platform", version: "1", file: "entry.js", route: "/*" });
});

it("tells the bank no more at a time than it takes, and so what it tells is not refused as a whole", async () => {
  const body = { documentURL: `${ORIGIN}/mfe-one/7`, blockedURL: "eval", effectiveDirective: "script-src" };

  expect(await told("application/reports+json", Array(40).fill({ body }))).toHaveLength(20);
});

it("believes no file that only ends as a released one does, and tells of a long address no more than the bank takes", async () => {
  const long = `https://${"name.".repeat(49)}example`;

  const reports = await told("application/csp-report", {
    "csp-report": { ...violation, "source-file": `${ORIGIN}/to/remotes/mfe-two/1/page.js`, "blocked-uri": long },
  });

  expect(reports).toMatchObject([{ remote: "mfe-one", message: `connect-src ${long}`.slice(0, 200) }]);
});

it("prints no line of a stranger's own, whatever they report", async () => {
  const forged = "\nsite: the release store is gone";
  warned.mockClear();

  const reports = await told("application/csp-report", {
    "csp-report": {
      ...violation,
      "document-uri": `${ORIGIN}/mfe-one/7${forged}`,
      "source-file": `${ORIGIN}/remotes/mfe-two/1/page.js${forged}`,
      "blocked-uri": `data${forged}`,
      "effective-directive": `script-src-elem 'self'${forged}`,
    },
  });
  await told("application/csp-report", { "csp-report": { ...violation, "blocked-uri": `no address${forged}` } });
  await eventually(
    () => reports.length,
    (length) => length === 2,
  );

  expect(reports[0]).toMatchObject({ message: "script-src-elem datasite:" });
  expect(warned).toHaveBeenCalledTimes(2);
  expect(warned.mock.calls.join("")).not.toMatch(/[\n\r]|release store is/);
});

it("prints no more a minute than leaves the log to others, and says how many it left out", async () => {
  // An hour from now: the minute is one in which no test before has printed anything.
  const minute = performance.now() + 3_600_000;
  const time = jest.spyOn(performance, "now").mockReturnValue(minute);
  const many = Array(20).fill({
    body: { documentURL: `${ORIGIN}/mfe-one/7`, blockedURL: "eval", effectiveDirective: "script-src" },
  });
  warned.mockClear();

  for (let request = 0; request < 5; request++) await told("application/reports+json", many);
  expect(warned).toHaveBeenCalledTimes(60);

  time.mockReturnValue(minute + 60_000);
  await told("application/csp-report", { "csp-report": violation });
  time.mockRestore();

  await eventually(
    () => site.bank.reports.length,
    (reports) => reports === 101,
  );
  expect(warned).toHaveBeenNthCalledWith(61, "site: 40 more policy violations were not printed");
  expect(warned).toHaveBeenCalledTimes(62);
});

it.each([
  "",
  "no JSON",
  "[]",
  '{"csp-report":{"document-uri":7}}',
  '{"csp-report":{"effective-directive":"img-src"}}',
  '{"csp-report":{"document-uri":"https://bank.example/","effective-directive":"7 img-src"}}',
])("drops %p without a word", async (payload) => {
  warned.mockClear();
  const headers = { "content-type": "application/csp-report" };
  const answer = await site.app.inject({ method: "POST", url: "/reports/csp", headers, payload });

  expect([204, 400]).toContain(answer.statusCode);
  expect(warned).not.toHaveBeenCalled();
  expect(site.bank.reports).toEqual([]);
});
