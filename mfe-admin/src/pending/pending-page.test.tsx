import { UNATTENDED } from "@lintel/contract";
import { currentToken, session } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { broken, never, renderPage, toasts } from "../../test/render-page";
import type { PendingTransfer } from "../lib/admin-queries";
import { ASK_EVERY_MS } from "../lib/use-others-news";
import PendingPage from "./pending-page";

afterEach(() => jest.useRealTimers());

function transfers(...ids: string[]) {
  return ids.map(
    (id) =>
      ({
        id,
        amount: 5,
        created_at: "2026-11-20T08:00:00Z",
        transaction_reference: id,
        recipient_account: `account ${id}`,
        bank_name: "Chase",
        transaction_type: "wire_transfer",
        direction: "outgoing",
        customer: { id: "person-1", name: "Amara Okafor" },
      }) as PendingTransfer,
  );
}

it("says of the box for all that some are chosen, and chooses the rest when it is pressed", async () => {
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: () => ({ status: 200, body: transfers("a", "b") }),
  });
  const all = await screen.findByRole("checkbox", { name: "Select all" });
  const [first] = screen.getAllByRole("checkbox").filter((box) => box !== all) as [HTMLElement];
  expect(all).not.toBePartiallyChecked();

  fireEvent.click(first);
  expect(all).toBePartiallyChecked();
  fireEvent.click(all);
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
  fireEvent.click(first);
  expect(all).toBePartiallyChecked();

  fireEvent.click(all);
  fireEvent.click(all);
  expect(screen.queryByRole("checkbox", { checked: true })).not.toBeInTheDocument();
});

it("asks about those that are chosen alone, and says how many they are once there are some", async () => {
  const decided: string[] = [];
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ path }) => {
      if (path === "/admin/pending-transfers") return { status: 200, body: transfers("a", "b", "c") };
      decided.push(path);
      return { status: 200, body: { message: "ok" } };
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: /account b/ }));
  expect(screen.getByRole("status")).toHaveTextContent("1 selected");
  fireEvent.click(screen.getByRole("checkbox", { name: /account b/ }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole("checkbox", { name: /account c/ }));
  fireEvent.click(screen.getByRole("button", { name: "Return" }));

  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Return" }));

  await waitFor(() => expect(toasts).toEqual(["1 transfer returned."]));
  expect(decided).toEqual(["/change-status/c"]);
});

it("does not call the queue empty before it has come", async () => {
  renderPage(PendingPage, { path: "/online-banking/admin/pending", bank: () => never });

  expect(await screen.findByText("Loading pending transfers")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
});

it("leaves chosen what was refused alone, also where the queue does not come again", async () => {
  let isDown = false;
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ path }) => {
      if (path === "/admin/pending-transfers") return isDown ? broken : { status: 200, body: transfers("a", "b") };
      isDown = true;
      return path === "/change-status/b"
        ? { status: 409, body: { message: "No.", code: "recipient_spent", request_id: "r" } }
        : { status: 200, body: { message: "ok" } };
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Settle" }));

  expect(await screen.findByText("We could not load the pending transfers.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /account a/ })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: /account b/ })).toBeChecked();
});

it("puts whoever asked for more at the first transfer of the last page", async () => {
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ query }) =>
      query.has("cursor")
        ? { status: 200, body: transfers("c", "d") }
        : { status: 200, body: transfers("a", "b"), headers: { "x-next-cursor": "b" } },
  });
  const more = await screen.findByRole("button", { name: "Show more" });
  act(() => more.focus());

  fireEvent.click(more);

  expect(await screen.findByRole("checkbox", { name: /account c/ })).toHaveFocus();
  expect(more).not.toBeInTheDocument();
});

it("says that more did not come at the button that asked for it, and nothing above what has come", async () => {
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ query }) =>
      query.has("cursor")
        ? { status: 500, body: { message: "No.", code: "internal", request_id: "r" } }
        : { status: 200, body: transfers("a", "b"), headers: { "x-next-cursor": "b" } },
  });
  const more = await screen.findByRole("button", { name: "Show more" });

  fireEvent.click(more);

  const failed = await screen.findByRole("alert");
  expect(failed).toHaveTextContent(/^We could not load more\.$/);
  expect(failed.nextElementSibling).toBe(more);
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

it("shows what a refresh brings also when more is asked for before it has come", async () => {
  let bringRefresh = (_: string[]) => {};
  const refreshed = new Promise<string[]>((resolve) => {
    bringRefresh = resolve;
  });
  let isFirst = true;
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: async ({ query }) => {
      if (query.has("cursor")) return { status: 200, body: transfers("c") };
      const ids = isFirst ? ["a", "b"] : await refreshed;
      isFirst = false;
      return { status: 200, body: transfers(...ids), headers: { "x-next-cursor": "b" } };
    },
  });
  const more = await screen.findByRole("button", { name: "Show more" });
  await act(async () => void queryClient.invalidateQueries());

  fireEvent.click(more);
  await act(async () => bringRefresh(["b"]));

  expect(await screen.findByRole("checkbox", { name: /account c/ })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: /account a/ })).not.toBeInTheDocument();
});

it("puts whoever asks no more after a lost answer at the heading, where what was chosen has left the queue", async () => {
  let waiting = ["a", "b"];
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: async ({ path }) => {
      if (path === "/admin/pending-transfers") return { status: 200, body: transfers(...waiting) };
      waiting = ["b"];
      throw new TypeError("The line was lost.");
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: /account a/ }));
  const opener = screen.getByRole("button", { name: "Settle" });
  act(() => opener.focus());
  fireEvent.click(opener);
  const question = within(screen.getByRole("dialog"));

  fireEvent.click(question.getByRole("button", { name: "Settle" }));
  await waitFor(() => expect(question.getByRole("button", { name: "Cancel" })).toBeEnabled());
  expect(opener).toBeDisabled();
  fireEvent.click(question.getByRole("button", { name: "Cancel" }));

  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("says of no transfer that waits that it goes to another bank: one within the bank may be held too", async () => {
  const [transfer] = transfers("a");
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: () => ({ status: 200, body: [{ ...transfer, bank_name: null }] }),
  });

  fireEvent.click(await screen.findByRole("checkbox", { name: /account a/ }));
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  expect(screen.getByText("Transfers that wait for settlement, oldest first.")).toBeInTheDocument();
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("$5.00 goes on to the recipient.");
});

it("says of each transfer what it is and which way it goes, and names each otherwise", async () => {
  const [sent, fee, made] = transfers("TX-1", "TX-2", "TX-3");
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: () => ({
      status: 200,
      body: [
        sent,
        { ...fee, transaction_type: "card_payment", recipient_account: null, bank_name: null },
        { ...made, transaction_type: "ach_transfer", direction: "incoming", bank_name: null, synthetic: true },
      ],
    }),
  });

  for (const facts of [
    "Wire Transfer, to Chase, account TX-1, Amara Okafor, TX-1",
    "Card Payment, Amara Okafor, TX-2",
    "ACH Transfer, incoming, to account TX-3, Generated, Amara Okafor, TX-3",
  ]) {
    expect(await screen.findByRole("checkbox", { name: `Select $5.00, ${facts}` })).toBeInTheDocument();
  }
  const rows = screen.getAllByRole("listitem");
  expect(rows.at(0)).toHaveTextContent("Wire Transferto Chase, account TX-1");
  expect(rows.at(2)).toHaveTextContent("GeneratedACH Transferincoming, to account TX-3");
  expect(screen.getAllByText("Generated")).toHaveLength(1);
  expect(screen.getAllByText("$5.00")).toHaveLength(3);
});

it("shows what others did to the queue, leaves what was chosen, and keeps nobody's session awake, also by a second page", async () => {
  jest.useFakeTimers();
  let first = ["a", "b"];
  const asked: { cursor: string | null; isAttended: boolean }[] = [];
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ query, headers }) => {
      asked.push({ cursor: query.get("cursor"), isAttended: headers[UNATTENDED] === undefined });
      return query.has("cursor")
        ? { status: 200, body: transfers("d") }
        : { status: 200, body: transfers(...first), headers: { "x-next-cursor": "next" } };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByRole("checkbox", { name: /account d/ });
  fireEvent.click(screen.getByRole("checkbox", { name: /account b/ }));
  first = ["b", "c"];

  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS));

  expect(screen.queryByRole("checkbox", { name: /account a/ })).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: /account b/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /account c/ })).not.toBeChecked();
  expect(asked).toEqual([
    { cursor: null, isAttended: true },
    { cursor: "next", isAttended: true },
    { cursor: null, isAttended: false },
    { cursor: "next", isAttended: false },
  ]);
});

it("leaves whoever stands on Retry there, and says the failure once, while the bank goes on failing", async () => {
  jest.useFakeTimers();
  renderPage(PendingPage, { path: "/online-banking/admin/pending", bank: () => broken });
  const retry = await screen.findByRole("button", { name: "Retry" });
  const alert = screen.getByRole("alert");
  act(() => retry.focus());

  await act(() => jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS));

  expect(retry).toHaveFocus();
  expect(screen.getByRole("alert")).toBe(alert);
});

it("says once that the queue could not be loaded again", async () => {
  jest.useFakeTimers();
  const replies = [{ status: 200, body: transfers("a") }];
  renderPage(PendingPage, { path: "/online-banking/admin/pending", bank: () => replies.shift() ?? broken });
  await screen.findByRole("checkbox", { name: /account a/ });
  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS));
  const words = screen.getByText("We could not load the pending transfers.");

  await act(() => jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS));

  expect(screen.getByText("We could not load the pending transfers.")).toBe(words);
});

it("puts whoever stood on a transfer that others decided at the one in its place, and at the heading when none is left", async () => {
  jest.useFakeTimers();
  let waiting = ["a", "b", "c", "d"];
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: () => ({ status: 200, body: transfers(...waiting) }),
  });
  const stood = await screen.findByRole("checkbox", { name: /account b/ });
  act(() => stood.focus());

  for (const [left, name] of [
    [["c", "d"], /account c/],
    [["c"], /account c/],
    [["d"], /account d/],
  ] as const) {
    waiting = [...left];
    await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS));
    expect(screen.getByRole("checkbox", { name })).toHaveFocus();
  }

  waiting = [];
  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("names each transfer that was refused and why, also one that has left the queue, and leaves the others chosen", async () => {
  let waiting = ["a", "b", "c"];
  const reasons: Record<string, string> = { b: "recipient_spent", c: "status_changed" };
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ path }) => {
      if (path === "/admin/pending-transfers") return { status: 200, body: transfers(...waiting) };
      waiting = ["b"];
      const code = reasons[path.split("/").at(-1) ?? ""];
      return code
        ? { status: 409, body: { message: "No.", code, request_id: "r" } }
        : { status: 200, body: { message: "ok" } };
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Settle" }));

  const said = (await screen.findByText("Refused, and why:")).nextElementSibling as HTMLElement;
  const [first, second, ...more] = within(said).getAllByRole("listitem");
  expect(first).toHaveTextContent(/^b The recipient/);
  expect(second).toHaveTextContent(/^c The status of this transaction has changed/);
  expect(more).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: /account c/ })).not.toBeInTheDocument());
  expect(screen.getByRole("checkbox", { name: /account b/ })).toBeChecked();

  delete reasons.b;
  fireEvent.click(screen.getByRole("button", { name: "Return" }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Return" }));
  await waitFor(() => expect(screen.queryByText("Refused, and why:")).not.toBeInTheDocument());
});

it("still names what was refused to whoever comes back from another page", async () => {
  renderPage(Console, {
    path: "/online-banking/admin/pending",
    bank: ({ path }) =>
      path === "/admin/pending-transfers"
        ? { status: 200, body: transfers("a") }
        : { status: 409, body: { message: "No.", code: "recipient_spent", request_id: "r" } },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: /account a/ }));
  fireEvent.click(screen.getByRole("button", { name: "Return" }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Return" }));
  await screen.findByText("Refused, and why:");

  fireEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByText("Refused, and why:")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Elsewhere" }));

  expect(screen.getByText("Refused, and why:").nextElementSibling).toHaveTextContent(/^a The recipient/);
});

it("names nothing that was left undecided to whoever has signed in meanwhile", async () => {
  renderPage(Console, {
    path: "/online-banking/admin/pending",
    bank: ({ path }) => {
      if (path === "/admin/pending-transfers") return { status: 200, body: transfers("a", "b") };
      if (path === "/change-status/a") session.start("the-token-of-another-admin");
      return { status: 200, body: { message: "ok" } };
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Settle" }));

  await waitFor(() => expect(currentToken()).toBe("the-token-of-another-admin"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  // The host draws the page anew for the next person.
  fireEvent.click(screen.getByRole("button", { name: "Elsewhere", hidden: true }));
  fireEvent.click(screen.getByRole("button", { name: "Elsewhere" }));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await screen.findByRole("checkbox", { name: /account b/ })).toBeInTheDocument();
  expect(screen.queryByText("Refused, and why:")).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

/** Two pages of the console: this one, and any other. */
function Console() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Elsewhere
      </button>
      {isHere && <PendingPage />}
    </>
  );
}
