import { LOCALES } from "@lintel/contract";
import type { Page } from "@playwright/test";
import { isTakenOver } from "../../tools/browser/taken-over";
import { keepOnItsWay } from "../harness/keep-on-its-way";
import { PUBLIC_PATHS } from "../harness/public-paths";
import { shiftsOf, watchShifts } from "../harness/shifts";
import { expect, test } from "../harness/site";

/** Remembers the server's nodes and every later change of them. */
async function watchTheTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { nodes: [] as Element[], changes: [] as string[] };
    Object.assign(window, { seen });
    document.addEventListener("DOMContentLoaded", () => {
      const root = document.getElementById("root");
      if (!root) return;
      seen.nodes = [...root.querySelectorAll("*")];
      new MutationObserver((changes) => {
        for (const { type, target, oldValue } of changes) {
          const now =
            type === "characterData" ? `"${oldValue}" is "${target.nodeValue}"` : (target as Element).outerHTML;
          seen.changes.push(now.slice(0, 120));
        }
      }).observe(root, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
    });
  });
}

interface Seen {
  nodes: Element[];
  changes: string[];
}

for (const locale of LOCALES) {
  test(`pages in ${locale} are taken over node by node, without a shift or a complaint`, async ({
    page,
    siteUrl,
    complaints,
  }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: siteUrl }]);
    await watchTheTakeover(page);
    await watchShifts(page);

    for (const path of PUBLIC_PATHS) {
      await page.goto(siteUrl + path);
      await page.waitForFunction(isTakenOver, await page.$("h1"));
      // What was to be repaired after the takeover would be repaired by now.
      await page.waitForTimeout(150);

      const { count, kept, changes } = await page.evaluate(() => {
        const { seen } = window as unknown as { seen: Seen };
        return { ...seen, nodes: [], count: seen.nodes.length, kept: seen.nodes.every((node) => node.isConnected) };
      });
      expect(count, path).toBeGreaterThan(100);
      expect(kept, path).toBe(true);
      expect(changes, path).toEqual([]);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, `${path}: ${moved.join(", ")}`).toBeLessThan(0.01);
      await expect(page.locator("html"), path).toHaveAttribute("lang", locale);
      // Under another version's name the styles in the document would stay beside those that scripts make.
      expect(await page.locator("style[data-styled='true']").count(), path).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}

test("a tap counts while the page is being taken over", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(`window.isTakenOver = ${isTakenOver}`);
  await page.addInitScript(() => {
    // As React goes from slice to slice, so that none of its pauses is missed.
    const { port1, port2 } = new MessageChannel();
    const tap = () => {
      const opener = document.querySelector<HTMLElement>('[aria-controls="site-menu"]');
      // React has reached it and is not done: it has marked it, and it does not stand yet.
      if (opener === null || !Object.keys(opener).some((key) => key.startsWith("__react")))
        return port2.postMessage(null);
      Object.assign(window, { tappedIn: isTakenOver(opener) ? "a page that was taken over" : "the middle" });
      return opener.click();
    };
    port1.onmessage = tap;
    tap();
  });

  await page.goto(siteUrl);

  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => (window as { tappedIn?: string }).tappedIn)).toBe("the middle");
  expect(new URL(page.url()).hash).toBe("");
});

/** What every element is painted with, and where. */
function painted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body, body *:not(script, style)")].map((element) => {
      // In a closed answer the browser may not have laid anything out since its letters came.
      if (!element.checkVisibility()) return `${element.tagName} not shown`;
      const { color, backgroundColor, borderColor, fill, opacity, visibility } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const paint = [color, backgroundColor, borderColor, fill, opacity, visibility, x, y, width, height];
      return `${element.tagName} ${paint.join(" ")}`;
    }),
  );
}

for (const theme of ["light", "dark"] as const) {
  test(`nothing is painted anew when the scripts arrive, where the system is ${theme} and nobody chose`, async ({
    page,
    siteUrl,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of PUBLIC_PATHS) {
      const arrive = await keepOnItsWay(page, "**/shell/*/shell.*.js");
      await page.goto(siteUrl + path, { waitUntil: "commit" });
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // The header's edge goes by how far the page is scrolled, which is looked at once a frame and not before the first.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const before = await painted(page);
      arrive();
      await page.waitForFunction(isTakenOver, await page.$("h1"));
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);

      const after = await painted(page);
      expect(
        after.filter((paint, at) => paint !== before[at]),
        path,
      ).toEqual([]);
      await page.unroute("**/shell/*/shell.*.js");
    }
  });
}

/** What may still be on its way while a page is read already: its own code, for which the shell waits, or the shell itself. */
const LATE = [
  ["the page's code", "**/remotes/mfe-marketing/**"],
  ["the shell", "**/shell/*/shell.*.js"],
] as const;

/** The contact page with something still on its way, and what is sent to the bank from it. */
async function openContactEarly(page: Page, siteUrl: string, addresses: string) {
  const sent: unknown[] = [];
  await page.route("**/api/contact", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { message: "Thank you." } });
  });
  const arrive = await keepOnItsWay(page, addresses);
  await page.goto(`${siteUrl}/contact`, { waitUntil: "domcontentloaded" });
  return { sent, arrive };
}

for (const [late, addresses] of LATE) {
  test(`a press counts that came while ${late} was still on its way`, async ({ page, siteUrl }) => {
    const arrive = await keepOnItsWay(page, addresses);
    await page.goto(siteUrl, { waitUntil: "domcontentloaded" });
    const tab = page.getByRole("tab", { name: "Fund your account" });

    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "false");
    arrive();

    await expect(tab).toHaveAttribute("aria-selected", "true");
  });

  test(`a message that is sent while ${late} is still on its way is sent once it is there, as it was typed`, async ({
    page,
    siteUrl,
  }) => {
    const { sent, arrive } = await openContactEarly(page, siteUrl, addresses);
    const message = { name: "Amara Okafor", email: "amara@example.com", message: "Do you lend for boats?" };
    await page.getByLabel("Your name").fill(message.name);
    await page.getByLabel(/^Message/).fill(message.message);
    await page.getByLabel("Your email address").fill(message.email);

    await page.keyboard.press("Enter");
    arrive();

    await expect(page.getByRole("heading", { name: "Your message is with us." })).toBeFocused();
    expect(sent).toEqual([message]);
  });

  test(`a message that is typed on after it was sent before ${late} was there stays with who writes it`, async ({
    page,
    siteUrl,
  }) => {
    const { sent, arrive } = await openContactEarly(page, siteUrl, addresses);
    await page.getByLabel("Your name").fill("Amara Okafor");
    await page.getByLabel("Your email address").fill("amara@example.com");
    const message = page.getByLabel(/^Message/);

    await page.getByLabel("Your email address").press("Enter");
    await message.pressSequentially("Do you lend");
    arrive();
    await page.waitForFunction(isTakenOver, await page.$("h1"));
    await page.keyboard.type(" for boats?");

    await expect(message).toBeFocused();
    await expect(message).toHaveValue("Do you lend for boats?");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(sent).toEqual([]);
  });
}

test("a page is painted before the shell runs, though that lies in the cache", async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { shellStarted } = window as { shellStarted?: number };
      const isStarted = document.head.querySelector('script[src^="/shell/"]') !== null;
      if (isStarted && shellStarted === undefined) Object.assign(window, { shellStarted: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(siteUrl);
  await page.goto(`${siteUrl}/faqs`);
  await page.waitForFunction(isTakenOver, await page.$("h1"));

  const { painted, started } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { shellStarted } = window as { shellStarted?: number };
    return { painted: paint?.startTime, started: shellStarted ?? Number.NaN };
  });
  expect(painted).toBeLessThan(started);
});

test("a section opens under a mouse that came to rest while the shell was still on its way", async ({
  page,
  siteUrl,
}) => {
  const arrive = await keepOnItsWay(page, "**/shell/*/shell.*.js");
  await page.goto(siteUrl, { waitUntil: "commit" });
  const section = page.getByRole("button", { name: "Services" });

  await section.hover();
  await expect(section).toHaveAttribute("aria-expanded", "false");
  arrive();

  await expect(section).toHaveAttribute("aria-expanded", "true");
});

test("a list of languages that the browser has opened alone is said to be open", async ({ page, siteUrl }) => {
  const arrive = await keepOnItsWay(page, "**/shell/*/shell.*.js");
  await page.goto(siteUrl, { waitUntil: "commit" });
  const opener = page.getByRole("button", { name: "Choose a language" });

  await opener.click();
  await expect(page.getByRole("list", { name: "Choose a language" })).toBeVisible();
  arrive();
  await expect(opener).toHaveAttribute("aria-expanded", "true");

  await opener.click();
  await expect(page.getByRole("list", { name: "Choose a language" })).toBeHidden();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
});

test("what is entered while the page's code is still on its way stays, and counts", async ({ page, siteUrl }) => {
  for (const [path, enter, counts] of [
    [
      "/contact",
      () => page.getByLabel("Your name").fill("Amara Okafor"),
      async () => {
        await page.getByLabel(/^Message/).fill("Do you lend for boats?");
        await expect(page.getByLabel("Your name")).toHaveValue("Amara Okafor");
      },
    ],
    ["/faqs", () => page.getByLabel("Search the questions").fill("savings"), () => expect(page).toHaveURL(/q=savings/)],
    [
      "/loans/personal-loan",
      async () => {
        await page.getByLabel("Yearly rate, in percent").fill("9");
        await page.getByRole("slider").first().press("End");
      },
      async () => {
        await expect(page.getByLabel("Yearly rate, in percent")).toHaveValue("9");
        await expect(page.locator("output").first()).toHaveText("$50,000");
      },
    ],
  ] as const) {
    const arrive = await keepOnItsWay(page, "**/remotes/mfe-marketing/**");
    await page.goto(`${siteUrl}${path}`, { waitUntil: "domcontentloaded" });
    await enter();
    arrive();
    const heading = await page.waitForSelector("h1", { state: "attached" });
    await page.waitForFunction(isTakenOver, heading);

    await counts();
    await page.unroute("**/remotes/mfe-marketing/**");
  }
});
