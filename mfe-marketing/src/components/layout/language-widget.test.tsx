import { setLocale } from "@lintel/portal";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguageWidget } from "./language-widget";

it("lets one choose a language in a browser that knows no popovers", async () => {
  setLocale("en");
  render(<LanguageWidget labels={{ choose: "Choose a language" }} />);
  const opener = screen.getByRole("button", { name: "Choose a language" });
  const list = screen.getByRole("list", { name: "Choose a language" });
  expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(list).not.toHaveAttribute("data-open");

  await userEvent.click(opener);
  expect(opener).toHaveAttribute("aria-expanded", "true");
  expect(list).toHaveAttribute("data-open");

  await userEvent.click(screen.getByRole("button", { name: "Français" }));
  expect(screen.getByRole("button", { name: "Français", current: true })).toBeInTheDocument();
  expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(list).not.toHaveAttribute("data-open");
});

it("closes the list that the browser has opened once a language is chosen", async () => {
  // The page of these tests knows no popovers.
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { togglePopover: () => true, hidePopover });
  const { matches } = Element.prototype;
  const opened = jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":popover-open" || matches.call(this, selector);
  });
  render(<LanguageWidget labels={{ choose: "Choose a language" }} />);
  opened.mockRestore();
  const opener = screen.getByRole("button", { name: "Choose a language" });
  expect(opener).toHaveAttribute("aria-expanded", "true");

  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));

  expect(hidePopover.mock.contexts).toEqual([screen.getByRole("list")]);
  expect(opener).toHaveAttribute("aria-expanded", "false");
  for (const name of ["togglePopover", "hidePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
});
