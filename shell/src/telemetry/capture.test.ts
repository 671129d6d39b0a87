import { endpoints, type Report } from "@lintel/contract/schema";
import { reportError } from "@lintel/portal";
import { textOf } from "../../../shared-ui/src/testing/text-of";
import { captureFailures, recordLoaded, recordVisit, recordVital } from "./capture";
import { sendReports } from "./outbox";

const bodies: Blob[] = [];
/** The pattern of the page that is shown, where it is known. */
let route: string | null = "/page";
const routeOf = (pathname: string) => (pathname.startsWith("/visited") ? pathname : route);

beforeAll(() => {
  jest.spyOn(console, "error").mockReturnValue();
  Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => bodies.push(body) });
  captureFailures({ site: () => ({ shellVersion: "1.0.0", remotes: [] }), routeOf });
});
afterEach(() => {
  route = "/page";
  jest.useRealTimers();
  window.dispatchEvent(new Event("pageshow"));
});
afterAll(() => jest.restoreAllMocks());

async function told(): Promise<Report[]> {
  bodies.length = 0;
  sendReports();
  const texts = await Promise.all(bodies.map(textOf));
  return texts.flatMap((text) => (JSON.parse(text) as { reports: Report[] }).reports);
}

function failToLoad(remote: string): void {
  reportError(new Error("Failed to fetch"), { doing: "loading a part of the site", remote, version: "1.0.0" });
}

it("keeps what might be somebody's out of what it tells: addresses, numbers of accounts and cards, codes", async () => {
  reportError(new Error("no mail to ada.reyes@example.com for 402177540931 or 4539 5787 6362 1486, try 2"), {});
  reportError(new Error("no PIN: 4826, no code: 417306"), {});

  expect(await told()).toMatchObject([
    { kind: "error", remote: "shell", route: "/page", message: "Error: no mail to … for … or …, try 2" },
    { message: "Error: no PIN: …, no code: …" },
  ]);
});

it("tells of a view that breaks once, however often it is drawn again", async () => {
  for (let drawing = 0; drawing < 5; drawing++) reportError(new Error("broken"), { doing: "drawing" });

  expect(await told()).toMatchObject([{ kind: "render", count: 1 }]);
});

it("tells of a part that could not be loaded once, whatever else fails for it", async () => {
  for (const file of ["manifest.json", "entry.js"]) {
    const failure = Object.assign(new Error(`${file} is not there`), { file });
    reportError(failure, { doing: "loading a part of the site", remote: "mfe-auth", version: "1.0.0" });
  }

  expect(await told()).toMatchObject([{ kind: "load", remote: "mfe-auth", version: "1.0.0", count: 1 }]);
});

it("does not tell of what the browser broke off because the page was left, but of what fails when one comes back to it", async () => {
  window.dispatchEvent(new Event("pagehide"));
  failToLoad("mfe-banking");
  expect(await told()).toEqual([]);

  window.dispatchEvent(new Event("pageshow"));
  failToLoad("mfe-banking");
  expect(await told()).toMatchObject([{ kind: "load", remote: "mfe-banking", count: 1 }]);
});

it("does not tell of what the browser broke off before the page was left, but of what fails when it stays", async () => {
  jest.useFakeTimers();
  window.dispatchEvent(new Event("beforeunload"));
  failToLoad("mfe-admin");
  window.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(60_000);
  failToLoad("mfe-admin");
  expect(await told()).toEqual([]);

  window.dispatchEvent(new Event("beforeunload"));
  jest.advanceTimersByTime(60_000);
  failToLoad("mfe-admin");
  expect(await told()).toMatchObject([{ kind: "load", remote: "mfe-admin", count: 1 }]);
});

it("lays what broke in the shell to the remote that called it, and to the shell where none did", async () => {
  const inShell = "at show (http://localhost/shell/1.0.0/boot.js:1:1)";
  const called = "at send (http://localhost/remotes/mfe-banking/2.0.0/transfer.js:1:1)";
  for (const stack of [`${inShell}\n${called}`, inShell]) {
    window.dispatchEvent(new ErrorEvent("error", { error: Object.assign(new Error("broken"), { stack }) }));
  }

  expect(await told()).toMatchObject([
    { kind: "error", remote: "mfe-banking", version: "2.0.0", file: "transfer.js" },
    { kind: "error", remote: "shell", version: "1.0.0", file: "boot.js" },
  ]);
});

it("counts a release as arrived once a page, however many of its views are drawn: its failures are held against that", async () => {
  for (const version of ["1.0.0", "1.0.0", "0.9.0"]) recordLoaded("mfe-auth", version);

  expect(await told()).toMatchObject([
    { kind: "loaded", remote: "mfe-auth", version: "1.0.0", count: 1 },
    { kind: "loaded", remote: "mfe-auth", version: "0.9.0", count: 1 },
  ]);
});

it("does not tell of a preload that failed, for the file is asked for again, but of a picture that did", async () => {
  for (const element of [
    Object.assign(document.createElement("link"), { rel: "preload", href: "/shell/1.0.0/font.woff2" }),
    Object.assign(document.createElement("img"), { src: "/shell/1.0.0/card.avif" }),
  ]) {
    document.head.append(element);
    element.dispatchEvent(new Event("error"));
  }

  expect(await told()).toMatchObject([{ kind: "error", message: "img could not be loaded" }]);
});

it("tells of no path that may name an account while its pattern is not known", async () => {
  route = null;
  window.history.replaceState(null, "", "/online-banking/accounts/482600193377");
  reportError(new Error("broken"), {});

  expect(await told()).toMatchObject([{ route: "/*" }]);
});

it("tells no more of a message than the bank takes", async () => {
  reportError(new Error("a ".repeat(500)), {});

  expect((await told()).map(({ message = "" }) => message.length)).toEqual([200]);
});

it("lays a view that broke without saying where to the remote that drew it", async () => {
  const componentStack = "\n    at Balance (http://localhost/remotes/mfe-banking/3.0.0/balance.js:1:1)";
  reportError("out of order", { doing: "drawing", componentStack });

  expect(await told()).toMatchObject([
    { kind: "render", remote: "mfe-banking", version: "3.0.0", file: "balance.js", message: "out of order" },
  ]);
});

it("tells of a part of a page that did not come as of a part that could not be loaded, of each version once", async () => {
  for (const version of ["4.0.0", "4.0.0", "3.9.0"]) {
    const file = `http://localhost/remotes/mfe-auth/${version}/290.ab.js`;
    const reason = Object.assign(new Error(`Loading chunk 290 failed.\n(error: ${file})`), { name: "ChunkLoadError" });
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    // Its element tells of it as well.
    document.head.append(Object.assign(document.createElement("script"), { src: file, type: "text/plain" }));
    document.head.lastElementChild?.dispatchEvent(new Event("error"));
  }

  const told290 = { kind: "load", remote: "mfe-auth", file: "290.ab.js", count: 1 };
  expect(await told()).toMatchObject([
    { ...told290, version: "4.0.0" },
    { ...told290, version: "3.9.0" },
  ]);
});

it("sends what it has when the page is hidden or left, for nobody may come back to it", async () => {
  const seen = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const leave = [
    () => document.dispatchEvent(new Event("visibilitychange")),
    () => window.dispatchEvent(new Event("pagehide")),
  ];
  for (const [at, go] of leave.entries()) {
    bodies.length = 0;
    recordLoaded("mfe-marketing", `1.${at}.0`);
    go();
    expect(bodies).toHaveLength(1);
  }
  seen.mockRestore();
});

it("gives what was measured to the page that was shown then, and what was before the first to the first", async () => {
  const now = jest.spyOn(performance, "now");
  for (const [pathname, since] of [
    ["/visited/first", 900],
    ["/visited/second", 4_000],
  ] as const) {
    now.mockReturnValue(since);
    recordVisit(pathname);
  }
  now.mockRestore();

  recordVital("LCP", 624, 624);
  recordVital("INP", 56, 3_999);
  recordVital("CLS", 0.12345, 9_000);

  expect(await told()).toMatchObject([
    { kind: "vital", vital: "LCP", value: 624, route: "/visited/first" },
    { kind: "vital", vital: "INP", value: 56, route: "/visited/first" },
    { kind: "vital", vital: "CLS", value: 0.1235, route: "/visited/second" },
  ]);
});

it("tells nothing of a paint that came so late that the bank would take neither it nor what travels with it", async () => {
  recordVital("LCP", 600_001, 600_001);
  recordVital("LCP", 600_000, 600_000);

  const reports = await told();

  expect(reports.map(({ value }) => value)).toEqual([600_000]);
  expect(endpoints["POST /telemetry"].body.safeParse({ reports })).toMatchObject({ success: true });
});
