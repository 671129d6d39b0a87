import { PUBLIC_PATHS } from "../harness/public-paths";
import { expect, test, whenAlive } from "../harness/site";

test.use({ javaScriptEnabled: false });

test("every link of every public page leads somewhere, but for the one that is meant not to", async ({
  page,
  siteUrl,
  request,
}) => {
  const leadsFrom = new Map<string, string>();
  for (const path of PUBLIC_PATHS) {
    await page.goto(siteUrl + path);
    const hrefs = await page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const ids = new Set(await page.locator("[id]").evaluateAll((nodes) => nodes.map((node) => `#${node.id}`)));
    for (const href of hrefs) {
      if (href?.startsWith("#")) expect(ids, `${path} leads to ${href}`).toContain(href);
      else leadsFrom.set(href ?? "", path);
    }
  }

  const lost: string[] = [];
  for (const [href, from] of leadsFrom) {
    expect(href, `a link of ${from}`).toMatch(/^\/[a-z/-]*$/);
    if ((await request.get(siteUrl + href)).status() !== 200) lost.push(href);
  }
  expect(lost).toEqual(["/contact-us"]);
  for (const path of PUBLIC_PATHS) expect([...leadsFrom.keys()], "a page that nothing leads to").toContain(path);
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("a page that is opened with a slash at its end is marked in the menu, and not after one has gone on", async ({
    page,
    siteUrl,
  }) => {
    const current = page.locator("a[aria-current=page]");
    await page.goto(`${siteUrl}/accounts/`);
    await whenAlive(page);
    await expect(current).toHaveAttribute("href", "/accounts");

    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();

    await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
    await expect(current).toHaveAttribute("href", "/privacy-policy");
  });

  test("the terms' link ends at the 404, which knows where it should have led", async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/terms-and-condition`);
    // Until then a link loads a new document, and one that is not found is complained of.
    await whenAlive(page);
    await page.locator("main").getByRole("link", { name: "Contact us" }).click();

    await expect(page).toHaveURL(`${siteUrl}/contact-us`);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await page
      .getByRole("link", { name: /contact/i })
      .first()
      .click();
    await expect(page).toHaveURL(`${siteUrl}/contact`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask us. A person answers.");
  });

  test("a page that is not found says what it says once, for whoever looks for words and not for what is seen", async ({
    page,
    siteUrl,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 404/);
    await page.goto(`${siteUrl}/nowhere`);

    await expect(page.getByText("Page not found")).toBeVisible();
    await page.getByText("Go Home").click();
    await expect(page).toHaveURL(`${siteUrl}/`);
  });
});
