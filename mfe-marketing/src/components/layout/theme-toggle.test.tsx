import { setTheme } from "@lintel/portal";
import { act, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ThemeToggle } from "./theme-toggle";

const drawn = jest.fn();

const toggle = (
  <Profiler id="toggle" onRender={drawn}>
    <ThemeToggle labels={{ dark: "Dark theme", light: "Light theme" }} />
  </Profiler>
);

let taken: Root;

/** As the server draws it, which does not know the theme; then taken over by a browser that does. */
async function takeOver(theme: "dark" | "light") {
  setTheme("light");
  const { container, unmount } = render(toggle);
  const place = document.createElement("div");
  place.innerHTML = container.innerHTML;
  unmount();
  document.body.append(place);
  drawn.mockClear();
  setTheme(theme);
  await act(async () => {
    taken = hydrateRoot(place, toggle);
  });
}

afterEach(() => {
  act(() => taken.unmount());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it("is drawn once when it is taken over by day", async () => {
  await takeOver("light");

  expect(drawn).toHaveBeenCalledTimes(1);
});

it("offers the light theme by night, right after what the server drew was taken over as it is", async () => {
  const complaints = jest.spyOn(console, "error").mockReturnValue();

  await takeOver("dark");

  expect(screen.getByRole("button")).toHaveAccessibleName("Light theme");
  expect(complaints).not.toHaveBeenCalled();
});
