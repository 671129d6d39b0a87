import { setLocale } from "@lintel/portal";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { shellMessages } from "../messages";
import { showToasts } from "./show-toasts";

const texts = () => [...document.querySelectorAll(".Toastify__toast")].map(({ textContent }) => textContent);

it("interrupts for what went wrong alone, shows three at most and the newest first, which F8 reaches, and speaks the language of the page", async () => {
  const show = await act(async () => showToasts());

  await act(async () => show("success", "Saved"));
  expect(screen.getByRole("status", { hidden: true })).toHaveTextContent("Saved");
  for (const text of ["First", "Second", "Third"]) await act(async () => show("error", text));
  expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(3);
  // A toast is gone when its animation has ended, and jsdom has none.
  await waitFor(() => {
    for (const toast of document.querySelectorAll(".Toastify__toast")) fireEvent.animationEnd(toast);
    expect(texts()).toEqual(["Third", "Second", "First"]);
  });

  fireEvent.keyDown(document, { key: "F8" });

  expect(document.activeElement).toHaveClass("Toastify__toast");
  expect(document.activeElement?.textContent).toBe("Third");

  await act(async () => {
    await shellMessages.load("de");
    setLocale("de");
  });
  expect(screen.getByRole("region", { name: "Benachrichtigungen F8", hidden: true })).toBeInTheDocument();
  await act(async () => show("error", "Vierte"));
  expect(screen.getByRole("button", { name: "Schließen", hidden: true })).toBeInTheDocument();
});
