import { setLocale } from "@lintel/portal";
import type { ShowToast } from "@lintel/portal/host";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { toast } from "react-toastify/unstyled";
import { shellMessages } from "../messages";
import { showToasts } from "./show-toasts";

let show: ShowToast;

beforeAll(async () => {
  show = await act(async () => showToasts());
});

afterEach(async () => {
  await act(async () => toast.dismiss());
  await settled([]);
});

const texts = () => [...document.querySelectorAll(".Toastify__toast")].map(({ textContent }) => textContent);

/** A toast is gone when its animation has ended, and jsdom has none. */
const settled = (expected: string[]) =>
  waitFor(() => {
    for (const shown of document.querySelectorAll(".Toastify__toast")) fireEvent.animationEnd(shown);
    expect(texts()).toEqual(expected);
  });

it("interrupts for what went wrong alone, shows three at most and the newest first, which F8 reaches, and speaks the language of the page", async () => {
  await act(async () => show("success", "Saved"));
  expect(screen.getByRole("status", { hidden: true })).toHaveTextContent("Saved");
  for (const text of ["First", "Second", "Third"]) await act(async () => show("error", text));
  expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(3);
  await settled(["Third", "Second", "First"]);

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

it("shows what went wrong for four seconds, and what went well for two", async () => {
  // A toast goes when its bar has run through.
  const bar = (role: string) =>
    within(screen.getByRole(role, { hidden: true })).getByRole("progressbar", { hidden: true });
  await act(async () => show("error", "Login failed"));
  await act(async () => show("success", "Login successful"));

  expect(bar("alert")).toHaveStyle({ animationDuration: "4000ms" });
  expect(bar("status")).toHaveStyle({ animationDuration: "2000ms" });
  // Nothing of it is to be seen, and its name is English in every language.
  expect(bar("status")).toHaveAttribute("aria-hidden", "true");

  fireEvent.animationEnd(bar("status"));
  await settled(["Login failed"]);
});

it("shows the same text once, as the newest, and as an alert that is new each time, so that its repetition is read out", async () => {
  await act(async () => show("error", "Please fill all the fields"));
  const [first] = screen.getAllByRole("alert", { hidden: true });
  await act(async () => show("success", "Saved"));

  await act(async () => show("error", "Please fill all the fields"));

  expect(texts()).toEqual(["Please fill all the fields", "Saved"]);
  const [again] = screen.getAllByRole("alert", { hidden: true });
  expect(again).toHaveTextContent("Please fill all the fields");
  expect(again).not.toBe(first);
});

it("takes away what a form was told once it is sent again, unless that is still so", async () => {
  const form = document.body.appendChild(document.createElement("form"));
  const send = (told: string | null) =>
    act(async () => {
      form.onsubmit = (event) => {
        event.preventDefault();
        if (told !== null) show("error", told);
      };
      form.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await act(async () => show("success", "Code sent"));

  await send("Enter your password");
  await send("Enter your password");
  await settled(["Enter your password", "Code sent"]);
  // One that goes is there until it has drawn itself together.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await settled(["Enter your password", "Code sent"]);

  await send("Enter the code");
  await settled(["Enter the code", "Code sent"]);

  await send(null);
  await settled(["Code sent"]);
});
