import { LOCALES } from "@lintel/portal";
import mfe from "../mfe.config";
import { HEAD_PATHS, headOf } from "./heads";
import routes from "./routes";

it("answers exactly the paths that the remote claims", () => {
  const paths = routes.map(({ path }) => path).sort();

  expect(paths).toEqual([...mfe.basePaths].sort());
  expect([...HEAD_PATHS].sort()).toEqual(paths);
});

it.each(LOCALES)("gives every page in %s a title and a description of its own", async (locale) => {
  const heads = await Promise.all(HEAD_PATHS.map((path) => headOf(path, locale)));

  expect(new Set(heads.map((head) => head?.title)).size).toBe(HEAD_PATHS.length);
  expect(new Set(heads.map((head) => head?.description)).size).toBe(HEAD_PATHS.length);
  for (const head of heads) {
    expect(head?.description.length).toBeGreaterThan(20);
    expect(head?.description).not.toMatch(/\{\w+\}/);
  }
});

it("introduces the bank on the home page, without a figure or an insurance it does not have", async () => {
  const head = await headOf("/", "en");

  const bank = head?.structuredData.find((data) => "@type" in data && data["@type"] === "BankOrCreditUnion");
  expect(bank).toEqual({
    "@context": "https://schema.org",
    "@type": "BankOrCreditUnion",
    name: "Lintel",
    url: "{origin}/",
    logo: "{origin}/favicon.svg",
    description: head?.description,
    telephone: "{phone}",
    email: "{email}",
    address: "{address}",
    openingHours: "Mo-Su 00:00-24:00",
    currenciesAccepted: "USD",
  });
});

it("lists all 24 questions for search engines on the FAQs page", async () => {
  const head = await headOf("/faqs", "en");

  const page = head?.structuredData.find((data) => "mainEntity" in data) as { mainEntity: unknown[] };
  expect(page.mainEntity).toHaveLength(24);
});

it("shows the way from home to a product", async () => {
  const head = await headOf("/accounts/checking", "en");

  expect(head?.structuredData[0]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: "{origin}/" },
      { position: 2, name: "Accounts", item: "{origin}/accounts" },
      { position: 3, name: "Checking account", item: "{origin}/accounts/checking" },
    ],
  });
});

it("knows nothing of a path that is not a page", async () => {
  expect(await headOf("/contact-us", "en")).toBeNull();
});
