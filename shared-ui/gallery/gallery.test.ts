import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = (path: string) => readFileSync(join(__dirname, path), "utf8");

/** Exported, yet nothing to look at: providers, tools for other components, parts that are shown inside their whole. */
const SHOWN_INSIDE_OTHERS = [
  "AccountGrid",
  "ChartTable",
  "Control",
  "DirectionTile",
  "DottedLine",
  "Field",
  "FieldError",
  "Mark",
  "Page",
  "VisuallyHidden",
];

function exportedComponents(entry: string): string[] {
  const exports = [...read(entry).matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = ""]) => names.split(","));
  return exports.map((name) => name.trim()).filter((name) => /^[A-Z][a-z]\w*$/.test(name));
}

it("shows every component that the entries export", () => {
  const exhibits = [
    "gallery.tsx",
    "main.tsx",
    ...readdirSync(join(__dirname, "exhibits")).map((file) => `exhibits/${file}`),
  ];
  const shown = exhibits.map(read).join("\n");
  const exported = ["index", "public", "bank", "charts"].flatMap((entry) => exportedComponents(`../src/${entry}.ts`));
  expect(exported.length).toBeGreaterThan(40);

  const missing = exported.filter(
    (name) => !SHOWN_INSIDE_OTHERS.includes(name) && !new RegExp(`<${name}\\b`).test(shown),
  );
  expect(missing).toEqual([]);
});
