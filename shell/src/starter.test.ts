/** What a browser tells of its paints; this one has none to tell until a test does. */
let tell: (names: readonly string[]) => void;
let shell: HTMLScriptElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
  document.body.innerHTML = `<button>Menu</button><form><button>Send</button></form><script type="waiting"></script>`;
  shell = document.body.querySelector("script") as HTMLScriptElement;
  jest.spyOn(document, "currentScript", "get").mockReturnValue({ previousElementSibling: shell } as never);
  class PaintObserver {
    constructor(heard: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
      tell = (names) => heard({ getEntriesByName: (wanted) => names.filter((name) => name === wanted) });
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const load = () => jest.isolateModulesAsync(async () => void (await import("./starter")));
const isStarted = () => shell.parentElement === document.head && !shell.hasAttribute("type");

it("starts the shell once the page is painted, and not at another paint", async () => {
  await load();

  tell(["first-paint"]);
  expect(isStarted()).toBe(false);
  tell(["first-paint", "first-contentful-paint"]);
  expect(isStarted()).toBe(true);
});

it("starts it after a second where the browser tells of no paint", async () => {
  await load();

  jest.advanceTimersByTime(999);
  expect(isStarted()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

it("starts it at once in a tab that nobody sees", async () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await load();

  jest.advanceTimersByTime(0);
  expect(isStarted()).toBe(true);
});

it("presses again what was pressed last, for the shell that hears by now, and hears no more", async () => {
  await load();
  const [menu, send] = document.querySelectorAll("button");
  const sent = jest.fn((event: Event) => event.preventDefault());
  menu?.click();
  send?.click();

  document.addEventListener("submit", sent);
  shell.dispatchEvent(new Event("load"));
  expect(sent).toHaveBeenCalledTimes(1);
  shell.dispatchEvent(new Event("load"));
  expect(sent).toHaveBeenCalledTimes(2);
  document.removeEventListener("submit", sent);
});
