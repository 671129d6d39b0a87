/**
 * `npm run fonts`: cuts the letters that every page needs out of the two latin font files, so that the first visit does not wait for the accents.
 * The pieces are kept in the repository: a build needs no font tool then, and a test cuts them once more and compares.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import subsetFont from "subset-font";
import { root } from "./build/apps";

const require = createRequire(join(root, "shared-ui", "package.json"));
const FOLDER = join(root, "shared-ui", "src", "fonts");

/** What English pages are written with, the names of the eight languages, and what stands in figures. */
const EVERYWHERE = "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+00E7, U+00E9, U+00F1, U+2010-2026, U+20AC, U+2212";
/** The rest of what the packages call latin. */
const ACCENTS =
  "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00E6, U+00E8, U+00EA-00F0, U+00F2-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2030-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD";

const PIECES = [
  { name: "everywhere", range: EVERYWHERE },
  { name: "accents", range: ACCENTS },
] as const;

/** No text of ours is lighter than regular, which is where the weights begin. */
const FONTS = [
  { name: "bricolage-grotesque", file: "bricolage-grotesque-latin-opsz-normal.woff2", weights: { min: 400, max: 800 } },
  { name: "instrument-sans", file: "instrument-sans-latin-wght-normal.woff2", weights: { min: 400, max: 700 } },
] as const;

/** What a browser does by itself, and figures of one width. Small capitals, fractions and other shapes are never asked for. */
const FEATURES = ["ccmp", "locl", "rlig", "liga", "clig", "calt", "rvrn", "kern", "mark", "mkmk", "lnum", "tnum"];

interface FontFile {
  readonly path: string;
  readonly content: Buffer;
}

if (process.argv.includes("--check")) await check();
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
  for (const { name, range } of PIECES) {
    const told = theme
      .split(`-${name}.woff2`)
      .slice(1)
      .map((after) => /unicode-range: ([^;]+);/.exec(after)?.[1]);
    if (told.length !== FONTS.length || told.some((one) => one !== range)) {
      problems.push(`theme.css does not name the characters of "${name}" as they were cut.`);
    }
  }
  const faces = theme.match(/@font-face \{[^}]*\}/g) ?? [];
  for (const { name, weights } of FONTS) {
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
  const cut = FONTS.flatMap(({ name, file, weights }) => {
    const source = require.resolve(`@fontsource-variable/${name}/files/${file}`);
    // By a name, because the types of subset-font know no features.
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: { wght: weights } } as const;
    return PIECES.map(async (piece) => ({
      path: join(FOLDER, `${name}-${piece.name}.woff2`),
      content: await subsetFont(await readFile(source), charactersOf(piece.range), options),
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
