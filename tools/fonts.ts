/**
 * `npm run fonts`: cuts the letters that every page needs out of the two latin font files, so that the first visit does not wait for the accents.
 * The pieces are kept in the repository: a build needs no font tool then, and a test cuts them once more and compares.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import subsetFont from "subset-font";
import { root } from "./build/apps";
import { argumentsOrExit } from "./start/arguments.mjs";

const require = createRequire(join(root, "shared-ui", "package.json"));
const FOLDER = join(root, "shared-ui", "src", "fonts");

/** No text of ours is lighter than the first of `weights`. Both pieces together are what the packages call latin. */
const FONTS = [
  {
    name: "bricolage-grotesque",
    file: "bricolage-grotesque-latin-opsz-normal.woff2",
    weights: { min: 600, max: 800 },
    pieces: {
      // Headings and money. A third of this font is how far each character stands from each other one, so what is rare is not here.
      everywhere:
        "U+0020-0021, U+0024-003B, U+003F, U+0041-005A, U+0061-007B, U+007D, U+00A0, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212",
      accents:
        "U+0022-0023, U+003C-003E, U+0040, U+005B-0060, U+007C, U+007E, U+00A1-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2030-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD",
    },
  },
  {
    name: "instrument-sans",
    file: "instrument-sans-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    pieces: {
      // What English pages are written with, and the names of the eight languages.
      everywhere: "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+00E7, U+00E9, U+00F1, U+2010-2026, U+20AC, U+2212",
      accents:
        "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00E6, U+00E8, U+00EA-00F0, U+00F2-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2030-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD",
    },
  },
] as const;

/** What a browser does by itself, and figures of one width. Small capitals, fractions and other shapes are never asked for. */
const FEATURES = ["ccmp", "locl", "rlig", "liga", "clig", "calt", "rvrn", "kern", "mark", "mkmk", "lnum", "tnum"];

interface FontFile {
  readonly path: string;
  readonly content: Buffer;
}

const { check: isCheck } = argumentsOrExit({ options: { check: { type: "boolean", default: false } } }).values;
if (isCheck) await check();
else await write();

async function write(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { path, content } of await cutFonts()) {
    await writeFile(path, content);
    console.log(`${relative(root, path)} ${content.length} bytes`);
  }
}

async function check(): Promise<void> {
  const problems: string[] = [];
  for (const { path, content } of await cutFonts()) {
    if (!content.equals(await readFile(path)))
      problems.push(`${relative(root, path)} is not what is cut from the package.`);
  }
  const theme = (await readFile(join(root, "shared-ui", "src", "theme.css"), "utf8")).replaceAll(/\s+/g, " ");
  const faces = theme.match(/@font-face \{[^}]*\}/g) ?? [];
  for (const { name, weights, pieces } of FONTS) {
    for (const [piece, range] of Object.entries(pieces)) {
      const told = faces.filter((face) => face.includes(`${name}-${piece}.woff2`));
      if (told.length !== 1 || !told[0]?.includes(`unicode-range: ${range};`)) {
        problems.push(`theme.css does not name the characters of "${name}-${piece}" as they were cut.`);
      }
    }
    const told = faces.filter((face) => face.includes(name));
    // Faces of one family that tell of other weights do not complete each other: a browser takes the nearest and leaves the rest.
    if (told.length === 0 || told.some((face) => !face.includes(`font-weight: ${weights.min} ${weights.max};`))) {
      problems.push(`theme.css does not give every piece of ${name} the weights ${weights.min} to ${weights.max}.`);
    }
  }
  if (problems.length === 0) return;
  console.error(`${problems.join("\n")}\nRun npm run fonts, and keep theme.css beside it.`);
  process.exitCode = 1;
}

function cutFonts(): Promise<FontFile[]> {
  const cut = FONTS.flatMap(({ name, file, weights, pieces }) => {
    const source = require.resolve(`@fontsource-variable/${name}/files/${file}`);
    // By a name, because the types of subset-font know no features.
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: { wght: weights } } as const;
    return Object.entries(pieces).map(async ([piece, range]) => ({
      path: join(FOLDER, `${name}-${piece}.woff2`),
      content: await subsetFont(await readFile(source), charactersOf(range), options),
    }));
  });
  return Promise.all(cut);
}

function charactersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
    })
    .join("");
}
