import type { Account } from "@lintel/contract/schema";
import { api } from "@lintel/portal";
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { Bank, Reply } from "../../../portal/test/bank-answers";
import { never, renderPage, toasts } from "../../test/render-page";
import { HistoryDialog } from "./history-dialog";

const busy: Reply = { status: 503, body: { message: "Busy.", code: "unavailable", request_id: "r" } };
const account = { id: "account-1", account_type: "checking", account_number: "402177540931", balance: 0 } as Account;

afterEach(() => jest.useRealTimers());

function Page() {
  return <HistoryDialog account={account} userId="person-1" onClose={() => undefined} />;
}

it("asks for a history once, whatever is typed while it is being made", async () => {
  const asked: string[] = [];
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ path }) => {
      if (path === "/generate-transactions") asked.push(path);
      return never;
    },
  });

  type(/^Amount/, "100");
  type(/^Months/, "1");
  send();
  await waitFor(() => expect(asked).toHaveLength(1));
  type(/^Months/, "12");
  send();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.getByLabelText(/^Months/)).toHaveValue(12);
  expect(screen.getByRole("button", { name: "Generate history" })).toHaveAttribute("aria-busy", "true");
  expect(asked).toHaveLength(1);
});

it("looks again three seconds after a history was made, though its dialog is gone", async () => {
  let looks = 0;
  renderPage(Looking, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ path }) => {
      if (path !== "/generate-transactions") looks += 1;
      return { status: 200, body: [] };
    },
  });
  await waitFor(() => expect(looks).toBe(1));
  type(/^Amount/, "100");
  type(/^Months/, "1");

  jest.useFakeTimers();
  send();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(toasts).toEqual(["Transactions generated successfully."]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(2_999));
  expect(looks).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(looks).toBe(2);
});

it.each([
  ["was lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["leaves open whether it was done", () => busy],
])(
  "looks again after an answer that %s, and sends the same again under the same key from a new dialog",
  async (_which, answer) => {
    const keys: (string | undefined)[] = [];
    let looks = 0;
    const bank: Bank = async ({ path, headers }) => {
      if (path === "/generate-transactions") {
        keys.push(headers["idempotency-key"]);
        return answer();
      }
      looks += 1;
      return { status: 200, body: [] };
    };

    for (const amount of ["100", "100", "200"]) {
      const { unmount } = renderPage(Looking, { path: "/online-banking/admin/users/person-1", bank });
      await waitFor(() => expect(looks).toBeGreaterThan(0));
      looks = 0;
      type(/^Amount/, amount);
      type(/^Months/, "1");
      send();
      await waitFor(() => expect(looks).toBeGreaterThan(0));
      unmount();
    }

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

it("keeps the key of a lost try through a refusal of the next one, until it is done, and has another for the same after that", async () => {
  const keys: (string | undefined)[] = [];
  const tooMany = { status: 429, body: { message: "Too many.", code: "too_many_requests", request_id: "r" } };
  const done = { status: 200, body: {} };
  // Or it looks again within the tests after it.
  jest.useFakeTimers();

  for (const reply of [busy, tooMany, done, done]) {
    const { unmount } = renderPage(Page, {
      path: "/online-banking/admin/users/person-1",
      bank: ({ path, headers }) => {
        if (path === "/generate-transactions") keys.push(headers["idempotency-key"]);
        return reply;
      },
    });
    type(/^Amount/, "300");
    type(/^Months/, "1");
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    unmount();
  }

  expect(keys).toEqual([keys[0], keys[0], keys[0], expect.not.stringMatching(keys[0] ?? "")]);
});

it("looks again where the account it was for is gone", async () => {
  let looks = 0;
  const gone = { status: 404, body: { message: "No.", code: "account_not_found", request_id: "r" } };
  renderPage(Looking, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ path }) => {
      if (path === "/generate-transactions") return gone;
      looks += 1;
      return { status: 200, body: [] };
    },
  });
  await waitFor(() => expect(looks).toBe(1));

  type(/^Amount/, "100");
  type(/^Months/, "1");
  send();

  expect(await screen.findByText("Account not found.")).toBeInTheDocument();
  await waitFor(() => expect(looks).toBe(2));
});

it("says what it does before the fields are filled in", () => {
  renderPage(Page, { path: "/online-banking/admin/users/person-1", bank: () => never });

  expect(screen.getByRole("dialog")).toHaveAccessibleDescription(/^Makes up transactions over the past months/);
});

it("says once how many months there may be, whether as a hint or as what is wrong", () => {
  renderPage(Page, { path: "/online-banking/admin/users/person-1", bank: () => never });
  expect(screen.getByLabelText(/^Months/)).toHaveAccessibleDescription("1 to 60");

  type(/^Amount/, "100");
  type(/^Months/, "61");
  send();

  expect(screen.getByLabelText(/^Months/)).toBeInvalid();
  expect(screen.getByLabelText(/^Months/)).toHaveAccessibleDescription("1 to 60");
});

/** The page behind the dialog, which shows what the bank knows. */
function Looking() {
  const [isOpen, setIsOpen] = useState(true);
  useQuery({ queryKey: ["admin", "probe"], queryFn: () => api("GET /all-users") });
  return isOpen && <HistoryDialog account={account} userId="person-1" onClose={() => setIsOpen(false)} />;
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByLabelText(/^Months/).closest("form") as HTMLFormElement);
