import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { control, type Figure, none, told } from "../../tools/proof/figures";
import { concludeRun } from "../harness/conclude-run";

interface Engine {
  journeys: number;
  red: string[];
  remembered: string;
  isControlCaught: boolean;
}

/** Hands what each engine made of the journeys to the proof. */
export default class EnginesReporter implements Reporter {
  private readonly engines = new Map<string, Engine>();

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const noted = (type: string) => annotations.find((each) => each.type === type)?.description;
    const browser = noted("browser") ?? "a browser that did not open";
    const engine = this.engines.get(browser) ?? {
      journeys: 0,
      red: [],
      remembered: "not known",
      isControlCaught: false,
    };
    this.engines.set(browser, engine);
    if (title.startsWith("negative control")) {
      engine.isControlCaught = status === "passed";
      return;
    }
    engine.journeys++;
    if (status !== "passed") engine.red.push(title);
    engine.remembered = noted("remembered") ?? engine.remembered;
  }

  onEnd() {
    const figures = [...this.engines].flatMap(([browser, { journeys, red, remembered, isControlCaught }]): Figure[] => [
      none(`${browser}: journeys of ${journeys} that fail${red.map((title) => `; ${title}`).join("")}`, red.length),
      told(`${browser}: the page that Back led to came out of the browser's memory`, remembered),
      control(`${browser}: Back without a logout`, isControlCaught ? "shows it" : "shows nothing", isControlCaught),
    ]);
    return concludeRun(figures);
  }
}
