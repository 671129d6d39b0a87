import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const SHOWN_LINES = 80;

/** Ends a run with what the pages of failed tests showed. Who has only what CI printed cannot open the files that Playwright names. */
export default class LastPages implements Reporter {
  readonly #pages: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const file = attachments.find(({ name }) => name === "error-context")?.path;
    const page = file && /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(file, "utf8"))?.[1];
    if (!page) return;
    const lines = page.split("\n").filter((line) => !line.includes("- /url:"));
    this.#pages.push([`What stood there when "${test.title}" failed:`, ...lines.slice(0, SHOWN_LINES)].join("\n    "));
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(`\n  ${page}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
