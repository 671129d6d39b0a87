import { currentToken, session } from "@lintel/portal";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { profile } from "../../test/people";
import { openBank, renderPage, toasts } from "../../test/render-page";

const at = { path: "/online-banking/dashboard", currency: null };
const Page = () => <h1 tabIndex={-1}>A page</h1>;

afterEach(() => jest.useRealTimers());

/** The profile is read again 2.5 s after a PIN was saved: by the clock of that test, or it would be read in a later one. */
function withOwnClock() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

it("asks for a first PIN by itself, saves it, and asks for the currency only after the profile knows", async () => {
  const user = withOwnClock();
  let savedAt = 0;
  const bank = openBank()
    .answer("POST /me", profile({ pin: null }))
    .respond("POST /user/set-pin", () => {
      savedAt = Date.now();
      return { status: 200, body: { message: "ok" } };
    });
  renderPage(Page, at);
  const dialog = await screen.findByRole("dialog", { name: "Set Your PIN" });

  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(within(dialog).queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(dialog).toBeInTheDocument();

  await user.keyboard("4826");
  bank.answer("POST /me", profile());
  await user.click(within(dialog).getByRole("button", { name: "Save PIN" }));
  await waitFor(() => expect(toasts).toEqual(["PIN saved successfully."]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  const before = bank.callsTo("POST /me").length;
  await act(() => jest.advanceTimersByTimeAsync(savedAt + 2_499 - Date.now()));
  expect(bank.callsTo("POST /me")).toHaveLength(before);
  // The page hears the answer a moment after it was given.
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(bank.callsTo("POST /me")).toHaveLength(before + 1);
  expect(await screen.findByRole("dialog", { name: "Select Your Currency" })).toBeVisible();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "A page" })).toHaveFocus();
});

it("clears the search of currencies before it goes away", async () => {
  openBank();
  renderPage(Page, at);
  const search = await screen.findByRole("searchbox");
  await userEvent.type(search, "eur");

  await userEvent.keyboard("{Escape}");
  expect(search).toHaveValue("");
  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("asks for the currency when none is stored, and not again once that is put off", async () => {
  openBank();
  renderPage(Page, at);
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveAccessibleDescription(/^Amounts are shown in this currency/);
  await userEvent.click(within(dialog).getByText("Cancel"));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(localStorage.getItem("currency")).toBeNull();
});

it("does not ask for the currency again on the next page once that is put off, but does ask the next person", async () => {
  openBank();
  const { goTo } = renderPage(Page, at);
  await userEvent.click(within(await screen.findByRole("dialog")).getByText("Cancel"));

  goTo(Page);
  expect(screen.getByRole("heading", { name: "A page" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  act(() => session.start("another-token"));
  goTo(Page);
  expect(await screen.findByRole("dialog", { name: "Select Your Currency" })).toBeVisible();
});

it("does not ask for a first PIN again on the next page while it waits to read the profile with it", async () => {
  const user = withOwnClock();
  openBank()
    .answer("POST /me", profile({ pin: null }))
    .answer("POST /user/set-pin", { message: "ok" });
  const { goTo } = renderPage(Page, at);
  await screen.findByRole("dialog", { name: "Set Your PIN" });
  await user.keyboard("4826{Enter}");
  await waitFor(() => expect(toasts).toEqual(["PIN saved successfully."]));

  goTo(Page);

  expect(screen.getByRole("heading", { name: "A page" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("asks the next person for a first PIN, though the one before hears late that theirs is saved", async () => {
  const user = withOwnClock();
  const bank = openBank().answer("POST /me", profile({ pin: null }));
  const answer = bank.holdBack("POST /user/set-pin", { body: { message: "ok" } });
  const { goTo } = renderPage(Page, at);
  await screen.findByRole("dialog", { name: "Set Your PIN" });
  await user.keyboard("4826{Enter}");
  bank.answer("POST /me", profile({ id: "another-person", pin: null }));
  act(() => session.start("another-token"));
  await act(async () => answer());
  await act(() => jest.advanceTimersByTimeAsync(20));

  goTo(Page);

  expect(await screen.findByRole("dialog", { name: "Set Your PIN" })).toBeVisible();
  expect(toasts).toEqual([]);
});

it("treats a stored currency that it does not know as none", async () => {
  openBank();
  renderPage(Page, at);
  localStorage.setItem("currency", "XYZ");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "currency", newValue: "XYZ" })));

  expect(await screen.findByRole("dialog", { name: "Select Your Currency" })).toBeVisible();
});

it("does not lock a suspended person without a PIN out of reading", async () => {
  openBank().answer("POST /me", profile({ pin: null, suspended: 1 }));
  renderPage(Page, { ...at, currency: "USD" });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("leaves no PIN in the document, in a field, in storage or in the address", async () => {
  openBank().answer("POST /me", profile({ pin: null }));
  renderPage(Page, at);
  await screen.findByRole("dialog");
  await userEvent.keyboard("7391");

  expect(screen.getByRole("img", { name: "4 of 4 digits entered" })).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain("7391");
  expect([...document.querySelectorAll("input")].map((input) => input.value).join()).not.toContain("7391");
  // Four digits also occur inside of a moment.
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/(?<!\d)7391(?!\d)/);
  expect(window.location.href).not.toContain("7391");
});

/** The dialog of somebody who has none, and a line that takes away what is said to it. */
async function askForFirstPin() {
  const bank = openBank()
    .answer("POST /me", profile({ pin: null }))
    .dropLine("POST /user/set-pin");
  renderPage(Page, { ...at, currency: "USD" });
  return { bank, dialog: await screen.findByRole("dialog") };
}

it("takes a first PIN as saved when its answer was lost and the bank has it: a second one would be a change", async () => {
  const user = withOwnClock();
  const { bank } = await askForFirstPin();
  bank.answer("POST /me", profile());
  await user.keyboard("4826");
  await user.click(screen.getByRole("button", { name: "Save PIN" }));

  await waitFor(() => expect(toasts).toEqual(["PIN saved successfully."]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("finds out that a first PIN was saved once the line is back that took its answer away", async () => {
  const user = withOwnClock();
  const { bank } = await askForFirstPin();
  bank.dropLine("POST /me");
  await user.keyboard("4826{Enter}");
  await waitFor(() => expect(toasts).toEqual(["Error setting PIN."]));
  expect(screen.getByRole("dialog")).toBeVisible();

  bank.answer("POST /me", profile());
  act(() => void window.dispatchEvent(new Event("online")));

  await waitFor(() => expect(toasts.at(-1)).toBe("PIN saved successfully."));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  // And asks no more, however often the line comes and goes.
  const asked = bank.callsTo("POST /me").length;
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(bank.callsTo("POST /me")).toHaveLength(asked);
  expect(toasts).toEqual(["Error setting PIN.", "PIN saved successfully."]);
});

it("stays with a first PIN that did not arrive, and takes it from the keyboard again", async () => {
  const user = withOwnClock();
  const { bank, dialog } = await askForFirstPin();
  await user.keyboard("4826");
  await user.click(screen.getByRole("button", { name: "Save PIN" }));
  expect(await within(dialog).findByText("Error setting PIN.")).toBeVisible();
  expect(toasts).toEqual(["Error setting PIN."]);
  expect(within(dialog).getByRole("img", { name: "0 of 4 digits entered" })).toBeVisible();

  bank.answer("POST /user/set-pin", { message: "ok" });
  await user.keyboard("4");
  expect(within(dialog).queryByText("Error setting PIN.")).not.toBeInTheDocument();
  await user.keyboard("826{Enter}");

  await waitFor(() => expect(bank.callsTo("POST /user/set-pin")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("ends a session that is over by the time that a lost answer to a first PIN is asked about: nothing else closes the dialog", async () => {
  const { bank } = await askForFirstPin();
  bank.refuse("POST /me", "session_required");
  await userEvent.keyboard("4826{Enter}");

  await waitFor(() => expect(currentToken()).toBeNull());
});

it("says of a first PIN that another tab or device has set meanwhile that there is one, and asks for none any more", async () => {
  const bank = openBank()
    .answer("POST /me", profile({ pin: null }))
    .refuse("POST /user/set-pin", "password_required");
  renderPage(Page, { ...at, currency: "USD" });
  await screen.findByRole("dialog");
  bank.answer("POST /me", profile());
  await userEvent.keyboard("4826");
  await userEvent.click(screen.getByRole("button", { name: "Save PIN" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(toasts).toEqual(["You already have a PIN. It was not changed."]);
});
