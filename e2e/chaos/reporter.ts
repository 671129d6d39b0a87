import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { atMost, control, none } from "../../tools/proof/figures";
import { concludeRun } from "../harness/conclude-run";

/** How a test says how often tampered code ran in it. */
export const TAMPERED_RUNS = "tampered runs";

const MOST_MINUTES = 4;

/** Names what did not fall back, and hands the figures to the proof. */
export default class ChaosReporter implements Reporter {
  private started = 0;
  private readonly red: string[] = [];
  private broken = 0;
  private runs = 0;
  private readonly controls = { count: 0, runs: 0, caught: 0 };

  /** What is stale is built before the first. */
  onTestBegin(): void {
    this.started ||= Date.now();
  }

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    const runs = Number(annotations.find(({ type }) => type === TAMPERED_RUNS)?.description ?? 0);
    if (title.startsWith("negative control")) {
      this.controls.count++;
      this.controls.runs += runs;
      if (status === "passed") this.controls.caught++;
      return;
    }
    this.broken++;
    this.runs += runs;
    if (status !== "passed") this.red.push(title);
  }

  onEnd() {
    const minutes = (Date.now() - this.started) / 60_000;
    const { count, runs, caught } = this.controls;
    return concludeRun([
      none(
        `of ${this.broken} broken remotes, those without a fallback${this.red.map((title) => `; ${title}`).join("")}`,
        this.red.length,
      ),
      none("scripts that were tampered with and ran", this.runs),
      atMost("minutes for all of them", Number(minutes.toFixed(1)), MOST_MINUTES),
      control("the same scripts where no hash is compared", `${runs} ran`, count > 0 && caught === count),
    ]);
  }
}
