import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { never, person, renderPage, toasts } from "../../../test/render-page";
import UserPage from "../user-page";
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

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("takes its note away after ten seconds, and puts whoever stands in it at the button that made it", async () => {
  const copy = await openAccount();
  act(() => copy.focus());

  act(() => jest.advanceTimersByTime(10_000));

  expect(copy).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Create account" })).toHaveFocus();
});

it("takes the focus from nobody who stands elsewhere when its note goes", async () => {
  const copy = await openAccount();
  act(() => screen.getByRole("combobox").focus());

  act(() => jest.advanceTimersByTime(10_000));

  expect(copy).not.toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("opens one account however often its form is sent meanwhile: this call has no key", async () => {
  const asked: string[] = [];
  renderPage(() => <CreateAccount userId="person-1" />, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ path }) => {
      asked.push(path);
      return never;
    },
  });
  const form = screen.getByRole("combobox").closest("form") as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(asked).toEqual(["/accounts"]));

  fireEvent.submit(form);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(asked).toEqual(["/accounts"]);
});

it.each([
  ["was lost", () => Promise.reject(new TypeError("The line was lost."))],
  ["told of trouble in the bank", () => ({ status: 500, body: { message: "No.", code: "internal", request_id: "r" } })],
])("says that the account may be open when the answer %s, and shows whether it is", async (_which, answer) => {
  let accounts: object[] = [];
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: async ({ path }) => {
      if (path === "/accounts") {
        accounts = [{ ...opened, routing_number: "021000021", balance: 0 }];
        return answer();
      }
      return {
        status: 200,
        body: path === "/view-user/person-1" ? { user: person(), accounts, transactions: [] } : [],
      };
    },
  });
  fireEvent.change(await screen.findByRole("combobox", { name: "Account type" }), { target: { value: "savings" } });

  fireEvent.click(screen.getByRole("button", { name: "Create account" }));

  const unclear =
    "The bank gave no clear answer: the account may have been opened. Look at the accounts before you try again.";
  expect(await screen.findByText(unclear)).toBeInTheDocument();
  expect(toasts).toEqual([unclear]);
  expect(await screen.findByRole("button", { name: /^Delete account, Savings/ })).toBeInTheDocument();
});

it("says without a line that the bank was not reached: then nothing was opened", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderPage(() => <CreateAccount userId="person-1" />, {
    path: "/online-banking/admin/users/person-1",
    bank: async () => {
      throw new TypeError("There is no line.");
    },
  });

  fireEvent.click(screen.getByRole("button", { name: "Create account" }));

  expect(await screen.findByText(/^We could not reach the bank\./)).toBeInTheDocument();
});

it("says so at once also where something was still loading when the line was lost", async () => {
  let loseLine = () => {};
  const lost = new Promise<never>((_done, failed) => {
    loseLine = () => failed(new TypeError("There is no line."));
  });
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: ({ path }) =>
      path === "/view-user/person-1" ? { status: 200, body: { user: person(), accounts: [], transactions: [] } } : lost,
  });
  const button = await screen.findByRole("button", { name: "Create account" });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));

  fireEvent.click(button);
  loseLine();

  expect(await screen.findByText(/^We could not reach the bank\./)).toBeInTheDocument();
  expect(button).toBeEnabled();
  act(() => void window.dispatchEvent(new Event("online")));
});
