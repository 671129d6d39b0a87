import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale, REFUSALS } from "@lintel/contract";

type Message = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Message>>;

const root = join(__dirname, "../..");
// Of an area of another branch its build alone is left, which git does not know.
const areas = readdirSync(root).filter(
  (name) => /^(api|shell|portal|mfe-.+)$/.test(name) && existsSync(join(root, name, "src")),
);
const paths = areas.flatMap((area) =>
  readdirSync(join(root, area, "src"), { recursive: true, encoding: "utf8" }).map((path) => join(area, "src", path)),
);
const folders = paths.filter((path) => path.endsWith("languages")).sort();
const others = LOCALES.filter((locale) => locale !== "en");

/** Shorter texts are often the same word in two languages: "Bank", "Status", "PIN". */
const LONG = 24;

async function catalogue(folder: string, locale: string): Promise<Catalogue> {
  const module: { default: Catalogue } = await import(`${root}/${folder}/${locale}`);
  return module.default;
}

const areaOf = (path: string) => path.split("/")[0] ?? "";

function sourcesOf(folder: string): string {
  return readdirSync(join(root, folder, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes("languages/"))
    .map((path) => readFileSync(join(root, folder, "src", path), "utf8"))
    .join("\n");
}

/** Whether programs say this key: in quotes, by its beginning ("band_"), as one of a series ("step1Text"), or because the bank has a word for it. */
function isNamed(key: string, ours: string): boolean {
  const beginnings = [...ours.matchAll(/`(\w+)\$\{/g)].map(([, beginning = ""]) => beginning);
  return (
    [key, key.replace(/\d+[A-Z]?\w*$/, "")].some((name) => ours.includes(`"${name}"`)) ||
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    new RegExp(`\\b${key}\\b`).test(ofTheBank)
  );
}
const ofTheBank = sourcesOf("contract");

const formsOf = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));

/** Every text of these catalogues in these languages, each form of it by itself. */
async function textsOf(folders: readonly string[], locales: readonly string[]): Promise<string[]> {
  const catalogues = folders.flatMap((folder) => locales.map((locale) => catalogue(folder, locale)));
  return (await Promise.all(catalogues)).flatMap((words) => Object.values(words).flatMap(formsOf));
}

const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(" ");

function complaints(english: Catalogue, other: Catalogue, locale: string): string[] {
  const missing = Object.keys(english).filter((key) => !(key in other));
  const surplus = Object.keys(other).filter((key) => !(key in english));
  const rules = new Intl.PluralRules(locale);
  // Where five are not "many" only whole millions are, which nothing here counts.
  const wanted = rules
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== "many" || rules.select(5) === "many");
  const wrong = Object.entries(english).flatMap(([key, message]) => {
    const said = other[key];
    if (said === undefined) return [];
    if (typeof message !== typeof said) return [`${key} counts in one language alone`];
    // A form may leave out the number that its language does not say, never another value.
    const mayOmit = typeof said === "string" ? "" : "{count}";
    const strange = formsOf(said).filter((text) =>
      formsOf(message).every((form) => holes(form).replace(mayOmit, "") !== holes(text).replace(mayOmit, "")),
    );
    const lacking = typeof said === "string" ? [] : wanted.filter((form) => !(form in said));
    const isEmpty = [...formsOf(message), ...formsOf(said)].some((text) => text.trim() === "");
    const isEnglish = typeof said === "string" && said === message && said.replaceAll(/\{\w+\}/g, "").length > LONG;
    return [
      ...strange.map((text) => `${key} fills in other values: ${text}`),
      ...lacking.map((form) => `${key} lacks the form "${form}"`),
      ...(isEmpty ? [`${key} is empty`] : []),
      ...(isEnglish ? [`${key} is still English: ${said}`] : []),
    ];
  });
  return [...missing.map((key) => `${key} is missing`), ...surplus.map((key) => `${key} is surplus`), ...wrong];
}

it("finds catalogues in every area", () => {
  expect([...new Set(folders.map(areaOf))]).toEqual(areas);
});

describe.each(folders)("%s", (folder) => {
  it("says nothing in English that its area names nowhere", async () => {
    const programs = sourcesOf(areaOf(folder)) + sourcesOf("shared-ui");

    expect(Object.keys(await catalogue(folder, "en")).filter((key) => !isNamed(key, programs))).toEqual([]);
  });

  it.each(others)("says everything in %s", async (locale) => {
    expect(complaints(await catalogue(folder, "en"), await catalogue(folder, locale), locale)).toEqual([]);
  });
});

it.each(folders)("%s has U+00A0, which does not break, between a French sign and its word", async (folder) => {
  const texts = await textsOf([folder], ["fr"]);

  expect(texts.filter((text) => / [?:;!»%]|« /.test(text))).toEqual([]);
});

/** The three points of "Logging out..." are the specification's, and English. */
it.each(folders)("%s has the sign … and not three points", async (folder) => {
  const texts = await textsOf([folder], others);

  expect(texts.filter((text) => text.includes("..."))).toEqual([]);
});

/** After a plain hyphen a line may break, and "6-" at the end of one is no number of digits. One that does not break is in none of our fonts. */
it.each(folders)("%s has U+00A0, or a hyphen kept by U+2060, between a number and its word or sign", async (folder) => {
  const texts = await textsOf([folder], others);

  expect(texts.filter((text) => /[\d}]-\p{L}|\u2011|[\d}] (?:%|s(?![\p{L}’]))|\d USD|\d[hj]\//u.test(text))).toEqual(
    [],
  );
});

/** What is filled in is as it is: "de Amara" should be "d’Amara", and a Polish word would need another case. */
it.each([
  ["fr", /\b(?:de|que) \{name\}/],
  ["pl", /\b(?:na|w|do|z|od|po|za|o|przez|dla) \{(?:name|page|what|type|area)\}/],
] as const)("no name is filled in in %s where it would have to change", async (locale, asks) => {
  const texts = await textsOf(folders, [locale]);

  expect(texts.filter((text) => asks.test(text))).toEqual([]);
});

/** Buttons and links that are alike on a page, and what tells them apart when they are read out. */
const READ_OUT = [
  ["mfe-marketing/src/home", "viewMore", "viewMoreChecking"],
  ["mfe-marketing/src/home", "viewMore", "viewMoreSavings"],
  ["mfe-banking/src/accounts", "viewMore", "viewMoreOf"],
  ["mfe-banking/src/cards", "viewCard", "viewCardNamed"],
  ["mfe-admin/src", "generateHistory", "generateHistoryFor"],
  ["mfe-admin/src", "deleteAccount", "deleteAccountOf"],
] as const;

/** Who speaks to the page says what stands there (WCAG 2.5.3). */
describe.each(READ_OUT)("%s: %s", (folder, shown, spoken) => {
  it.each(LOCALES)(`begins ${spoken} in %s`, async (locale) => {
    const words = await catalogue(`${folder}/languages`, locale);

    expect(words[spoken]).toMatch(new RegExp(`^${words[shown]}`));
  });
});

/** How each language quotes. English names a button without marks. */
const QUOTED: Readonly<Record<Exclude<Locale, "en">, RegExp>> = {
  de: /„([^“]+)“/g,
  es: /«([^»]+)»/g,
  it: /«([^»]+)»/g,
  fr: /«\s([^»]+)\s»/g,
  nl: /‘([^’]+)’/g,
  pl: /„([^”]+)”/g,
  "zh-CN": /“([^”]+)”/g,
};

/** Where a text names a button, a page or a status, and where that stands. */
const NAMED = [
  ["mfe-marketing/src/faqs", "accounts1Answer", "shell/src", "accounts"],
  ["mfe-marketing/src/faqs", "accounts1Answer", "mfe-banking/src/accounts", "viewMore"],
  ["mfe-marketing/src/faqs", "cards2Answer", "mfe-banking/src/cards", "destroy"],
  ["mfe-marketing/src/faqs", "cards3Answer", "mfe-banking/src/cards", "showDetails"],
  ["mfe-marketing/src/faqs", "security2Answer", "shell/src", "settings"],
  ["mfe-marketing/src/faqs", "security2Answer", "mfe-banking/src/settings", "changePin"],
  ["mfe-marketing/src/cards", "part2Text", "mfe-banking/src/cards", "destroy"],
  ["mfe-marketing/src/cards", "step1Text", "shell/src", "cards"],
  ["mfe-marketing/src/cards", "step1Text", "mfe-banking/src/cards", "getCard"],
  ["mfe-marketing/src/credit-card", "step2Text", "mfe-banking/src/cards", "getCard"],
  ["mfe-marketing/src/credit-card", "step2Text", "mfe-banking/src/cards", "credit"],
  ["mfe-marketing/src/debit-card", "step2Text", "mfe-banking/src/cards", "getCard"],
  ["mfe-admin/src", "statusNote", "portal/src/transaction-words", "status_success"],
  ["mfe-admin/src", "statusNote", "portal/src/transaction-words", "status_failed"],
  ["mfe-admin/src", "statusNote", "portal/src/transaction-words", "status_pending"],
] as const;

/** Without marks "Erfolgreich wickelt den Umsatz ab" is a sentence with a wrong word in it. */
describe.each(NAMED)("%s: %s", (folder, text, home, label) => {
  it.each(Object.entries(QUOTED))(`quotes ${home}: ${label} in %s`, async (locale, quoted) => {
    const words = await catalogue(`${folder}/languages`, locale);
    const named = await catalogue(`${home}/languages`, locale);

    expect([...String(words[text]).matchAll(quoted)].map((match) => match[1])).toContain(named[label]);
  });
});

/** A band is an adjective, and without marks that of no noun: "300 points avant Faible". */
it.each(Object.entries(QUOTED))("quotes the next band of the score in %s", async (locale, quoted) => {
  const { scoreNext } = await catalogue("mfe-banking/src/dashboard/languages", locale);

  const forms = formsOf(scoreNext ?? "");
  expect(forms.map((form) => [...form.matchAll(quoted)].map((match) => match[1]))).toEqual(forms.map(() => ["{band}"]));
});

describe.each(Object.entries(QUOTED))("the public pages in %s", (locale, quoted) => {
  it("name what stands in the signed-in area by the words it has there", async () => {
    const said = (wanted: RegExp) =>
      textsOf(
        folders.filter((folder) => wanted.test(folder)),
        [locale],
      );
    const labels = new Set(await said(/^(shell|portal|mfe-banking)/));
    const named = (await said(/^mfe-marketing/)).flatMap((text) => [...text.matchAll(quoted)].map((match) => match[1]));

    // What the bank is called after is a word and no button.
    expect(named.filter((name = "") => !labels.has(name) && name.toLowerCase() !== "lintel")).toEqual([]);
  });
});

/** Whoever meets a refusal on two pages should know it again. */
it.each(others)("the bank refuses in %s in the same words on every page", async (locale) => {
  const refusals = new Set<string>(Object.values(REFUSALS).map(({ text }) => text));
  const said = new Map<string, Set<Message | undefined>>();
  for (const folder of folders) {
    const [english, other] = await Promise.all([catalogue(folder, "en"), catalogue(folder, locale)]);
    for (const [key, text] of Object.entries(english)) {
      if (typeof text === "string" && refusals.has(text)) said.set(text, (said.get(text) ?? new Set()).add(other[key]));
    }
  }

  expect([...said.values()].filter((words) => words.size > 1).map((words) => [...words])).toEqual([]);
});

it.each(LOCALES)("the console calls accounts in %s what their owners call them", async (locale) => {
  const console = await catalogue("mfe-admin/src/languages", locale);
  const { checking, savings, accountSpoken } = await catalogue("mfe-banking/src/components/languages", locale);

  expect(console).toMatchObject({ checking, savings, accountSpoken: `{type} ${accountSpoken}` });
});

it("tells a copy of the English from a translation", () => {
  const english = {
    title: "This sentence is long enough to be told.",
    count: { one: "{count} row", other: "{count} rows" },
  };

  expect(complaints(english, english, "de")).toEqual([`title is still English: ${english.title}`]);
  expect(complaints(english, { title: "Dieser Satz ist lang genug, {name}." }, "de")).toEqual([
    "count is missing",
    "title fills in other values: Dieser Satz ist lang genug, {name}.",
  ]);
  expect(
    complaints(english, { ...english, title: "Zdanie.", count: { one: "{count} wiersz", other: "wiersza" } }, "pl"),
  ).toEqual(['count lacks the form "few"', 'count lacks the form "many"']);
  expect(complaints(english, { ...english, title: " " }, "de")).toEqual(["title is empty"]);
  expect(complaints({ title: "" }, { title: "Titel" }, "de")).toEqual(["title is empty"]);
});
