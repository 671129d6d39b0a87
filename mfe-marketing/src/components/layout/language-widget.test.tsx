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
