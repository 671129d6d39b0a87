import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@lintel/portal";
import { PUBLISHED_FIGURES } from "./lib/published-figures";
import routes from "./routes";

type Entry = string | Readonly<Record<string, string>>;
type Entries = Readonly<Record<string, Entry>>;

/** What components fill in themselves; everything else in braces is a figure of the bank. */
const FILLED_BY_COMPONENTS = new Set([
  "checkingExample",
  "count",
  "date",
  "email",
  "limit",
  "number",
  "savingsExample",
  "total",
  "year",
]);

const folders = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("languages"))
  .sort();

const catalogue = (folder: string, locale: string): Entries =>
  (require(join(__dirname, folder, locale)) as { default: Entries }).default;

const textsOf = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

describe.each(folders)("the words in %s", (folder) => {
  const english = catalogue(folder, "en");

  it("names only figures that the bank publishes", () => {
    const unknown = Object.values(english)
      .flatMap(textsOf)
      .flatMap(placeholdersOf)
      .filter((name) => !(name in PUBLISHED_FIGURES) && !FILLED_BY_COMPONENTS.has(name));

    expect(unknown).toEqual([]);
  });

  it.each(LOCALES)("holds no amount of money and no large number itself in %s", (locale) => {
    const figures = Object.values(catalogue(folder, locale))
      .flatMap(textsOf)
      .filter((text) => /[$€£]\s?\d|\d\s?(\$|%)|\d{3}/.test(text));

    expect(figures).toEqual([]);
  });
});

/** What each product costs and asks for, in the order in which its page says so at a glance. */
const FIGURES_AT_A_GLANCE = {
  checking: ["checkingMonthlyFee", "checkingOpeningDeposit", "overdraftFee", "cardIssuanceFee", "debitCardDelivery"],
  savings: ["savingsOpeningDeposit", "savingsFreeWithdrawals"],
  "personal-loan": ["personalLoanMin", "personalLoanMax", "personalLoanApproval"],
  "home-loan": ["homeLoanMaxYears"],
  "credit-card": ["creditCardApr", "creditCardMinimumScore", "cardIssuanceFee", "creditCardDelivery"],
  "debit-card": ["cardIssuanceFee", "debitCardDelivery"],
};

it.each(LOCALES)("says at a glance what each product costs, with that product's own figures, in %s", (locale) => {
  const pages = Object.keys(FIGURES_AT_A_GLANCE).map((page) => {
    const glance = Object.entries(catalogue(join(page, "languages"), locale))
      .filter(([name]) => name.startsWith("glance"))
      .sort(([one], [other]) => one.localeCompare(other));
    return [page, glance.flatMap(([, entry]) => textsOf(entry)).flatMap(placeholdersOf)];
  });

  expect(Object.fromEntries(pages)).toEqual(FIGURES_AT_A_GLANCE);
});

it("finds a catalogue for each page of the public site, and one for what stands around them", () => {
  expect(folders.length).toBeGreaterThan(routes.length);
  expect(folders).toContain("components/layout/languages");
});
