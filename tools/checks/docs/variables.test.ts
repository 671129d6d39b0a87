import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES } from "../../../api/src/platform/config";
import { forgetOperator } from "../../../e2e/harness/prepare";
import { VARIABLES as OF_SITE } from "../../../site/src/config";

const root = join(__dirname, "../../..");
const readme = readFileSync(join(root, "README.md"), "utf8");

interface Row {
  readonly without: string;
  readonly meaning: string;
}

/** The README's table, by the variable's name. */
const rows = new Map<string, Row>(
  [...readme.matchAll(/^\| `(?<name>[A-Z0-9_]+)` \| (?<without>.*?) \| (?<meaning>.*) \|$/gm)].map(({ groups }) => [
    groups?.name ?? "",
    { without: groups?.without?.trim() ?? "", meaning: groups?.meaning ?? "" },
  ]),
);

/** Handed over by the development servers alone. */
const DEV_SERVERS = "DEV_SERVERS";

const LAST_PORT = 65_535;

/** What `site` asks its environment for: as it declares it, and read from its sources. */
function variablesOfSite(): string[] {
  const folder = join(root, "site/src");
  const sources = readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const asked = [...sources.matchAll(/process\.env\.(?<name>[A-Z0-9_]+)/g)].map(({ groups }) => groups?.name ?? "");
  const taken = [...sources.matchAll(/const \{(?<names>[^}]+)\} = environment/g)].flatMap(({ groups }) =>
    [...(groups?.names ?? "").matchAll(/\b[A-Z][A-Z0-9_]{2,}\b/g)].map(([name]) => name),
  );
  return [...new Set([...asked, ...taken, ...Object.keys(OF_SITE)])].filter((name) => name !== DEV_SERVERS);
}

describe("the README's table of variables", () => {
  it.each(Object.entries(VARIABLES))("says what the API makes of %s, and what it is without", (name, schema) => {
    const standard: unknown = schema.parse(undefined);

    expect(rows.get(name)).toEqual({
      without: standard === undefined ? "" : `\`${standard}\``,
      meaning: schema.description,
    });
  });

  it.each(Object.entries(OF_SITE).filter(([name]) => !(name in VARIABLES) && name !== DEV_SERVERS))(
    "says what the site makes of %s",
    (name, schema) => {
      expect(rows.get(name)?.meaning).toBe(schema.description);
    },
  );

  // A start that refuses a value says the same.
  it.each(Object.entries({ ...VARIABLES, ...OF_SITE }).filter(([name]) => name !== DEV_SERVERS))(
    "says which values %s takes",
    (name, schema) => {
      const refusals = ["?", "0", "1000000"].flatMap((value) => schema.safeParse(value).error?.issues ?? []);
      const limits = refusals.flatMap((refusal) => {
        if (refusal.code === "invalid_value") return refusal.values.includes("true") ? [] : refusal.values;
        if (refusal.code === "too_small") return [refusal.minimum];
        return refusal.code === "too_big" && refusal.maximum !== LAST_PORT ? [refusal.maximum] : [];
      });

      expect(limits.filter((limit) => !rows.get(name)?.meaning.includes(String(limit)))).toEqual([]);
    },
  );

  const addresses = Object.entries({ ...VARIABLES, ...OF_SITE }).filter(([, schema]) =>
    schema.safeParse("?").error?.issues.some((issue) => issue.code === "invalid_format" && issue.format === "url"),
  );
  it.each(addresses)("shows how the address that %s takes is written", (name) => {
    const { without, meaning } = rows.get(name) ?? { without: "", meaning: "" };

    expect(`${without} ${meaning}`).toMatch(/`[a-z]+:\/\//);
  });

  it("has every variable that the site reads", () => {
    const names = variablesOfSite();

    expect(names).toEqual(expect.arrayContaining(["PUBLIC_URL", "REGISTRY_PUBLIC_KEY", "S3_ENDPOINT"]));
    expect(names.filter((name) => !rows.has(name))).toEqual([]);
  });

  it("has none that nobody reads", () => {
    const known = new Set([...Object.keys(VARIABLES), ...variablesOfSite()]);

    expect([...rows.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it("has none by which the journeys would be led to a bank or a store that is not theirs", () => {
    const environment = Object.fromEntries([...rows.keys(), "PATH"].map((name) => [name, "what an operator has"]));

    forgetOperator(environment);

    expect(environment).toEqual({ PATH: "what an operator has" });
  });
});
