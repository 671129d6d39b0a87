import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "theme.css"), "utf8");

function block(selector: string, after = 0): Map<string, string> {
  const start = css.indexOf(`${selector} {`, after);
  const text = css.slice(start, css.indexOf("}", start));
  return new Map([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

const themes = { light: block(":root"), dark: block(':root[data-theme="dark"]') };

const asked = css.indexOf("(prefers-contrast: more)");
const withMoreContrast = {
  light: new Map([...themes.light, ...block(":root", asked)]),
  dark: new Map([...themes.dark, ...block(':root[data-theme="dark"]', asked)]),
};

/** Text on a ground has 4.5 to 1, the parts and marks of controls 3 to 1; what is disabled is exempt but kept readable. */
const pairs: ReadonlyArray<readonly [front: string, back: string, least: number]> = [
  ["text", "canvas", 4.5],
  ["text", "surface", 4.5],
  ["text", "surface-raised", 4.5],
  ["text", "surface-tint", 4.5],
  ["text", "surface-tint-2", 4.5],
  ["text", "key", 4.5],
  ["text", "key-hover", 4.5],
  ["text", "accent-soft", 4.5],
  ["text", "positive-soft", 4.5],
  ["text", "warning-soft", 4.5],
  ["text", "negative-soft", 4.5],
  ["text-muted", "canvas", 4.5],
  ["text-muted", "surface", 4.5],
  ["text-muted", "surface-raised", 4.5],
  ["text-muted", "surface-tint", 4.5],
  ["text-subtle", "canvas", 4.5],
  ["text-subtle", "surface", 4.5],
  ["text-subtle", "surface-raised", 4.5],
  ["border-strong", "canvas", 3],
  ["border-strong", "surface", 3],
  ["border-strong", "surface-raised", 3],
  ["accent", "canvas", 4.5],
  ["accent", "surface", 4.5],
  ["accent-contrast", "accent", 4.5],
  ["accent-contrast", "accent-hover", 4.5],
  ["accent-contrast", "accent-pressed", 4.5],
  ["on-accent-soft", "accent-soft", 4.5],
  ["link", "canvas", 4.5],
  ["link", "surface", 4.5],
  ["link", "surface-raised", 4.5],
  ["on-wall", "wall", 4.5],
  ["on-wall", "wall-deep", 4.5],
  ["on-wall-muted", "wall", 4.5],
  ["on-wall-muted", "wall-deep", 4.5],
  ["wall-border", "wall", 3],
  ["on-wall-button", "wall-button", 4.5],
  ["on-wall-button", "wall-button-hover", 4.5],
  ["positive", "canvas", 4.5],
  ["positive", "surface", 4.5],
  ["positive", "surface-raised", 4.5],
  ["positive", "positive-soft", 4.5],
  ["negative", "canvas", 4.5],
  ["negative", "surface", 4.5],
  ["negative", "surface-raised", 4.5],
  ["negative", "negative-soft", 4.5],
  ["negative-contrast", "negative", 4.5],
  ["negative-contrast", "negative-hover", 4.5],
  ["warning", "canvas", 4.5],
  ["warning", "surface", 4.5],
  ["warning", "surface-raised", 4.5],
  ["warning", "warning-soft", 4.5],
  ["focus", "canvas", 3],
  ["focus", "surface", 3],
  ["focus", "surface-raised", 3],
  ["chart-in", "surface", 3],
  ["chart-out", "surface", 3],
  ["on-disabled", "disabled", 3],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function coloursOf(values: Map<string, string>): string[] {
  return [...values].filter(([, value]) => /^#[\da-f]{6}$/.test(value)).map(([name]) => name);
}

it("gives every colour in both themes", () => {
  expect(coloursOf(themes.light).length).toBeGreaterThan(40);
  expect(coloursOf(themes.dark).sort()).toEqual(coloursOf(themes.light).sort());
});

it("keeps the dark theme to screens: paper is light", () => {
  const outside = css.replace(/^@media screen \{\n[\s\S]*?\n\}$/gm, "");

  expect(outside).not.toContain('[data-theme="dark"]');
});

describe.each(Object.entries(themes))("the %s theme", (_, values) => {
  it.each(pairs)("keeps %s on %s at %s to 1 or better", (front, back, least) => {
    expect(contrast(values.get(front) ?? "", values.get(back) ?? "")).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(withMoreContrast))("the %s theme for who asks for more contrast", (_, values) => {
  const more = pairs.map(([front, back, least]) => [front, back, least === 3 ? 4.5 : 7] as const);

  it.each([...more, ["border", "canvas", 3] as const, ["border", "surface", 3] as const])(
    "keeps %s on %s at %s to 1 or better",
    (front, back, least) => {
      expect(contrast(values.get(front) ?? "", values.get(back) ?? "")).toBeGreaterThanOrEqual(least);
    },
  );
});

describe("the sources", () => {
  const defined = new Set([...css.matchAll(/--([\w-]+):/g)].map((match) => match[1]));

  const root = join(__dirname, "..", "..");
  const everywhere = readdirSync(root)
    // Of an area of another branch its build alone is left, which git does not know.
    .filter((area) => /^(shared-ui|shell|mfe-.+)$/.test(area) && existsSync(join(root, area, "src")))
    .flatMap((area) =>
      readdirSync(join(root, area, "src"), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes(".test."))
        .map((file) => ({ file: join(area, file), text: readFileSync(join(root, area, "src", file), "utf8") })),
    );

  it("use no variable that the theme does not have", () => {
    for (const { file, text } of everywhere) {
      const own = new Set([...text.matchAll(/--([\w-]+):/g)].map((match) => match[1]));
      const unknown = [...text.matchAll(/var\(--([\w-]+)\)/g)]
        .map((match) => match[1])
        .filter((name) => !defined.has(name) && !own.has(name));
      expect({ file, unknown }).toEqual({ file, unknown: [] });
    }
  });

  it("take no list its mark in the way that makes Safari forget that it is one", () => {
    const forgotten = everywhere.filter(({ text }) => /list-style(-type)?:\s*none/.test(text));

    expect(forgotten.map(({ file }) => file)).toEqual([]);
  });

  it("read every variable of the theme somewhere in the site", () => {
    const read = new Set(
      everywhere.flatMap(({ text }) => [...text.matchAll(/var\(--([\w-]+)/g)].map((match) => match[1])),
    );

    expect([...defined].filter((name) => !read.has(name))).toEqual([]);
  });

  it("name no colour of their own, the bank card and the receipt's ink aside", () => {
    const colour = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
    for (const { file, text } of everywhere) {
      if (/theme\.css|bank-card|receipt/.test(file)) continue;
      expect({ file, colours: text.match(colour) ?? [] }).toEqual({ file, colours: [] });
    }
  });
});
