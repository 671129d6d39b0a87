/** What these journeys need of a browser, whichever protocol it is driven by. */
export interface Tab {
  readonly browser: string;
  goTo: (url: string) => Promise<void>;
  goBack: () => Promise<void>;
  /** Runs in the page, so it may use nothing from outside but what it is given. */
  run: <Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Keys of a real keyboard, one after the other. */
  press: (...keys: string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** As WebDriver writes them. */
export const ENTER = "\uE006";
export const TAB = "\uE004";
export const DOWN = "\uE015";

/** One after the other, each pressed and let go. */
export function keyboard(keys: readonly string[]) {
  const actions = keys.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** A browser's answer comes within this, or it hangs. */
export const ANSWERS_WITHIN_MS = 30_000;

export function missing(program: string, debianPackage: string): Error {
  return new Error(`There is no ${program}. On Debian: apt-get install ${debianPackage}`);
}
