import type { AuditEntry } from "@lintel/contract/schema";
import { session } from "@lintel/portal";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Call, Reply } from "../../../portal/test/bank-answers";
import { never, renderPage, toasts } from "../../test/render-page";
import AuditPage from "./audit-page";

function entries(...sequences: number[]): AuditEntry[] {
  return sequences.map((sequence) => ({
    sequence,
    at: "2026-11-20T08:00:00Z",
    action: "account.opened",
    actor: null,
    subject: null,
    reason: `Reason ${sequence}`,
    ip: null,
    details: {},
  }));
}

it("says of an entry under each head what belongs there, with the way to both people", async () => {
  const entry: AuditEntry = {
    sequence: 7,
    at: "2026-11-20T08:00:00Z",
    action: "user.suspended",
    actor: { id: "a-1", name: "Ada Admin" },
    subject: { id: "u-1", name: "Amara Okafor" },
    reason: "Asked by phone",
    ip: "203.0.113.7",
    details: { was: "active" },
  };
  renderPage(AuditPage, { path: "/online-banking/admin/audit", bank: () => ({ status: 200, body: [entry] }) });

  const table = within(await screen.findByRole("table"));
  const heads = table.getAllByRole("columnheader").map((head) => head.textContent);
  const cells = table.getAllByRole("cell");
  expect(cells.map((cell, column) => [heads[column], cell.textContent])).toEqual([
    ["When", expect.stringMatching(/^20 Nov.*08:00$/)],
    ["Action", "user.suspendedwas: active"],
    ["Who", "Ada Admin"],
    ["To whom", "Amara Okafor"],
    ["Why", "Asked by phone"],
    ["From where", "203.0.113.7"],
  ]);
  for (const { id, name } of [entry.actor, entry.subject].flatMap((person) => person ?? [])) {
    expect(table.getByRole("link", { name })).toHaveAttribute("href", `/online-banking/admin/users/${id}`);
  }
});

it("says of what a stranger did that nobody was signed in, and not that it was done to such a one", async () => {
  renderPage(AuditPage, { path: "/online-banking/admin/audit", bank: () => ({ status: 200, body: entries(1) }) });

  const table = within(await screen.findByRole("table"));
  const heads = table.getAllByRole("columnheader").map((head) => head.textContent);
  const [who, toWhom] = ["Who", "To whom"].map((head) => table.getAllByRole("cell")[heads.indexOf(head)]);
  expect(who).toHaveTextContent(/^nobody signed in$/);
  expect(toWhom).toBeEmptyDOMElement();
});

it("puts whoever asked for more at the first entry of the last page", async () => {
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit",
    bank: ({ query }) =>
      query.has("cursor")
        ? { status: 200, body: entries(2, 1) }
        : { status: 200, body: entries(4, 3), headers: { "x-next-cursor": "3" } },
  });
  const more = await screen.findByRole("button", { name: "Show more" });
  act(() => more.focus());

  fireEvent.click(more);

  expect((await screen.findByText("Reason 2")).closest("tr")).toHaveFocus();
  expect(more).not.toBeInTheDocument();
});

it("says that more did not come at the button that asked for it, each time, and leaves the focus there", async () => {
  let isDown = true;
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit",
    bank: ({ query }) => {
      if (!query.has("cursor")) return { status: 200, body: entries(4, 3), headers: { "x-next-cursor": "3" } };
      return isDown
        ? { status: 500, body: { message: "No.", code: "internal", request_id: "r" } }
        : { status: 200, body: entries(2, 1) };
    },
  });
  const more = await screen.findByRole("button", { name: "Show more" });
  act(() => more.focus());

  let before: HTMLElement | null = null;
  for (const _ of ["first", "second"]) {
    fireEvent.click(more);
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBe(before));
    const failed = await screen.findByRole("alert");
    expect(failed).toHaveTextContent(/^We could not load more\.$/);
    expect(failed.nextElementSibling).toBe(more);
    expect(more).toHaveFocus();
    before = failed;
  }
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();

  isDown = false;
  fireEvent.click(more);

  expect((await screen.findByText("Reason 2")).closest("tr")).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("says which action an address asks for, also one that it does not know", async () => {
  const asked: (string | null)[] = [];
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit?action=loan.granted",
    bank: ({ path, query }) => {
      if (path === "/admin/audit") asked.push(query.get("action"));
      return { status: 200, body: entries(1) };
    },
  });

  await screen.findByText("Reason 1");

  expect(asked).toEqual(["loan.granted"]);
  expect(screen.getByLabelText("Action")).toHaveDisplayValue("loan.granted");
});

it("keeps whom a filter is about when another is changed, and stands at the first once all are cleared", async () => {
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit?subject_id=u-1",
    bank: () => ({ status: 200, body: entries(1) }),
  });
  await screen.findByText("Reason 1");

  fireEvent.change(screen.getByLabelText("Action"), { target: { value: "user.suspended" } });
  await waitFor(() => expect(window.location.search).toBe("?subject_id=u-1&action=user.suspended"));
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));

  await waitFor(() => expect(window.location.search).toBe(""));
  expect(screen.getByLabelText("Action")).toHaveFocus();
});

it("does not answer filters with that nothing matched the ones before", async () => {
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit?action=user.suspended",
    bank: ({ query }) => (query.get("action") === "user.suspended" ? { status: 200, body: [] } : never),
  });
  await screen.findByText("No entries match these filters.");

  fireEvent.change(screen.getByLabelText("Action"), { target: { value: "account.opened" } });

  expect(await screen.findByText("Loading the audit trail")).toBeInTheDocument();
  expect(screen.queryByText("No entries match these filters.")).not.toBeInTheDocument();
});

it("says of both days that they are counted in UTC", () => {
  renderPage(AuditPage, { path: "/online-banking/admin/audit", bank: () => never });

  for (const label of ["From", "To"]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Days are counted in UTC.");
  }
});

it("shows of a day that it does not take the one it looks for, as soon as the field is left", async () => {
  const asked: (string | null)[] = [];
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit?from=2026-11-20",
    bank: ({ path, query }) => {
      if (path === "/admin/audit") asked.push(query.get("from"));
      return { status: 200, body: entries(1) };
    },
  });
  await screen.findByText("Reason 1");
  const from = screen.getByLabelText("From");
  act(() => from.focus());

  fireEvent.change(from, { target: { value: "0202-11-20" } });
  expect(from).toHaveValue("0202-11-20");
  act(() => from.blur());

  expect(from).toHaveValue("2026-11-20");
  act(() => from.focus());
  fireEvent.change(from, { target: { value: "2026-11-21" } });
  act(() => from.blur());
  expect(from).toHaveValue("2026-11-21");
  await waitFor(() => expect(asked).toEqual(["2026-11-20", "2026-11-21"]));
});

it("shows what the filters before found as such until the answer comes, and says how much that is", async () => {
  let answer = (_: AuditEntry[]) => {};
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit",
    bank: async ({ query }) => {
      if (!query.has("action")) return { status: 200, body: entries(2, 1), headers: { "x-chain-verified": "true" } };
      const body = await new Promise<AuditEntry[]>((resolve) => {
        answer = resolve;
      });
      return { status: 200, body, headers: { "x-chain-verified": "true" } };
    },
  });
  const shown = (await screen.findByRole("table")).closest("[aria-busy]");
  expect(shown).toHaveAttribute("aria-busy", "false");
  expect(screen.getByText("Chain verified")).toBeInTheDocument();
  const choose = (action: string) => fireEvent.change(screen.getByLabelText("Action"), { target: { value: action } });

  choose("account.opened");
  await waitFor(() => expect(shown).toHaveAttribute("aria-busy", "true"));
  expect(screen.queryByText("Chain verified")).not.toBeInTheDocument();
  expect(screen.queryByText(/found$/)).not.toBeInTheDocument();

  await act(async () => answer(entries(1)));
  expect(await screen.findByText("1 entry found")).toHaveAttribute("role", "status");
  expect(shown).toHaveAttribute("aria-busy", "false");
  expect(screen.getByText("Chain verified")).toBeInTheDocument();

  choose("account.closed");
  await waitFor(() => expect(shown).toHaveAttribute("aria-busy", "true"));
  await act(async () => answer([]));
  expect(await screen.findByText("0 entries found")).toHaveAttribute("role", "status");
});

it("vouches for no chain of which the bank says nothing", async () => {
  renderPage(AuditPage, { path: "/online-banking/admin/audit", bank: () => ({ status: 200, body: entries(1) }) });

  expect(await screen.findByText(/^Chain broken/)).toBeInTheDocument();
  expect(screen.queryByText("Chain verified")).not.toBeInTheDocument();
});

it.each([
  ["newer", "false", "true"],
  ["older", "true", "false"],
])("says that the chain is broken where that is among its %s entries", async (_where, newer, older) => {
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit",
    bank: ({ query }) =>
      query.has("cursor")
        ? { status: 200, body: entries(1), headers: { "x-chain-verified": older } }
        : { status: 200, body: entries(2), headers: { "x-chain-verified": newer, "x-next-cursor": "2" } },
  });

  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByText("Reason 1");

  expect(screen.getByText(/^Chain broken/)).toBeInTheDocument();
  expect(screen.queryByText("Chain verified")).not.toBeInTheDocument();
});

it("leaves no empty line above what failed", async () => {
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit",
    bank: () => ({ status: 500, body: { message: "No.", code: "internal_error", request_id: "test" } }),
  });

  const failed = await screen.findByRole("alert");

  expect(failed).toHaveTextContent("We could not load the audit trail.");
  expect([...(failed.parentElement?.querySelectorAll(":scope > div:empty") ?? [])]).toEqual([]);
});

describe("the file", () => {
  let saved: string[];

  beforeEach(() => {
    saved = [];
    // jsdom has neither addresses for files nor a place to save one.
    Object.assign(URL, { createObjectURL: () => "blob:the-file", revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** The page asks for its own list first; what the file takes comes in longer pages. */
  function askForFile(answer: (call: Call) => Reply | Promise<Reply>): void {
    const shown = { body: entries(1), headers: { "x-chain-verified": "true" } };
    renderPage(AuditPage, {
      path: "/online-banking/admin/audit",
      bank: (call) => (call.query.get("limit") === "500" ? answer(call) : shown),
    });
    fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  }

  it.each([
    ["whose admin logs out", () => session.end("logout")],
    ["beside which another admin signs in", () => session.start("another-token")],
  ])("%s is asked for no further, and not saved", async (_, change) => {
    const asked: Call[] = [];
    let answer: (reply: Reply) => void = () => undefined;
    askForFile((call) => {
      asked.push(call);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    await waitFor(() => expect(asked).toHaveLength(1));

    act(change);
    // On its way already, whatever is broken off.
    await act(async () => answer({ body: entries(1) }));

    expect(saved).toEqual([]);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(toasts).toEqual([]);
  });

  it("that did not come is said to be missing, and why, until it is asked for again", async () => {
    let isBusy = true;
    let asked = 0;
    askForFile(() => {
      asked += 1;
      return isBusy
        ? {
            status: 429,
            headers: { "retry-after": "150" },
            body: { code: "too_many_requests", message: "Too many requests.", request_id: "1" },
          }
        : { body: entries(1), headers: { "x-chain-verified": "true" } };
    });

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We could not prepare the file. Too many attempts. Try again in 3 minutes.",
    );
    expect(saved).toEqual([]);
    expect(toasts).toEqual([]);

    isBusy = false;
    fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();

    // What there is by then: nothing of the last one is kept.
    fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(asked).toBe(3);
  });

  it.each([
    ["says that entries were changed, where they lie further back than the page shows", "true", "false", true],
    ["says that entries were changed, where those before them hold together", "false", "true", true],
    ["says nothing of its chain where that holds together", "true", "true", false],
  ])("%s", async (_, newest, older, isToldOf) => {
    askForFile(({ query }) =>
      query.has("cursor")
        ? { body: entries(1), headers: { "x-chain-verified": older } }
        : { body: entries(2), headers: { "x-chain-verified": newest, "x-next-cursor": "2" } },
    );

    await waitFor(() => expect(screen.getByRole("button", { name: "Download CSV" })).not.toHaveAttribute("aria-busy"));
    await act(async () => undefined);

    expect(saved).toHaveLength(1);
    expect(screen.getByText("Chain verified")).toBeVisible();
    expect(toasts).toEqual(isToldOf ? ["Chain broken: entries were changed"] : []);
  });

  it("holds the newest ten thousand entries at most, and the page says that there are older ones", async () => {
    const page = entries(...Array.from({ length: 500 }, (_, at) => at));
    let asked = 0;
    askForFile(() => {
      asked += 1;
      return { body: page, headers: { "x-chain-verified": "true", "x-next-cursor": "1" } };
    });

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toBe(20);
    expect(toasts).toEqual(["The file holds the newest 10,000 entries. Narrow the filters for the older ones."]);
  });
});
