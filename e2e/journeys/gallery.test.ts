import { expect, type Page } from "@playwright/test";
import { buildGallery, serveGallery } from "../../tools/gallery.mjs";
import { axeFaults } from "../harness/axe-faults";
import { withBank as test } from "../harness/bank";
import { hiddenStops } from "../harness/hidden-focus";
import { shiftsOf, watchShifts } from "../harness/shifts";
import { sidewaysPixels } from "../harness/sideways";
import { enlargeText } from "../harness/text-size";

declare global {
  interface Window {
    refusedByPolicy: string[];
    printed: boolean;
  }
}

const WIDTHS = [1440, 390] as const;

// axe reads every node of a page that shows everything at once.
test.describe.configure({ timeout: 600_000 });

// One worker for the file: the gallery is built once, into one folder.
test.describe.configure({ mode: "default" });

let gallery: Awaited<ReturnType<typeof serveGallery>>;

test.beforeAll(async () => {
  await buildGallery();
  gallery = await serveGallery();
});

test.afterAll(() => gallery.stop());

test.beforeEach(async ({ context }) => {
  await watchShifts(context);
  await context.addInitScript(() => {
    window.refusedByPolicy = [];
    window.printed = false;
    window.print = () => {
      window.printed = true;
    };
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => {
      window.refusedByPolicy.push(`${violatedDirective} ${sample}`);
    });
  });
});

test("tells who starts it at a port that is taken, or is none", async () => {
  for (const port of [Number(new URL(gallery.url).port), Number("abc")]) {
    await expect(serveGallery(port)).rejects.toThrow(/EADDRINUSE|NaN/);
  }
});

test("answers what is no path of a file with 404, and goes on", async () => {
  const statusOf = async (path: string) =>
    (await fetch(gallery.url + path, { signal: AbortSignal.timeout(10_000) })).status;

  for (const path of ["/%", "//", "/nothing"]) expect(await statusOf(path)).toBe(404);
  expect(await statusOf("/")).toBe(200);
});

async function visit(page: Page, { theme = "light", width = 1440, open = "" } = {}) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${gallery.url}/?framed&theme=${theme}${open && `&open=${open}`}`);
  await page.locator('section[aria-label="Overlays"]').waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}

for (const width of WIDTHS) {
  test(`every component is accessible in its states, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, { width });

    expect(await axeFaults(page, "body")).toEqual([]);
  });

  test(`every overlay is accessible in its states, ${width} wide`, async ({ page }) => {
    // What clears or closes itself after seconds waits until it has been judged.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const patient = (run: TimerHandler, ms = 0) => start(run, ms >= 2000 ? 1e9 : ms);
      window.setTimeout = patient as typeof window.setTimeout;
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, { width });
    const overlays = await page
      .locator("[data-overlay]")
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.overlay ?? ""));
    expect(overlays.length).toBeGreaterThan(10);

    for (const open of overlays) {
      await visit(page, { width, open });
      const dialog = page.locator("dialog[open]");
      const within = (await dialog.count()) > 0 ? "dialog[open]" : "body";
      expect(await axeFaults(page, within), open).toEqual([]);
    }
  });
}

test("the foot of a dialog lies over no field that has the focus, however low the screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const height of [360, 480, 568]) {
    await visit(page, { width: 320, open: "dialog" });
    await page.setViewportSize({ width: 320, height });
    await page.locator("dialog[open] dl").evaluate(async (facts) => {
      // On its way up nothing of it can be pointed at, and a busy machine may draw the end of a millisecond's way late.
      await Promise.all((facts.closest("dialog")?.getAnimations() ?? []).map(({ finished }) => finished));
      const field = () => Object.assign(document.createElement("input"), { ariaLabel: "Field" });
      facts.replaceChildren(...Array.from({ length: 8 }, field));
      for (const input of facts.children) (input as HTMLElement).style.cssText = "width: 100%; height: 52px";
    });

    const hidden = [...(await hiddenStops(page, "Tab", 10)), ...(await hiddenStops(page, "Shift+Tab", 10))];
    expect(hidden, `${height} px high`).toEqual([]);
  }
});

test("what the focus is on when something is asked that cannot be taken back is in sight on a phone on its side", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const open of ["destroy-typed", "destroy-ticked"]) {
    await visit(page, { open });
    // Anew: what has the focus while a window becomes lower is scrolled to by the browser.
    await page.setViewportSize({ width: 844, height: 340 });
    await page.reload();

    const cancel = page.getByRole("alertdialog").getByRole("button", { name: "Cancel" });
    await expect(cancel).toBeFocused();
    await expect(cancel, open).toBeInViewport({ ratio: 1 });
  }
});

test("the whole keypad for a first PIN, and what saves it, are in sight on a phone on its side", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await visit(page, { open: "set-pin-first" });
    await page.setViewportSize({ width, height });
    await page.reload();

    const dialog = page.getByRole("dialog", { name: "Set Your PIN" });
    for (const name of ["1", "0", "Delete last digit", "Save PIN"]) {
      await expect(dialog.getByRole("button", { name, exact: true }), `${name}, ${width} px`).toBeInViewport({
        ratio: 1,
      });
    }
  }
});

test("nothing moves while the gallery loads, and the strict policy refuses nothing", async ({ page }) => {
  for (const width of WIDTHS) {
    await visit(page, { width });
    await page.waitForLoadState("networkidle");

    expect(await shiftsOf(page)).toEqual({ sum: 0, moved: [] });
    expect(await page.evaluate(() => window.refusedByPolicy)).toEqual([]);
  }
});

/** The colour takes its time to change, from the next frame on. */
async function colourChanged(buttons: Element[]): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await Promise.allSettled(buttons.flatMap((button) => button.getAnimations().map(({ finished }) => finished)));
}

/** How buttons look while the browser takes them for pointed at, held down or both. */
async function looksOf(page: Page, buttons: string) {
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: buttons });

  return async (...forcedPseudoClasses: string[]) => {
    for (const nodeId of nodeIds) await tools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    await page.locator(buttons).evaluateAll(colourChanged);
    return page.locator(buttons).evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, borderTopColor, color, transform } = getComputedStyle(one);
        return [one.textContent, backgroundColor, color, transform, borderTopColor];
      }),
    );
  };
}

for (const { where, least } of [
  { where: "", least: 6 },
  { where: "pin-loading", least: 14 },
]) {
  test(`a button that takes no press, disabled or busy, answers none ${where}`, async ({ page }) => {
    await visit(page, { open: where });
    const looks = await looksOf(page, 'button:is(:disabled, [aria-disabled="true"])');
    const atRest = await looks();
    expect(atRest.length).toBeGreaterThanOrEqual(least);

    expect(await looks("hover")).toEqual(atRest);
    expect(await looks("hover", "active")).toEqual(atRest);
  });
}

test("buttons that are disabled look alike, of whatever kind", async ({ page }) => {
  await visit(page);
  const looks = await looksOf(page, '[data-exhibit="Button: busy, disabled, wide"] button:disabled');
  const grounds = (await looks()).map(([, ground]) => ground);

  expect(grounds).toHaveLength(3);
  expect(new Set(grounds).size).toBe(1);
});

test("the frame of a button ends where the button does, and is a border in the system's own colours", async ({
  page,
}) => {
  await visit(page);
  const framed = page.locator(
    ':is([data-variant="secondary"], [data-variant="wall-ghost"]):enabled, label[data-chosen]',
  );
  const styles = (...names: ("boxShadow" | "borderTopWidth" | "borderLeftWidth")[]) =>
    framed.evaluateAll((all, names) => all.map((one) => names.map((name) => getComputedStyle(one)[name])), names);
  const shadows = (await styles("boxShadow")).flat();
  expect(shadows.length).toBeGreaterThan(5);
  for (const shadow of shadows) expect(shadow).toMatch(/ 1\.5px inset$/);
  // A shadow inside a border begins where that ends.
  expect(new Set((await styles("borderTopWidth", "borderLeftWidth")).flat())).toEqual(new Set(["0px"]));

  await page.emulateMedia({ forcedColors: "active" });
  expect(new Set((await styles("borderTopWidth", "borderLeftWidth")).flat())).toEqual(new Set(["1px"]));
});

test("a search is cleared by a press anywhere in the square at the end of its field", async ({ page }) => {
  await visit(page);
  const search = page.getByRole("searchbox", { name: "Search by reference" }).first();
  const { width, height } = (await search.boundingBox()) ?? { width: 0, height: 0 };

  for (const position of [
    { x: width - 4, y: height / 2 - 18 },
    { x: width - 40, y: height / 2 + 18 },
  ]) {
    await search.fill("TX");
    await search.click({ position });
    await expect(search).toHaveValue("");
  }
  await search.fill("TX");
  await search.click({ position: { x: width - 60, y: height / 2 } });
  await expect(search).toHaveValue("TX");

  // Whose colours are the system's own sees a cross as well.
  await page.emulateMedia({ forcedColors: "active" });
  const end = { x: 0, y: 0, width: 0, height, ...(await search.boundingBox()) };
  const clip = { x: end.x + width - 42, y: end.y + 8, width: 36, height: height - 16 };
  const withCross = await page.screenshot({ clip });
  await search.fill("");
  expect((await page.screenshot({ clip })).equals(withCross)).toBe(false);
});

test("a button that is held down looks the same without a mouse as under it", async ({ page }) => {
  await visit(page);
  const looks = await looksOf(page, '[data-exhibit^="Button: "] [data-variant]:not(:disabled)');
  expect((await looks()).length).toBeGreaterThan(8);

  expect(await looks("active")).toEqual(await looks("hover", "active"));
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a button that was tapped does not stay as if it were pointed at", async ({ page }) => {
    // Nothing moves: with the next slide the browser would ask anew what is pointed at.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, { width: 390 });
    const buttons = page.locator(
      ':is([data-exhibit^="Button: "] [data-variant], [data-exhibit^="Icon button"] button):not(:disabled, [aria-busy="true"])',
    );
    expect(await buttons.count()).toBeGreaterThan(8);

    for (const button of await buttons.all()) {
      const ground = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
      const before = await ground();
      await button.tap();
      await expect.poll(ground, (await button.textContent()) ?? "").toBe(before);
    }
  });

  test("nothing else that was tapped does either: a row, a tab, a field, what opens and what is chosen", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, { width: 390 });
    const looks = await looksOf(page, "main :is(a, button, label, summary, input, textarea, select, [role=tab])");
    const atRest = await looks();
    expect(atRest.length).toBeGreaterThan(100);

    expect(await looks("hover")).toEqual(atRest);
  });
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((byte) => {
    const part = Number(byte) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

test("the bars that lead to a slide stand out from the page, and the one of the slide that is shown is the thicker", async ({
  page,
}) => {
  for (const theme of ["light", "dark"]) {
    await visit(page, { theme });
    const bars = page.getByRole("tab", { name: /^(Welcome|Fees)$/ });
    const colours = await bars.evaluateAll((bars) =>
      bars.map((bar) => {
        const { backgroundColor, opacity } = getComputedStyle(bar, "::before");
        return { page: getComputedStyle(document.body).backgroundColor, backgroundColor, opacity };
      }),
    );
    const ratios = colours.map(({ page, backgroundColor, opacity }) => {
      const ground = luminance(page);
      return contrast(ground, ground + (luminance(backgroundColor) - ground) * Number(opacity));
    });

    expect(ratios).toHaveLength(2);
    for (const ratio of ratios) expect(ratio, theme).toBeGreaterThanOrEqual(3);
    const [shown = 0, other = 0] = await bars.evaluateAll((bars) =>
      bars.map((bar) => Number.parseFloat(getComputedStyle(bar, "::before").height)),
    );
    expect(shown).toBeGreaterThan(other);
  }
});

test("what is copied of a list of transactions is what is seen, each amount once", async ({ page }) => {
  await visit(page);
  const row = page.getByRole("button").filter({ hasText: "TX-9F20C41A" }).first();
  await expect(row).toHaveText(/plus \$5\.00\+\$5\.00/);

  const copied = await row.evaluate((row) => {
    getSelection()?.selectAllChildren(row);
    return getSelection()?.toString();
  });

  expect(copied).toContain("+$5.00");
  expect(copied).not.toContain("plus");
});

test("the digits of a code are seen once in the system's colours, and where the next one goes", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page);
  const field = page.locator('[data-exhibit="Code field"]').getByRole("textbox").first();
  await field.fill("490");

  await expect(field).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  const cells = field.locator("xpath=following-sibling::*").locator("span");
  const carets = await cells.evaluateAll((all) =>
    all.flatMap((cell, at) => (getComputedStyle(cell, "::after").content === "none" ? [] : [at])),
  );
  // Behind three digits and the dash.
  expect(carets).toEqual([4]);
});

test("in the system's colours a field that is disabled looks so, and what is loading is seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page);
  const disabled = page.getByRole("textbox", { name: "First name" }).first();
  await expect(disabled).toBeDisabled();
  const grey = await page
    .getByRole("button", { name: "Confirm", disabled: true })
    .first()
    .evaluate((button) => getComputedStyle(button).color);

  await expect(disabled).toHaveCSS("color", grey);
  await expect(disabled).toHaveCSS("border-top-color", grey);
  await expect(page.getByRole("textbox", { name: "Description (optional)" }).first()).not.toHaveCSS("color", grey);
  await expect(page.locator('[data-exhibit="Skeleton"] [aria-hidden]').first()).toHaveCSS(
    "outline",
    `${grey} solid 1px`,
  );
});

test("in the system's colours a wall's beam, and the figures of a month over the chart, have a frame", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page);
  const beam = page.getByRole("region", { name: "Total balance", exact: true }).locator("> i");
  await expect(beam).toHaveCSS("border-top-width", "1px");

  await page
    .getByRole("button", { name: /^Nov 2026: / })
    .first()
    .hover();
  const figures = page.locator('div[aria-hidden="true"]:has(> [data-series="in"])');
  await expect(figures).toHaveCSS("border-top-width", "1px");
});

test("with letters of twice the size a hidden balance stands in one line", async ({ page }) => {
  await enlargeText(page);
  await visit(page, { width: 320 });
  const wall = page.getByRole("region", { name: "Total balance", exact: true });

  const lines = await wall.getByText("******", { exact: true }).evaluate((hidden) => {
    const drawn = document.createRange();
    drawn.selectNodeContents(hidden);
    return drawn.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("nothing is wider than the screen, down to 320 pixels", async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await visit(page, { width });
    expect(await sidewaysPixels(page), `at ${width} px`).toBe(0);
  }
});

test("ten thousand transactions take at most sixty rows of the document, wherever one scrolls or walks", async ({
  page,
}) => {
  await visit(page);
  const list = page.getByRole("region", { name: "All transactions, 10,000 transactions" });
  const rows = list.getByRole("listitem");
  expect(await rows.count()).toBeLessThanOrEqual(60);
  await expect(list).toHaveCSS("max-height", "470px");

  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await page.waitForTimeout(200);
  expect(await rows.count()).toBeLessThanOrEqual(60);
  await expect(list.getByRole("heading").first()).toBeVisible();

  await list.getByRole("button").first().focus();
  await page.keyboard.press("End");
  await expect(page.locator('li[aria-posinset="10000"] button')).toBeFocused();
  expect(await rows.count()).toBeLessThanOrEqual(60);

  await page.keyboard.press("ArrowUp");
  await expect(page.locator('li[aria-posinset="9999"] button')).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.locator('li[aria-posinset="1"][aria-setsize="10000"] button')).toBeFocused();
});

test("a list that goes on beneath its edge fades there, until its end, or the keyboard's ring, is seen", async ({
  page,
}) => {
  await visit(page);
  const fadeOf = (name: RegExp) =>
    page
      .getByRole("region", { name })
      .evaluate((list) => [getComputedStyle(list, "::after").content, getComputedStyle(list, "::after").opacity]);
  const long = page.getByRole("region", { name: /^Account transactions, / });
  const noFade = ["none", "1"];

  await expect.poll(() => fadeOf(/^Account transactions, /)).toEqual(['""', "1"]);
  expect(await fadeOf(/^Recent transfers, /)).toEqual(['""', "0"]);
  const before = await long.evaluate((list) => list.scrollHeight);

  await long.getByRole("button").first().focus();
  await page.keyboard.press("ArrowDown");
  expect(await fadeOf(/^Account transactions, /)).toEqual(noFade);
  expect(await long.evaluate((list) => list.scrollHeight)).toBe(before);

  await page.locator(":focus").blur();
  await long.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(() => fadeOf(/^Account transactions, /)).toEqual(['""', "0"]);
});

test("the balance is hidden until it is asked for, and appears without moving anything", async ({ page }) => {
  await visit(page);
  const wall = page.getByRole("region", { name: "Total balance", exact: true });
  const note = wall.getByText("2 accounts · USD");
  await expect(wall).not.toContainText("48,216");
  const placeInWall = async () => {
    const [inner, outer] = await Promise.all([note.boundingBox(), wall.boundingBox()]);
    return { below: (inner?.y ?? 0) - (outer?.y ?? 0), wallHeight: outer?.height };
  };
  const before = await placeInWall();

  await wall.getByRole("button", { name: "Show balance" }).click();

  await expect(wall).toContainText("$48,216.90");
  expect(await placeInWall()).toEqual(before);
});

test("a balance is 48 px high on a phone too, hidden and shown, and smaller only where it would be wider than the wall", async ({
  page,
}) => {
  await visit(page, { width: 390 });
  const wall = page.getByRole("region", { name: "Total balance", exact: true });
  await expect(wall.getByText("******")).toHaveCSS("font-size", "48px");

  await wall.getByRole("button", { name: "Show balance" }).click();
  const amount = wall.locator('[data-size="hero"]');
  const fits = async () => {
    const [inner, outer] = await Promise.all([amount.boundingBox(), wall.boundingBox()]);
    return (inner?.x ?? 0) + (inner?.width ?? 0) <= (outer?.x ?? 0) + (outer?.width ?? 0) - 20;
  };
  await expect(amount).toHaveCSS("font-size", "48px");
  expect(await fits()).toBe(true);

  await page.setViewportSize({ width: 320, height: 900 });
  await expect(amount).not.toHaveCSS("font-size", "48px");
  expect(await fits()).toBe(true);
});

test("a receipt is printed from a window of its own, with typed text as text", async ({ page, context }) => {
  await visit(page, { theme: "dark" });
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Print Receipt" }).click();
  const receipt = await opening;

  await expect.poll(() => receipt.evaluate(() => window.printed)).toBe(true);
  await expect(receipt).toHaveTitle("Lintel receipt TX-9EFA0931");
  await expect(receipt.getByRole("cell", { name: "Roof, second part <b>as agreed</b>" })).toBeVisible();
  await expect(receipt.getByRole("cell", { name: "4021 … 88", exact: true })).toBeVisible();
  await expect(receipt.getByRole("article")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(receipt.getByRole("cell", { name: "Pending" })).toHaveCSS("color", "rgb(133, 80, 0)");
  expect(await receipt.evaluate(() => document.fonts.check('600 46px "Bricolage Grotesque Variable"'))).toBe(true);
  expect(await page.evaluate(() => window.refusedByPolicy)).toEqual([]);
});

test("a placeholder shows nothing for 200 ms, and then stands still for those who asked for less motion", async ({
  page,
}) => {
  await visit(page);
  const block = page.locator('[data-exhibit="Skeleton"] [aria-busy] > [aria-hidden]').first();
  await expect(block).toHaveCSS("animation-delay", "0.2s, 0.4s");
  await expect(block).toHaveCSS("animation-iteration-count", "1, infinite");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(block).toHaveCSS("animation-delay", "0.2s");
  await expect(block).toHaveCSS("animation-iteration-count", "1");
  await expect(block).toHaveCSS("animation-fill-mode", "backwards");
});

test("icons of one size are drawn with one stroke", async ({ page }) => {
  const icons: { name: string | null; sizePx: number; stroke: string | null }[] = [];
  for (const [width, open] of [...WIDTHS.map((width) => [width, ""] as const), [1440, "dialog"] as const]) {
    await visit(page, { width, open });
    icons.push(
      ...(await page.locator("svg.lucide").evaluateAll((drawn) =>
        drawn.map((icon) => ({
          name: icon.getAttribute("class"),
          sizePx: Number(icon.getAttribute("width")),
          stroke: icon.getAttribute("stroke-width"),
        })),
      )),
    );
  }

  const large = icons.filter(({ sizePx }) => sizePx >= 18);
  expect(large.length).toBeGreaterThan(40);
  expect(large.filter(({ stroke }) => stroke !== "1.75")).toEqual([]);
});

test("in letters of twice the size a tick and an arrow stay level with the words beside them", async ({ page }) => {
  await enlargeText(page);
  await visit(page);

  const seconds = page.locator("select + svg, input[type=checkbox] + span").filter({ hasNotText: "can not be undone" });
  const unevenPx = await seconds.evaluateAll((seconds) => {
    const middle = (box = new DOMRect()) => (box.top + box.bottom) / 2;
    return seconds.map((second) =>
      Math.abs(middle(second.getBoundingClientRect()) - middle(second.previousElementSibling?.getBoundingClientRect())),
    );
  });
  expect(unevenPx.length).toBeGreaterThan(3);
  expect(Math.max(...unevenPx)).toBeLessThan(2);
});

test("the picture on a card reaches the card's edges", async ({ page }) => {
  await visit(page);
  const drawn = await page.locator('[data-face] > svg, [data-face="back"] > :first-child').evaluateAll((all) =>
    all.map((one) => {
      const card = one.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = one.getBoundingClientRect();
      return [left - card.left, card.right - right];
    }),
  );

  expect(drawn.length).toBeGreaterThan(8);
  expect(Math.max(...drawn.flat())).toBeLessThan(0.5);
});

test("the tick of a number that was copied stands out from the card it is on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const theme of ["light", "dark"]) {
    await visit(page, { theme });
    const card = page.locator('[data-exhibit="Bank card: American Express, revealed"]');
    await card.getByRole("button", { name: "Copy card number" }).click();
    const copied = card.getByRole("button", { name: "Copied" });
    await copied.evaluateAll(colourChanged);
    const [tick = "", ground = ""] = await copied.evaluate((button) => [
      getComputedStyle(button.firstElementChild ?? button).stroke,
      getComputedStyle(button).backgroundColor,
    ]);

    expect(contrast(luminance(tick), luminance(ground)), theme).toBeGreaterThanOrEqual(3);
  }
});

test("the tile of a row is seen also while the row is pointed at", async ({ page }) => {
  for (const theme of ["light", "dark"]) {
    await visit(page, { theme });
    for (const direction of ["incoming", "outgoing"]) {
      const row = page.getByRole("button").filter({ has: page.locator(`[data-direction="${direction}"]`) });
      await row.first().hover();
      const grounds = await row
        .first()
        .evaluate((row) => [row, row.firstElementChild ?? row].map((one) => getComputedStyle(one).backgroundColor));

      expect(new Set(grounds).size, `${direction}, ${theme}`).toBe(2);
    }
  }
});

test("a card does not turn for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page);
  await page.getByRole("button", { name: "Show back" }).first().click();

  const card = page.locator('[data-exhibit="Bank card: debit, turns"]');
  await expect(card.locator('[data-side="back"]')).toHaveCSS("transform", "none");
  await expect(card.locator('[data-face="back"]')).toHaveCSS("opacity", "1");
  await expect(card.locator('[data-face="front"]')).toHaveCSS("opacity", "0");
});
