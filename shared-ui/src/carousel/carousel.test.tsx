import { act, fireEvent, render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Carousel } from "./carousel";

const slides = ["Welcome", "Fees", "Send"].map((title) => ({ id: title, title, content: <p>{title} slide</p> }));

/** The page of these tests knows no such setting. */
const motion = new EventTarget();

function reducedMotion(matches: boolean) {
  Object.assign(motion, { matches });
  Object.defineProperty(window, "matchMedia", { value: () => motion, configurable: true });
}

const current = () => screen.getByRole("tab", { selected: true }).getAttribute("aria-label");
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion(false);
});
afterEach(() => jest.useRealTimers());

it("turns by itself every ten seconds, round the end, without talking", () => {
  const { container } = render(<Carousel label="Welcome to Lintel" slides={slides} />);
  expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");

  wait(9_999);
  expect(current()).toBe("Welcome");
  wait(1);
  expect(current()).toBe("Fees");
  wait(20_000);
  expect(current()).toBe("Welcome");
});

it("waits while it is hovered or holds the focus", () => {
  render(<Carousel label="Welcome to Lintel" slides={slides} />);
  const region = screen.getByRole("region", { name: "Welcome to Lintel" });

  fireEvent.mouseEnter(region);
  wait(40_000);
  expect(current()).toBe("Welcome");
  fireEvent.mouseLeave(region);

  act(() => screen.getByRole("tab", { name: "Welcome" }).focus());
  wait(40_000);
  expect(current()).toBe("Welcome");
});

it("stands still in a tab that was opened out of sight, and turns once it is shown", () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  render(<Carousel label="Welcome to Lintel" slides={slides} />);

  wait(10_000);
  expect(current()).toBe("Welcome");

  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  wait(10_000);
  expect(current()).toBe("Fees");
});

it("stays stopped once stopped, speaks up then, and starts again when asked", () => {
  const { container } = render(<Carousel label="Welcome to Lintel" slides={slides} />);

  fireEvent.click(screen.getByRole("button", { name: "Stop automatic slide show" }));
  wait(70_000);
  expect(current()).toBe("Welcome");
  expect(container.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");

  fireEvent.click(screen.getByRole("button", { name: "Start automatic slide show" }));
  wait(10_000);
  expect(current()).toBe("Fees");
});

it("never turns away a slide that holds the focus, not even when it was told to start", () => {
  const withButtons = slides.map((slide) => ({
    ...slide,
    content: <button type="button">{slide.title} button</button>,
  }));
  render(<Carousel label="Welcome to Lintel" slides={withButtons} />);
  fireEvent.click(screen.getByRole("button", { name: "Stop automatic slide show" }));
  fireEvent.click(screen.getByRole("button", { name: "Start automatic slide show" }));

  act(() => screen.getByText("Welcome button").focus());
  wait(10_000);
  expect(current()).toBe("Welcome");
  expect(screen.getByText("Welcome button")).toHaveFocus();

  act(() => screen.getByRole("button", { name: "Stop automatic slide show" }).focus());
  wait(10_000);
  expect(current()).toBe("Fees");
});

it("stands still from the start for those who asked for less motion", () => {
  reducedMotion(true);
  render(<Carousel label="Welcome to Lintel" slides={slides} />);

  wait(70_000);

  expect(current()).toBe("Welcome");
  expect(screen.getByRole("button", { name: "Start automatic slide show" })).toBeInTheDocument();
});

it("does not begin to turn before it has read the wish for less motion", () => {
  const begun = jest.spyOn(window, "setInterval");
  reducedMotion(true);

  render(<Carousel label="Welcome to Lintel" slides={slides} />);

  expect(begun).not.toHaveBeenCalled();
});

it("stops when less motion is asked for while it turns, and obeys its button above that", () => {
  render(<Carousel label="Welcome to Lintel" slides={slides} />);
  const ask = (less: boolean) => {
    reducedMotion(less);
    act(() => void motion.dispatchEvent(new Event("change")));
  };

  ask(true);
  wait(70_000);
  expect(current()).toBe("Welcome");
  fireEvent.click(screen.getByRole("button", { name: "Start automatic slide show" }));
  wait(10_000);
  expect(current()).toBe("Fees");
  fireEvent.click(screen.getByRole("button", { name: "Stop automatic slide show" }));
  ask(false);
  wait(70_000);
  expect(current()).toBe("Fees");
});

it("turns again when less motion is no longer asked for", () => {
  reducedMotion(true);
  render(<Carousel label="Welcome to Lintel" slides={slides} />);

  reducedMotion(false);
  act(() => void motion.dispatchEvent(new Event("change")));
  wait(10_000);

  expect(current()).toBe("Fees");
});

it("is chosen with the arrows, Home and End on its bars", () => {
  render(<Carousel label="Welcome to Lintel" slides={slides} />);
  const bars = screen.getByRole("tablist", { name: "Slides" });

  fireEvent.keyDown(bars, { key: "ArrowLeft" });
  expect(current()).toBe("Send");
  expect(screen.getByRole("tab", { name: "Send" })).toHaveFocus();
  fireEvent.keyDown(bars, { key: "Home" });
  expect(current()).toBe("Welcome");
  fireEvent.keyDown(bars, { key: "ArrowRight" });
  expect(current()).toBe("Fees");
  fireEvent.keyDown(bars, { key: "End" });
  expect(current()).toBe("Send");
});

it("gives a slide that was chosen by hand its full time", () => {
  render(<Carousel label="Welcome to Lintel" slides={slides} />);
  wait(9_000);
  fireEvent.click(screen.getByRole("tab", { name: "Fees" }));

  wait(9_999);
  expect(current()).toBe("Fees");
  wait(1);
  expect(current()).toBe("Send");
});

it("leaves Alt with an arrow, the browser's way back, to the browser", () => {
  render(<Carousel label="Welcome to Lintel" slides={slides} />);

  expect(fireEvent.keyDown(screen.getByRole("tab", { name: "Welcome" }), { key: "ArrowLeft", altKey: true })).toBe(
    true,
  );
  expect(current()).toBe("Welcome");
});

it("is turned by a finger that goes far enough to one side, round both ends, and by no mouse", () => {
  const { container } = render(<Carousel label="Welcome to Lintel" slides={slides} />);
  const shown = container.querySelector("[data-part=slides]") as HTMLElement;
  const point = (pointerType: string, type: string, clientX: number) =>
    fireEvent(shown, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
  const drag = (pointerType: string, pixels: number) => {
    point(pointerType, "pointerdown", 200);
    point(pointerType, "pointerup", 200 + pixels);
    return current();
  };

  expect(drag("touch", -49)).toBe("Fees");
  expect(drag("touch", -49)).toBe("Send");
  expect(drag("touch", -49)).toBe("Welcome");
  expect(drag("touch", 49)).toBe("Send");
  expect(drag("touch", -48)).toBe("Send");
  point("mouse", "pointerup", 0);
  expect(current()).toBe("Send");
  expect(drag("mouse", -200)).toBe("Send");
});

it("fills the bar of the slide that is shown while it waits for the next, and none while it is stopped", () => {
  const { container } = render(<Carousel label="Welcome to Lintel" slides={slides} />);
  const filling = () => [...container.querySelectorAll("[data-filling]")].map((bar) => bar.getAttribute("aria-label"));
  expect(filling()).toEqual(["Welcome"]);

  wait(10_000);
  expect(filling()).toEqual(["Fees"]);

  fireEvent.click(screen.getByRole("button", { name: "Stop automatic slide show" }));
  expect(filling()).toEqual([]);
});

it("tells each of its slides for a slide, by its place among them, and itself for a carousel", () => {
  render(<Carousel label="Welcome to Lintel" slides={slides} />);
  const told = screen.getAllByRole("tabpanel", { hidden: true });

  expect(screen.getByRole("region")).toHaveAttribute("aria-roledescription", "carousel");
  expect(told.map((slide) => slide.getAttribute("aria-roledescription"))).toEqual(["slide", "slide", "slide"]);
  expect(told.map((slide) => slide.getAttribute("aria-label"))).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  expect(screen.getAllByRole("tab").map((bar) => bar.getAttribute("aria-controls"))).toEqual(told.map(({ id }) => id));
});

it("is read out in the words of the page, and in English where a page has none for what it is", () => {
  const position = (number: number, total: number) => `${number} von ${total}`;
  const labels = { stop: "Anhalten", start: "Starten", slides: "Bilder", position };
  const { rerender } = render(<Carousel label="Willkommen" slides={slides} labels={labels} />);
  const kinds = () =>
    [screen.getByRole("region"), ...screen.getAllByRole("tabpanel", { hidden: true })].map((told) =>
      told.getAttribute("aria-roledescription"),
    );
  expect(kinds()).toEqual(["carousel", "slide", "slide", "slide"]);

  rerender(
    <Carousel label="Willkommen" slides={slides} labels={{ ...labels, carousel: "Karussell", slide: "Bild" }} />,
  );
  expect(kinds()).toEqual(["Karussell", "Bild", "Bild", "Bild"]);
});

it("puts Pause first, takes the slides one does not see out of the way, and tells what stands beside them", async () => {
  const { container } = render(
    <Carousel label="Welcome to Lintel" slides={slides} beside={(shown) => <p>Picture {shown + 1}</p>} />,
  );

  expect(container.querySelector("button")).toHaveAccessibleName("Stop automatic slide show");
  expect(screen.getByText("Welcome slide")).toBeVisible();
  expect(screen.getByText("Fees slide")).not.toBeVisible();
  fireEvent.click(screen.getByRole("tab", { name: "Fees" }));
  expect(screen.getByText("Welcome slide")).not.toBeVisible();
  expect(screen.getByText("Fees slide")).toBeVisible();
  expect(screen.getByText("Picture 2")).toBeInTheDocument();
  jest.useRealTimers();
  await expectAccessible(container);
});
