import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Every site has it, and no page asks for it. */
const PROBE = "/robots.txt";

/**
 * A page that stands and is busy goes on sending its calls past a route for a while after Playwright has set it: what a test held to be lost
 * was done. In this context a route is set when the pages that stand keep to it.
 */
export function waitForRoutes(context: BrowserContext): void {
  waitFor(context, () => context.pages());
  context.on("page", (page) => waitFor(page, () => [page]));
}

function waitFor(owner: BrowserContext | Page, pages: () => Page[]): void {
  const route = owner.route.bind(owner);
  owner.route = async (...given) => {
    const set = await route(...given);
    const standing = pages().filter((page) => page.url().startsWith("http"));
    if (standing.length > 0) {
      const probe = await route(`**${PROBE}`, (held) => held.fulfill({ body: "held" }));
      await Promise.all(standing.map((page) => expect.poll(() => answerOf(page)).toBe("held")));
      await probe.dispose();
    }
    return set;
  };
}

async function answerOf(page: Page): Promise<string> {
  const ask = async (path: string) => {
    // What is no page, an answer of the API by itself, asks for nothing and may not.
    if (document.contentType !== "text/html") return "held";
    return (await fetch(path, { cache: "no-store" })).text();
  };
  return page.evaluate(ask, PROBE).catch((error) => String(error));
}
