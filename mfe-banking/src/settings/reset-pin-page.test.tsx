import { queryClient } from "@lintel/portal/queries";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { profile } from "../../test/people";
import { openBank, renderPage, toasts } from "../../test/render-page";
import ResetPinPage from "./reset-pin-page";

const at = { path: "/online-banking/settings/reset-pin" };

function start() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

afterEach(() => jest.useRealTimers());

it("asks for the password first, then for the PIN, and goes back after two and a half seconds", async () => {
  const user = start();
  let savedAt = 0;
  const bank = openBank()
    .answer("POST /validate-user-password", { message: "ok" })
    .respond("POST /user/set-pin", () => {
      savedAt = Date.now();
      return { status: 200, body: { message: "ok" } };
    });
  renderPage(ResetPinPage, at);
  await user.type(await screen.findByLabelText("Account password"), "Demo-pass-1!");
  await user.click(screen.getByRole("button", { name: "Verify password" }));

  await screen.findByRole("dialog", { name: "Set Your PIN" });
  expect(screen.getByRole("button", { name: "Save PIN" })).toBeDisabled();
  await user.keyboard("4826");
  await user.click(screen.getByRole("button", { name: "Save PIN" }));

  expect(await screen.findByText("Your new PIN is set. Going back…")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Reset PIN" })).toHaveFocus());
  await waitFor(() => expect(toasts).toEqual(["Password verified. Proceed to set your PIN.", "PIN set successfully."]));
  expect(bank.callsTo("POST /validate-user-password").map((call) => call.body)).toEqual([
    { user_id: "person-1", password: "Demo-pass-1!" },
  ]);
  expect(bank.callsTo("POST /user/set-pin").map((call) => call.body)).toEqual([{ pin: "4826" }]);

  const loads = bank.callsTo("POST /me").length;
  act(() => jest.advanceTimersByTime(savedAt + 2_499 - Date.now()));
  expect(window.location.pathname).toBe("/online-banking/settings/reset-pin");
  await act(() => jest.advanceTimersByTimeAsync(50));
  await waitFor(() => expect(window.location.pathname).toBe("/online-banking/settings"));
  expect(bank.callsTo("POST /me").length).toBe(loads + 1);
});

it("does not go back to a login that was passed on the way", async () => {
  const user = start();
  openBank().answer("POST /validate-user-password", { message: "ok" }).answer("POST /user/set-pin", { message: "ok" });
  window.history.replaceState({ idx: 0 }, "", "/login");
  window.history.pushState(null, "", at.path);
  renderPage(ResetPinPage, at);
  window.history.replaceState({ idx: 1 }, "", at.path);
  await user.type(await screen.findByLabelText("Account password"), "Demo-pass-1!");
  await user.click(screen.getByRole("button", { name: "Verify password" }));
  await screen.findByRole("dialog");
  await user.keyboard("4826");
  await user.click(screen.getByRole("button", { name: "Save PIN" }));
  await screen.findByText("Your new PIN is set. Going back…");

  await act(() => jest.advanceTimersByTimeAsync(2_500));
  await waitFor(() => expect(window.location.pathname).not.toBe(at.path));

  expect(window.location.pathname).toBe("/online-banking/settings");
});

it("says before anything is asked that a new PIN unlocks none", async () => {
  openBank();
  renderPage(ResetPinPage, at);

  expect(
    await screen.findByText(/A new PIN does not lift a lock: for that, log out and reset your password\./),
  ).toBeVisible();
});

it("asks a suspended person for nothing: the bank would refuse the new PIN", async () => {
  openBank().answer("POST /me", profile({ suspended: 1 }));
  renderPage(ResetPinPage, at);

  expect(await screen.findByText("Your account has been suspended. Please contact support.")).toBeVisible();
  expect(screen.queryByLabelText("Account password")).not.toBeInTheDocument();
});

it("does not ask the bank about an empty password, and says so also to whoever stands in the field", async () => {
  const user = start();
  const bank = openBank();
  renderPage(ResetPinPage, at);
  await user.type(await screen.findByLabelText("Account password"), "{Enter}");

  expect(screen.getByText("Please enter your password")).toBeVisible();
  await waitFor(() => expect(toasts).toEqual(["Please enter your password"]));
  expect(bank.callsTo("POST /validate-user-password")).toHaveLength(0);
});

it("says that a password is wrong, and opens nothing", async () => {
  const user = start();
  openBank().refuse("POST /validate-user-password", "invalid_password");
  renderPage(ResetPinPage, at);
  await user.type(await screen.findByLabelText("Account password"), "nope");
  await user.click(screen.getByRole("button", { name: "Verify password" }));

  expect(await screen.findByText("Invalid password.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(toasts).toEqual(["Invalid password."]);
  const password = screen.getByLabelText("Account password");
  await waitFor(() => expect(password).toHaveFocus());

  await user.type(password, "x");
  expect(screen.queryByText("Invalid password.")).not.toBeInTheDocument();
});

it("asks the bank about a password once, however often it is sent", async () => {
  const user = start();
  const bank = openBank().neverAnswer("POST /validate-user-password");
  renderPage(ResetPinPage, at);
  const password = await screen.findByLabelText("Account password");
  await user.type(password, "Demo-pass-1!{Enter}{Enter}");
  // As a password manager may send it, past the button.
  fireEvent.submit(password.closest("form") as HTMLFormElement);
  await act(() => jest.advanceTimersByTimeAsync(0));

  expect(screen.getByRole("button", { name: "Verify password" })).toHaveAttribute("aria-busy", "true");
  expect(bank.callsTo("POST /validate-user-password")).toHaveLength(1);
});

it("starts again with the password for whoever cancels, and keeps none of it", async () => {
  const user = start();
  const bank = openBank().answer("POST /validate-user-password", { message: "ok" });
  renderPage(ResetPinPage, at);
  await user.type(await screen.findByLabelText("Account password"), "Demo-pass-1!{Enter}");
  await screen.findByRole("dialog");
  await user.keyboard("48");

  await user.click(screen.getByRole("button", { name: "Cancel" }));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Account password")).toHaveValue("");
  expect(bank.callsTo("POST /user/set-pin")).toEqual([]);
});

async function setNewPin() {
  const user = start();
  openBank().answer("POST /validate-user-password", { message: "ok" }).answer("POST /user/set-pin", { message: "ok" });
  const page = renderPage(ResetPinPage, at);
  await user.type(await screen.findByLabelText("Account password"), "Demo-pass-1!{Enter}");
  await screen.findByRole("dialog");
  await user.keyboard("4826{Enter}");
  await screen.findByText("Your new PIN is set. Going back…");
  return page;
}

it("leads nobody back who has gone on before the two and a half seconds were over", async () => {
  const { unmount } = await setNewPin();

  window.history.replaceState({ idx: 1 }, "", "/online-banking/transfer");
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(window.location.pathname).toBe("/online-banking/transfer");
});

it("leaves neither the password nor the PIN in what outlives the page", async () => {
  const { unmount } = await setNewPin();

  unmount();
  await act(() => jest.advanceTimersByTimeAsync(1));

  // A call that is kept keeps what it was made with, and that has both in reach.
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

it("asks for the password again when it was verified too long ago", async () => {
  const user = start();
  openBank()
    .answer("POST /validate-user-password", { message: "ok" })
    .refuse("POST /user/set-pin", "password_required");
  renderPage(ResetPinPage, at);
  await user.type(await screen.findByLabelText("Account password"), "Demo-pass-1!");
  await user.click(screen.getByRole("button", { name: "Verify password" }));
  await screen.findByRole("dialog");
  await user.keyboard("4826");
  await user.click(screen.getByRole("button", { name: "Save PIN" }));

  expect(await screen.findByText("Please verify your password first.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.type(screen.getByLabelText("Account password"), "D");
  expect(screen.queryByText("Please verify your password first.")).not.toBeInTheDocument();
});

it.each(["no answer", "internal"])(
  "says that setting the PIN failed, that it may be set all the same, and starts again with the password (%s)",
  async (trouble) => {
    const user = start();
    const bank = openBank().answer("POST /validate-user-password", { message: "ok" });
    if (trouble === "internal") bank.refuse("POST /user/set-pin", "internal");
    else bank.dropLine("POST /user/set-pin");
    renderPage(ResetPinPage, at);
    await user.type(await screen.findByLabelText("Account password"), "Demo-pass-1!");
    await user.click(screen.getByRole("button", { name: "Verify password" }));
    await screen.findByRole("dialog");
    await user.keyboard("4826");
    await user.click(screen.getByRole("button", { name: "Save PIN" }));

    const uncertain = "We do not know whether your new PIN is set.";
    expect(await screen.findByText(uncertain, { exact: false })).toBeVisible();
    expect(toasts.at(-1)).toBe("Error setting PIN.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    bank.answer("POST /user/set-pin", { message: "ok" });
    await user.type(screen.getByLabelText("Account password"), "Demo-pass-1!");
    await user.click(screen.getByRole("button", { name: "Verify password" }));
    await screen.findByRole("dialog");
    expect(screen.queryByText(uncertain, { exact: false })).not.toBeInTheDocument();
    expect(screen.getByRole("img", { name: "0 of 4 digits entered" })).toBeVisible();
    await user.keyboard("4826");
    await user.click(screen.getByRole("button", { name: "Save PIN" }));

    expect(await screen.findByText("Your new PIN is set. Going back…")).toBeVisible();
  },
);
