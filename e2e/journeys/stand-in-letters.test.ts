import { LOCALES } from "@lintel/contract";
import { PUBLIC_PATHS } from "../harness/public-paths";
import { expect, test, whenAlive } from "../harness/site";

const STYLES = [
  "display-xl",
  "display-l",
  "display-m",
  "title-l",
  "title-m",
  "title-s",
  "label-l",
  "body-l",
  "body",
  "strong",
  "micro",
];
/** It is set in letters of the system, before and after. */
const WITHOUT_LETTERS_OF_OURS = "zh-CN";

for (const width of [390, 1280]) {
  test(`before the fonts come, words are as wide as after, at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    const words: string[] = [];
    for (const locale of LOCALES.filter((locale) => locale !== WITHOUT_LETTERS_OF_OURS)) {
      await page.context().addCookies([{ name: "locale", value: locale, url: siteUrl }]);
      await page.goto(siteUrl);
      const here = await page.locator("h1, h2, h3, p, a").allInnerTexts();
      words.push(...here.filter((text) => /^[^\n]{6,90}$/.test(text)));
    }
    expect(words.length).toBeGreaterThan(150);

    const differences = await page.evaluate(
      async ({ styles, words }) => {
        const line = document.body.appendChild(document.createElement("span"));
        Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap" });
        const widthIn = async (family: string) => {
          line.style.fontFamily = family;
          await document.fonts.load(getComputedStyle(line).font, words.join(" ")).catch(() => {
            throw new Error(`${family} cannot be had: this needs Arial or Liberation Sans on the machine.`);
          });
          let sum = 0;
          for (const text of words) {
            line.textContent = text;
            sum += line.getBoundingClientRect().width;
          }
          return sum;
        };
        const found: Record<string, number> = {};
        for (const style of styles) {
          line.style.font = `var(--type-${style})`;
          const [ours = "", standIn = ""] = getComputedStyle(line).fontFamily.split(", ");
          found[style] = (100 * (await widthIn(standIn))) / (await widthIn(ours)) - 100;
        }
        line.remove();
        return found;
      },
      { styles: STYLES, words },
    );

    const tooFar = Object.entries(differences).filter(([, percent]) => !(Math.abs(percent) < 1));
    expect(tooFar).toEqual([]);
  });
}

test("a page in English asks for no letters but those that every page needs", async ({ page, siteUrl }) => {
  const asked = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked.add(/([a-z-]+)\.\w+\.woff2$/.exec(request.url())?.[1]);
  });
  for (const path of PUBLIC_PATHS) {
    await page.goto(siteUrl + path);
    await whenAlive(page);
    await page.evaluate(() => document.fonts.ready);
    expect([...asked].sort(), path).toEqual(["bricolage-grotesque-everywhere", "instrument-sans-everywhere"]);
  }
});
