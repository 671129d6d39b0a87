import { setLocale } from "@lintel/portal";
import { act, screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import HomePage, { messages } from "./home-page";

beforeEach(() => {
  const still = Object.assign(new EventTarget(), { matches: true });
  Object.defineProperty(window, "matchMedia", { value: () => still, configurable: true });
});
afterEach(() => act(() => setLocale("en")));

it("calls a carousel and a slide what the language of the page calls them", async () => {
  await Promise.all(messages.map((set) => set.load("de")));
  setLocale("de");
  await act(async () => {
    renderPage(<HomePage />, "/");
  });

  const carousel = screen.getByRole("region", { name: "Willkommen bei Lintel" });
  expect(carousel).toHaveAttribute("aria-roledescription", "Karussell");
  expect(screen.getByRole("tabpanel", { name: "1 von 3" })).toHaveAttribute("aria-roledescription", "Bild");
});
