import { type BrowserContext, expect } from "@playwright/test";

export interface Complaining {
  /** Everything the pages of a test complained of: console errors, uncaught errors, policy violations, foreign requests. */
  complaints: string[];
  /** What a test provokes it puts in here; whatever else its pages complain of fails it. */
  expectedComplaints: RegExp[];
}

export async function collectComplaints(
  context: BrowserContext,
  siteUrl: string,
  expected: readonly RegExp[],
  use: (complaints: string[]) => Promise<void>,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !/^(data|blob|about):$/.test(url.protocol)) complaints.push(`foreign request: ${url}`);
  });
  await context.exposeFunction("reportViolation", (text: string) => complaints.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

  await use(complaints);

  const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
  expect(unexpected, "complaints that nobody expects").toEqual([]);
}
