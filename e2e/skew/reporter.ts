import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { atMost, control, none, tellProof } from "../../tools/proof/figures";
import { EARLIER } from "./shelf";

const MOST_MINUTES = 10;

/** Names the pairs that do not work together, and hands the figures to the proof. */
export default class SkewReporter implements Reporter {
  private readonly started = Date.now();
  private readonly red: string[] = [];
  private pairs = 0;
  private isControlCaught = false;

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    if (title.startsWith("negative control")) {
      this.isControlCaught = status === "passed";
      return;
    }
    this.pairs++;
    if (status !== "passed") this.red.push(title);
  }

  onEnd(): void {
    const minutes = (Date.now() - this.started) / 60_000;
    if (this.red.length > 0) console.log(`Do not work together:\n${this.red.map((pair) => `  ${pair}`).join("\n")}`);
    console.log(`${this.pairs - this.red.length} of ${this.pairs} pairs work together, ${minutes.toFixed(1)} minutes.`);
    const previous = EARLIER === null ? "" : `, the previous releases being ${EARLIER}`;
    tellProof([
      none(
        `pairs of ${this.pairs} that do not work together${previous}${this.red.map((pair) => `; ${pair}`).join("")}`,
        this.red.length,
      ),
      atMost("minutes for all pairs", Number(minutes.toFixed(1)), MOST_MINUTES),
      control("a release whose dashboard is empty", this.isControlCaught ? "red" : "green", this.isControlCaught),
    ]);
  }
}
