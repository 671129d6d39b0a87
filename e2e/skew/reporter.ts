import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { atMost, control, none } from "../../tools/proof/figures";
import { concludeRun } from "../harness/conclude-run";
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

  onEnd() {
    const minutes = (Date.now() - this.started) / 60_000;
    const previous = EARLIER === null ? "" : `, the previous releases being ${EARLIER}`;
    return concludeRun([
      none(
        `pairs of ${this.pairs} that do not work together${previous}${this.red.map((pair) => `; ${pair}`).join("")}`,
        this.red.length,
      ),
      atMost("minutes for all pairs", Number(minutes.toFixed(1)), MOST_MINUTES),
      control("a release whose dashboard is empty", this.isControlCaught ? "red" : "green", this.isControlCaught),
    ]);
  }
}
