import { PUBLIC_PATHS } from "../harness/public-paths";
import { expect, test } from "../harness/site";

test.use({ javaScriptEnabled: false });

test("every page names itself to search engines in its own words", async ({ page, siteUrl }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PUBLIC_PATHS) {
    await page.goto(siteUrl + path);
    titles.add(await page.title());
    descriptions.add((await page.locator('meta[name="description"]').getAttribute("content")) ?? "");

    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", await page.title());
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = blocks.map((block) => (JSON.parse(block) as { "@type": string })["@type"]);
    expect(types, path).toContain(path === "/" ? "BankOrCreditUnion" : "BreadcrumbList");
    if (path === "/" || path === "/faqs") expect(types, path).toContain("FAQPage");
    expect(blocks.join(""), "a placeholder tells a search engine something wrong").not.toMatch(
      /\{(origin|phone|email)\}/,
    );
  }
  expect(titles.size).toBe(PUBLIC_PATHS.length);
  expect(descriptions.size).toBe(PUBLIC_PATHS.length);
});

test("the sitemap lists exactly the public pages, and robots are told where it is", async ({ siteUrl, request }) => {
  const sitemap = await (await request.get(`${siteUrl}/sitemap.xml`)).text();
  const robots = await (await request.get(`${siteUrl}/robots.txt`)).text();

  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  expect(listed.sort()).toEqual([...PUBLIC_PATHS].sort());
  expect(robots).toContain("Disallow: /online-banking");
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test("the icon and the web manifest are where the document says", async ({ page, siteUrl, request }) => {
  await page.goto(siteUrl);

  for (const rel of ["icon", "manifest"]) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute("href");
    const answer = await request.get(siteUrl + href);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBeGreaterThan(50);
  }
});

test("the picture beside a shared link is there, and as large as it is said to be", async ({
  page,
  siteUrl,
  request,
}) => {
  await page.goto(`${siteUrl}/loans`);
  const told = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");

  const picture = await request.get(siteUrl + new URL((await told("og:image")) ?? "").pathname);
  const png = await picture.body();

  expect(picture.headers()["content-type"]).toBe("image/png");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    await told("og:image:width"),
    await told("og:image:height"),
  ]);
});
