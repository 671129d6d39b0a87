import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../harness/bank";

test("W10: nothing of ours is shown inside of somebody else's page", async ({
  page,
  stack,
  complaints,
  expectedComplaints,
}) => {
  expectedComplaints.push(
    /ERR_BLOCKED_BY_RESPONSE/,
    /status of 404 \(\) \(chrome-error:/,
    /frame-ancestors 'none'/,
    /foreign request: http:\/\/127\.0\.0\.1:/,
  );
  const ours = ["/", "/login", "/online-banking/dashboard", "/nowhere", "/dev/mailbox", "/api/version"];
  const evil = createServer((_request, answer) => {
    const frames = ours.map((path) => `<iframe src="${stack.url}${path}"></iframe>`);
    answer.setHeader("content-type", "text/html").end(frames.join(""));
  });
  await new Promise<void>((done) => evil.listen(0, "127.0.0.1", done));
  try {
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);

    const shown = page.frames().slice(1);
    expect(shown).toHaveLength(ours.length);
    for (const frame of shown) await expect.poll(() => frame.url()).toBe("chrome-error://chromewebdata/");
    // Every journey goes by it that nobody else was asked for anything.
    expect(complaints).toContain(`foreign request: ${page.url()}`);
  } finally {
    evil.closeAllConnections();
    evil.close();
  }
});

test("W11: what was put into a signed-in page does not run, and the bank hears of it", async ({
  page,
  bank,
  enter,
  complaints,
  expectedComplaints,
}) => {
  expectedComplaints.push(/requires 'Trusted(HTML|Script)' assignment/, /^policy: require-trusted-types-for /);
  await page.route("https://evil.example/**", (route) => route.fulfill({ body: "window.__ran=1" }));
  const reported = page.waitForRequest("**/reports/csp");
  await enter(await bank.person());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // From a timer: what a debugger calls itself may do more than a page.
  const stopped = await page.evaluate(
    () =>
      new Promise<string[]>((done) =>
        setTimeout(() => {
          const held: string[] = [];
          const attempt = (name: string, work: () => void) => {
            try {
              work();
            } catch {
              held.push(name);
            }
          };
          const script = (fill: (script: HTMLScriptElement) => void) => () => {
            const made = document.createElement("script");
            fill(made);
            document.body.append(made);
          };
          attempt(
            "text",
            script((made) => made.append("window.__ran=1")),
          );
          attempt(
            "source",
            script((made) => made.setAttribute("src", "https://evil.example/x.js")),
          );
          attempt(
            "own source",
            script((made) => made.setAttribute("src", "/api/version")),
          );
          attempt("markup", () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=window.__ran=1>"));
          attempt("handler", () => document.body.setAttribute("onclick", "window.__ran=1"));
          // biome-ignore lint/security/noGlobalEval: this is what must not work
          attempt("eval", () => globalThis.eval("window.__ran=1"));
          document.body.click();
          setTimeout(() => done(held), 500);
        }),
      ),
  );

  expect(stopped).toEqual(expect.arrayContaining(["source", "own source", "markup", "eval"]));
  expect(await page.evaluate(() => "__ran" in window)).toBe(false);
  await reported;
  // Every journey goes by it that its pages complained of nothing.
  for (const told of [/^policy: require-trusted-types-for /, /^console: .*requires 'Trusted/]) {
    await expect.poll(() => complaints.join("\n")).toMatch(new RegExp(told, "m"));
  }
});
