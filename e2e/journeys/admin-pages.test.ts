import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { folderStore } from "../../site/src/store/release-store";
import { axeFaults } from "../harness/axe-faults";
import { expect, type Person, test, toast } from "../harness/bank";
import { keepOnItsWay } from "../harness/keep-on-its-way";
import { addressesOf } from "../harness/released";
import { sidewaysPixels } from "../harness/sideways";
import { enlargeText } from "../harness/text-size";

const USERS = "/online-banking/admin/users";

let admin: Person;
test.beforeEach(async ({ bank }) => {
  admin = await bank.person({ firstname: "Ada", role: "admin" });
});

const rows = (page: Page) => page.getByRole("region", { name: /^Users/ }).getByRole("listitem");

test("lists people newest first, with their role, a word for who is suspended, and how many they are", async ({
  page,
  bank,
  enter,
}) => {
  const newest = await bank.person({ firstname: "Newest" });
  await enter(admin, USERS);

  await expect(rows(page).first()).toContainText(newest.email);
  await expect(rows(page).first().getByRole("img", { name: "User" })).toHaveText("U");
  await expect(rows(page).filter({ hasText: admin.email }).getByRole("img", { name: "Admin" })).toHaveText("A");
  await expect(page.getByText(/^\d+ users$/)).toBeVisible();

  await bank.call("POST", `/user/${newest.id}/suspend`, { token: admin.token, body: {} });
  await page.reload();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rows(page).first().getByText("Suspended").filter({ visible: true })).toHaveCount(1);
  }
});

test("shows somebody's role on a ground of its own also while the row is pointed at", async ({ page, bank, enter }) => {
  await bank.person({ firstname: "Newest" });
  await enter(admin, USERS);
  const person = rows(page).first().getByRole("link");
  await person.hover();

  const grounds = [person, person.getByRole("img", { name: "User" })].map((one) =>
    one.evaluate((drawn) => getComputedStyle(drawn).backgroundColor),
  );
  expect(new Set(await Promise.all(grounds)).size).toBe(2);
});

test("finds people by first name or address, and keeps the search in the address", async ({ page, bank, enter }) => {
  const person = await bank.person({ firstname: `Zuleika${Date.now()}` });
  await enter(admin, USERS);

  for (const wanted of [person.firstname.toLowerCase(), person.email.slice(0, 12)]) {
    await page.getByLabel(/^Search by/).fill(wanted);
    await expect(page.getByText("1 user found").first()).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=${wanted}`));
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(1);

  await page.getByLabel(/^Search by/).fill("nobody is called this");
  await expect(page.getByText("No users match your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByLabel(/^Search by/)).toBeFocused();
});

test("says that the users could not be loaded, and loads them when asked again", async ({
  page,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 500 .*\/api\/all-users/);
  await page.route("**/api/all-users*", (route) =>
    route.fulfill({ status: 500, json: { message: "no", code: "internal", request_id: "r" } }),
  );
  await enter(admin, USERS);
  await expect(toast(page, "Error retrieving users")).toBeVisible();
  await expect(page.getByText("We could not load the users.")).toBeVisible();

  await page.unroute("**/api/all-users*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("says that a user could not be loaded, or is not there", async ({ page, enter, expectedComplaints }) => {
  expectedComplaints.push(/status of (404|500) .*\/api\/view-user\//);
  await enter(admin, `${USERS}/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText("User not found.")).toBeVisible();

  await page.route("**/api/view-user/*", (route) =>
    route.fulfill({ status: 500, json: { message: "no", code: "internal", request_id: "r" } }),
  );
  await page.reload();
  await expect(toast(page, "Error fetching user data")).toBeVisible();
  await expect(page.getByText("We could not load this person.")).toBeVisible();
});

/** Answers the list of people as a bank with so many of them would. */
async function manyPeople(page: Page, people: number) {
  await page.route("**/api/all-users*", (route) => {
    const cursor = Number(new URL(route.request().url()).searchParams.get("cursor") ?? 0);
    const next = Math.min(cursor + 200, people);
    return route.fulfill({
      headers: { "x-total-count": String(people), ...(next < people ? { "x-next-cursor": String(next) } : {}) },
      json: Array.from({ length: next - cursor }, (_, index) => ({
        id: `u-${cursor + index}`,
        firstname: "Person",
        lastname: String(cursor + index),
        email: `person-${cursor + index}@example.com`,
        role: "user",
        suspended: 0,
        created_at: "2026-11-20T08:12:00.000Z",
      })),
    });
  });
}

// How long it takes to get there, with as many people at the bank, is for `npm run bench:ui` to say.
test("draws a few of fifty thousand people at a time", async ({ page, enter }) => {
  await manyPeople(page, 50_000);
  await enter(admin, USERS);
  await expect(rows(page).first()).toBeVisible();

  const list = page.getByRole("region", { name: /^Users/ });
  await expect(list).toHaveCSS("max-height", "400px");
  const positionOfLast = async () => Number(await rows(page).last().getAttribute("aria-posinset"));
  for (let reached = 0; reached < 800; reached = await positionOfLast()) {
    await list.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await expect.poll(positionOfLast).toBeGreaterThan(reached);
    expect(await rows(page).count()).toBeLessThanOrEqual(60);
  }
  // Read at one moment: the list may still be drawing, and "the last" be another row by the next question.
  const last = await rows(page)
    .last()
    .evaluate((row) => ({ position: Number(row.ariaPosInSet), of: row.ariaSetSize, text: row.textContent }));
  expect(last.of).toBe("50000");
  expect(last.text).toContain(`person-${last.position - 1}@example.com`);
});

test("has all of a hundred people in the page, for the browser's own search", async ({ page, enter }) => {
  await manyPeople(page, 100);
  await enter(admin, USERS);

  await expect(rows(page)).toHaveCount(100);
  await expect(rows(page).last().getByRole("link")).toHaveAttribute("href", /\/u-99$/);
});

test("keeps the focus on a person who is scrolled out of sight", async ({ page, enter }) => {
  await manyPeople(page, 200);
  await enter(admin, USERS);
  const third = page.getByRole("link", { name: "Person 2 person-2@example.com" });
  await third.focus();

  await page.getByRole("region", { name: /^Users/ }).evaluate((node) => node.scrollTo(0, 2_000));
  await expect(rows(page).filter({ hasText: "person-38@example.com" })).toBeInViewport();

  await expect(third).toBeFocused();
});

test("comes back from a person to where one was in the list, and begins at its top otherwise", async ({
  page,
  enter,
  expectedComplaints,
}) => {
  // Of nobody that this list tells of does the bank know.
  expectedComplaints.push(/status of 404 .*\/api\/view-user\/u-38/);
  await manyPeople(page, 200);
  await enter(admin, USERS);
  const list = page.getByRole("region", { name: /^Users/ });
  await list.evaluate((node) => node.scrollTo(0, 2_000));
  await page.getByRole("link", { name: "Person 38 person-38@example.com" }).click();
  await expect(page.getByText("User not found.")).toBeVisible();

  await page.goBack();

  await expect(rows(page).filter({ hasText: "person-38@example.com" })).toBeInViewport();
  expect(await list.evaluate((node) => node.scrollTop)).toBe(2_000);

  await page.getByRole("navigation").getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Users" }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await list.evaluate((node) => node.scrollTop)).toBe(0);
});

test("with letters of twice the size no person lies over another", async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await manyPeople(page, 200);
  await enter(admin, USERS);
  await expect(rows(page).first()).toBeVisible();

  const boxes = await rows(page).evaluateAll((all) =>
    all.map((row) => {
      const words = document.createRange();
      words.selectNodeContents(row);
      return { words: words.getBoundingClientRect(), row: row.getBoundingClientRect() };
    }),
  );
  expect(boxes.length).toBeGreaterThan(3);
  for (const [at, { words, row }] of boxes.entries()) {
    expect(words.bottom).toBeLessThanOrEqual(row.bottom);
    expect(row.bottom).toBeLessThanOrEqual((boxes[at + 1]?.row.top ?? Infinity) + 0.5);
  }
});

test("shows a long name and a long address in full on a phone", async ({ page, bank, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await bank.person({
    firstname: "Wolfeschlegelsteinhausenbergerdorff",
    email: `wolfeschlegelsteinhausenbergerdorff.${Date.now()}@example.com`,
  });
  await enter(admin, USERS);
  const row = rows(page).filter({ hasText: person.email });
  await expect(row).toBeVisible();

  const cut = await row
    .locator("b, span")
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0).length);
  expect(cut).toBe(0);
});

test("keeps the trail: filters in the address, the chain verified, and a file to take away", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ firstname: "Trailed" });
  await bank.call("POST", `/user/${person.id}/suspend`, { token: admin.token, body: { reason: "=cmd|' /C calc'!A0" } });
  await enter(admin, "/online-banking/admin/audit");
  const trail = page.getByRole("group", { name: /^Who did what/ });

  await page.getByLabel("Action", { exact: true }).selectOption("user.suspended");
  await expect(page).toHaveURL(/action=user\.suspended/);
  await expect(trail.getByRole("row").nth(1)).toContainText("Trailed Person");
  await expect(page.getByText("Chain verified")).toBeVisible();

  await page.getByLabel("From", { exact: true }).focus();
  await page.keyboard.type("01312026", { delay: 60 });
  await expect(page).toHaveURL(/from=2026-01-31/);
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("2026-01-31");
  await expect(trail.getByRole("row").nth(1)).toContainText("Trailed Person");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^lintel-audit-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("user.suspended");
  expect(text).toContain(",'=cmd|");

  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/action=|from=/);
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Action", { exact: true })).toBeFocused();
});

test("keeps the trail a table on a phone: every cell under the head of its column, the empty ones too", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enter(admin, "/online-banking/admin/audit");
  const trail = page.getByRole("group", { name: /^Who did what/ });

  await expect(trail.getByRole("columnheader")).toHaveText(["When", "Action", "Who", "To whom", "Why", "From where"]);
  // Nobody gives a reason for logging in.
  await page.getByLabel("Action", { exact: true }).selectOption("login");
  const cells = trail.getByRole("row").nth(1).getByRole("cell");
  await expect(cells).toHaveCount(6);
  await expect(cells.nth(4)).toBeEmpty();
});

test("shows where somebody acted from in one line beside the other columns, for half an address reads as another", async ({
  page,
  bank,
  enter,
}) => {
  const from = "203.113.177.201";
  await bank.call("GET", `/view-user/${admin.id}`, { token: admin.token, headers: { "x-forwarded-for": from } });
  await enter(admin, "/online-banking/admin/audit");
  const cell = page.getByRole("cell", { name: from });

  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cell).toBeVisible();
    const lines = await cell.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.firstElementChild ?? element);
      return new Set([...words.getClientRects()].map(({ bottom }) => bottom)).size;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test("shows the days between which the trail is asked for whole, however narrow the screen", async ({
  page,
  enter,
}) => {
  await enter(admin, "/online-banking/admin/audit?from=2026-11-20&to=2026-11-27");

  const rightEdge = async (label: string) => {
    const box = await page.getByLabel(label, { exact: true }).boundingBox();
    return Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
  };
  for (const width of [320, 390, 700, 768]) {
    await page.setViewportSize({ width, height: 900 });
    if (width < 768) expect(await rightEdge("To"), `${width} px`).toBe(await rightEdge("Action"));
    for (const day of ["From", "To"]) {
      const field = page.getByLabel(day, { exact: true });
      await expect(field).not.toHaveValue("");
      const missing = await field.evaluate((input) => {
        const has = input.getBoundingClientRect().width;
        input.style.width = "max-content";
        const needs = input.getBoundingClientRect().width;
        input.style.width = "";
        return Math.max(0, needs - has);
      });
      expect(missing, `${day}, ${width} px`).toBe(0);
    }
  }
});

test("opens the queue for a finger that lands beside the words", async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const side of ["above", "below"]) {
    await enter(admin, "/online-banking/admin");
    const link = page.getByRole("link", { name: "Open the queue" });
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

    await page.mouse.click(x + width / 2, side === "above" ? y - 11 : y + height + 11);

    await expect(page.getByRole("heading", { level: 1, name: "Pending transfers" }), side).toBeVisible();
  }
});

test("draws lines between rows, and none below the last", async ({ page, enter }) => {
  const lines = (rows: Locator) =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(row);
        return `${borderTopWidth} ${borderBottomWidth}`;
      }),
    );
  await enter(admin, USERS);
  const people = page.getByRole("region", { name: /users/i }).getByRole("listitem");
  await expect(people.nth(1)).toBeVisible();
  expect(new Set(await lines(people))).toEqual(new Set(["1px 0px"]));
  await expect(people.first()).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");

  await enter(admin, "/online-banking/admin/audit");
  const records = page.getByRole("row");
  await expect(records.nth(2)).toBeVisible();
  const cells = records.last().getByRole("cell");
  expect(new Set((await lines(records)).slice(2))).toEqual(new Set(["1px 0px"]));
  expect(new Set(await lines(cells))).toEqual(new Set(["0px 0px"]));
});

test("shows each of its sections whole when the keyboard comes to it on a phone", async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(admin, USERS);
  const sections = page.getByRole("navigation", { name: "Sections of the administration" }).getByRole("link");
  await expect(sections).toHaveCount(5);

  await sections.first().focus();
  for (const next of [1, 2, 3, 4]) {
    await page.keyboard.press("Tab");
    await expect(sections.nth(next)).toBeFocused();
    await expect(sections.nth(next)).toBeInViewport({ ratio: 1 });
  }
});

test("leaves on paper its sections out, which lead nowhere there", async ({ page, enter }) => {
  await enter(admin, "/online-banking/admin/audit");
  const sections = page.getByRole("navigation", { name: "Sections of the administration" });
  await expect(sections).toBeVisible();

  await page.emulateMedia({ media: "print" });

  await expect(sections).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Audit trail" })).toBeVisible();
});

test("sums the bank up", async ({ page, enter }) => {
  await enter(admin, "/online-banking/admin");

  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  for (const label of ["People", "Accounts", "Money held", "Transfers today", "Failed logins today"]) {
    await expect(page.getByRole("term").filter({ hasText: label }).first()).toBeVisible();
  }
  await expect(page.getByRole("img", { name: /^Transfers: / })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`has its sections where they stay while the overview and a person are loading, ${width} px`, async ({
    page,
    bank,
    enter,
  }) => {
    // A longer address would take a second line on a phone.
    const person = await bank.person({ email: `jo${Date.now()}@example.com`, balances: [300] });
    await page.setViewportSize({ width, height: 900 });
    await enter(admin, USERS);
    await expect(rows(page).first()).toBeVisible();

    // On a phone the actions stand below the accounts, and nobody knows yet how many those are.
    for (const [path, call, names] of [
      ["/online-banking/admin", /\/api\/admin\/overview/, ["The bank", "Today"]],
      [
        `${USERS}/${person.id}`,
        new RegExp(`/api/.*${person.id}`),
        width === 390 ? ["User information", "Accounts"] : ["User information", "Accounts", "Actions"],
      ],
    ] as const) {
      const answer = await keepOnItsWay(page, call);
      await page.goto(path);
      const boxes = () =>
        Promise.all(names.map((name) => page.getByRole("region", { name, exact: true }).boundingBox()));
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);
      const waiting = await boxes();

      answer();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

      const moved = (await boxes()).map((box, index) => (box?.y ?? Number.NaN) - (waiting[index]?.y ?? Number.NaN));
      for (const distance of moved) expect(Math.abs(distance), path).toBeLessThanOrEqual(2);
    }
  });
}

for (const [width, theme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test(`has no accessibility fault on any page, ${width} px`, async ({ page, bank, enter, stack, complaints }) => {
    const person = await bank.person({ firstname: "Checked", balances: [300] });
    const store = folderStore(join(stack.dataFolder, "store"));
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await enter(admin, "/online-banking/admin");

    for (const path of await addressesOf(store, "mfe-admin", { id: person.id })) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectNoFault(page, path);
    }
    await page.goto(`/online-banking/admin/users/${person.id}`);
    for (const button of [/^Generate history/, "Suspend user", "Delete user"]) {
      await page.getByRole("button", { name: button }).first().click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      await expectNoFault(page, String(button));
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}

async function expectNoFault(page: Page, where: string) {
  expect(await axeFaults(page), where).toEqual([]);
  expect(await sidewaysPixels(page), where).toBe(0);
}
