import { LOCALES } from "@lintel/portal/release";
import { demoLine } from "./demo-line";

it("says that the site is a demo in the language of the page, each time in other words", () => {
  const lines = LOCALES.map(demoLine);

  for (const [index, locale] of LOCALES.entries()) expect(lines[index]).toContain(`lang="${locale}"`);
  expect(new Set(lines.map((line) => line.replace(/lang="[^"]*"/, ""))).size).toBe(LOCALES.length);
});

it("says it in English for a language that the site does not speak", () => {
  expect(demoLine("toString")).toBe(demoLine("en"));
});
