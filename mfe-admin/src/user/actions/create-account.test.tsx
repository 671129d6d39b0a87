import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../../test/render-page";
import { ACCOUNT_NOTE_MS } from "../timers";
import { CreateAccount } from "./create-account";

const opened = { id: "account-1", account_number: "4821093377", account_type: "savings" };

async function openAccount() {
  jest.useFakeTimers();
  renderPage(() => <CreateAccount userId="person-1" />, {
    path: "/online-banking/admin/users/person-1",
    bank: () => ({ status: 200, body: { message: "ok", account: opened } }),
  });
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "savings" } });
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
  return screen.findByRole("button", { name: /copy/i });
}

afterEach(() => jest.useRealTimers());

it("takes its note away after ten seconds, and puts whoever stands in it at the button that made it", async () => {
  const copy = await openAccount();
  act(() => copy.focus());

  act(() => jest.advanceTimersByTime(ACCOUNT_NOTE_MS));

  expect(copy).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Create account" })).toHaveFocus();
});

it("takes the focus from nobody who stands elsewhere when its note goes", async () => {
  const copy = await openAccount();
  act(() => screen.getByRole("combobox").focus());

  act(() => jest.advanceTimersByTime(ACCOUNT_NOTE_MS));

  expect(copy).not.toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveFocus();
});
