import { axeFaults } from "../harness/axe-faults";
import { hiddenStops } from "../harness/hidden-focus";
import { PUBLIC_PATHS } from "../harness/public-paths";
import { shiftsOf, watchShifts } from "../harness/shifts";
import { sidewaysPixels } from "../harness/sideways";
import { expect, test, whenAlive } from "../harness/site";
import { enlargeText } from "../harness/text-size";

for (const [width, theme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test(`axe finds nothing at ${width} px, nor in the colours of the other theme`, async ({ page, siteUrl }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);

    for (const path of PUBLIC_PATHS) {
      await page.goto(siteUrl + path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await axeFaults(page), path).toEqual([]);
    }
  });
}

test("the foot of a page is read on paper as well", async ({ page, siteUrl }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(siteUrl);

  expect(await axeFaults(page, "footer")).toEqual([]);
});

test("nothing that is there to be pressed is printed with a public page", async ({ page, siteUrl }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of PUBLIC_PATHS) {
    await page.goto(siteUrl + path);
    await whenAlive(page);
    const pressed = page.locator("button:visible, a[data-variant]:visible");
    await expect.poll(() => pressed.allTextContents(), path).toEqual([]);
  }
});

test("axe finds what is planted: a nameless button, and a colour that only the other theme has wrong", async ({
  page,
}) => {
  await page.setContent(
    `<html lang="en"><title>Planted</title><style>
      html { background: #fff; color: #222 }
      [data-theme=dark] { background: #111; color: #444 }
    </style><main><h1>Planted</h1><button></button></main></html>`,
  );

  const rules = (await axeFaults(page)).map((fault) => fault.slice(0, fault.indexOf(": <")));
  expect(rules).toEqual(["button-name", "dark: color-contrast"]);
  expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
});

test("what moves, what reaches over the edge and what is covered is found where it is planted", async ({
  page,
  siteUrl,
}) => {
  await watchShifts(page);
  await page.goto(siteUrl);
  await whenAlive(page);

  await page.evaluate(() => {
    const planted = document.createElement("div");
    Object.assign(planted.style, { minWidth: "5000px", height: "300px" });
    document.body.prepend(planted);
  });
  await expect.poll(async () => (await shiftsOf(page)).sum).toBeGreaterThan(0.1);
  expect((await shiftsOf(page)).moved).not.toEqual([]);
  expect(await sidewaysPixels(page)).toBe(5000 - 1280);

  await page.evaluate(() => {
    const planted = document.createElement("div");
    Object.assign(planted.style, { position: "fixed", inset: "0", zIndex: "2147483647" });
    document.body.append(planted);
  });
  expect(await hiddenStops(page, "Tab", 3)).toHaveLength(3);
});

test("nothing scrolls sideways at 320 px, in the languages with the longest words too", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of ["en", "de", "pl"]) {
    await page.context().addCookies([{ name: "locale", value: locale, url: siteUrl }]);
    for (const path of PUBLIC_PATHS) {
      await page.goto(siteUrl + path);
      expect(await sidewaysPixels(page), `${path} in ${locale}`).toBe(0);
    }
  }
});

test("no line of a Chinese title ends in the middle of a word", async ({ page, siteUrl }) => {
  const words = {
    "/": "构筑有方",
    "/cards": "在手中",
    "/accounts/savings": "绊到",
    "/loans/home-loan": "值得",
    "/loans/personal-loan": "计划",
    "/loans/educational-loan": "不为",
  };
  await page.context().addCookies([{ name: "locale", value: "zh-CN", url: siteUrl }]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, word] of Object.entries(words)) {
      await page.goto(siteUrl + path);
      const title = page.getByRole("heading", { level: 1 });

      const lines = await title.evaluate((heading, word) => {
        const text = heading.firstChild as Text;
        // What holds a word together is itself not seen.
        const found = new RegExp([...word].join("\u2060?")).exec(text.data);
        if (found === null) return [];
        const range = document.createRange();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        return [...new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))];
      }, word);
      expect(lines, `${path} at ${width} px`).toHaveLength(1);
    }
  }
});

test("nothing scrolls sideways with letters of twice the size, in the languages with long words", async ({
  page,
  siteUrl,
}) => {
  await enlargeText(page);
  for (const locale of ["de", "pl"]) {
    await page.context().addCookies([{ name: "locale", value: locale, url: siteUrl }]);
    for (const path of PUBLIC_PATHS) {
      await page.goto(siteUrl + path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [320, 768, 900]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await sidewaysPixels(page), `${path} at ${width} px in ${locale}`).toBe(0);
      }
    }
  }
});

test("nothing that the keyboard reaches is hidden below the header, and a link into the page ends clear of it", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${siteUrl}/terms-and-condition`);
  await whenAlive(page);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  const section = page.locator("section:target");
  await expect(section).toBeInViewport();
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(104);

  // Under the pointer a link into the page makes it glide, and then nothing is where it will be.
  await page.mouse.move(0, 0);
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  expect(await hiddenStops(page, "Shift+Tab", 45)).toEqual([]);
});

test("Tab reaches whatever can be pressed, chosen or typed into, on every page", async ({ page, siteUrl }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PUBLIC_PATHS) {
      await page.goto(siteUrl + path);
      await whenAlive(page);
      const count = await page.evaluate(() => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
        const pressed = [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter(isSeen);
        // The chosen tab is the stop of all of them.
        const stops = pressed.filter((element) => element.getAttribute("aria-selected") !== "false");
        Object.assign(window, { stops: new Set(stops) });
        document.addEventListener("focusin", ({ target }) => {
          (window as unknown as { stops: Set<EventTarget | null> }).stops.delete(target);
        });
        return stops.length;
      });
      expect(count, path).toBeGreaterThan(10);

      for (let press = 0; press < count + 3; press++) await page.keyboard.press("Tab");
      const missed = await page.evaluate(() =>
        [...(window as unknown as { stops: Set<Element> }).stops].map((stop) => stop.outerHTML.slice(0, 120)),
      );
      expect(missed, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the menus answer the keyboard on a wide screen", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl);
  await whenAlive(page);
  const services = page.getByRole("button", { name: "Services" });

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(services).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "About" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("button", { name: "Accounts" })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Checking account/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await expect(services).toBeFocused();
});

test("a mouse reaches the link it heads for across other groups, and the menu closes behind it", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await page.goto(siteUrl);
  await whenAlive(page);
  // A slow machine must not make a mouse that moves on look like one that rests.
  await page.clock.pauseAt(Date.now() + 60_000);
  const services = page.getByRole("button", { name: "Services" });
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(640, 800);
  await page.clock.runFor(250);
  await expect(services, "the mouse has pressed it, and not the keyboard").toHaveAttribute("aria-expanded", "false");

  await services.hover();
  await page.clock.runFor(80);
  const savings = page.getByRole("link", { name: /^Savings account/ });
  await expect(savings).toBeVisible();
  const from = await page.getByRole("button", { name: "Accounts" }).boundingBox();
  const to = await savings.boundingBox();
  const [left, top] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 24];
  const [right, down] = [(to?.x ?? 0) + 60 - left, (to?.y ?? 0) + 30 - top];
  for (let step = 0; step <= 30; step++) {
    await page.mouse.move(left + (right * step) / 30, top + (down * step) / 30);
    await page.clock.runFor(20);
  }
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/accounts\/savings$/);
});

test("the narrow menu opens one section and one sub-section at a time, keeps the focus and gives it back", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl);
  await whenAlive(page);
  // As it is read: the mark, Sign in, and the menu's button at the edge.
  for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("html"), "the page below it stays where it is").toHaveCSS("overflow-y", "hidden");
  await expect(page.getByRole("heading", { level: 1 }), "and is out of a screen reader's way").toHaveCount(0);

  await page.getByRole("button", { name: "Services" }).click();
  await page.getByRole("button", { name: "Accounts" }).click();
  await expect(page.getByRole("link", { name: /^Savings account/ })).toBeVisible();
  await page.getByRole("button", { name: "Cards" }).click();
  await expect(page.getByRole("link", { name: /^Savings account/ })).toBeHidden();
  await expect(page.getByRole("link", { name: /^Debit card/ })).toBeVisible();
  await page.getByRole("button", { name: "About" }).click();
  await expect(page.getByRole("link", { name: /^Debit card/ })).toBeHidden();

  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a sum and its table are read whole on a narrow phone, by keyboard too", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.context().addCookies([{ name: "locale", value: "it", url: siteUrl }]);
  for (const [path, rate] of [
    ["/loans/home-loan", "Tasso annuo, in percentuale"],
    ["/accounts/savings", "Tasso annuo da confrontare, in percentuale"],
  ] as const) {
    await page.goto(siteUrl + path);
    await whenAlive(page);
    for (const slider of await page.getByRole("slider").all()) await slider.press("End");
    await page.getByLabel(rate).fill("20");
    await page.getByText("Mostra come tabella").click();

    const answers = page.getByRole("definition").filter({ hasText: "$" });
    const beyond = await answers.evaluateAll((amounts) =>
      amounts.filter((amount) => amount.scrollWidth > amount.clientWidth).map(({ textContent }) => textContent),
    );
    expect(beyond, path).toEqual([]);

    const chart = page.locator("main figure").filter({ has: page.getByRole("table") });
    const cutAwayBy = await chart.evaluate((figure) => {
      const around: Element[] = [];
      for (let place: Element | null = figure; place; place = place.parentElement) around.push(place);
      return around
        .filter((place) => place.scrollWidth > place.clientWidth)
        .map((place) => place.outerHTML.slice(0, 90));
    });
    expect(cutAwayBy, path).toEqual([]);

    const table = chart
      .getByRole("group")
      .filter({ has: page.getByRole("table") })
      .last();
    await table.focus();
    const last = table.getByRole("columnheader").last();
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0);
      }, path)
      .toBeLessThanOrEqual(300);
    expect(await axeFaults(page, "main figure"), path).toEqual([]);
  }
});
