import { queryClient, refresh } from "@lintel/portal/queries";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hear } from "../../../shared-ui/src/testing/hear";
import { profile, transaction } from "../../test/people";
import { openBank, renderPage } from "../../test/render-page";
import TransactionsPage from "./transactions-page";

const at = { path: "/online-banking/transactions" };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const three = [
  transaction({ id: "1", transaction_reference: "TX-AAA1", created_at: "2026-11-20T12:00:00Z" }),
  transaction({ id: "2", transaction_reference: "TX-AAB2", created_at: "2026-11-10T12:00:00Z", card_id: "card-1" }),
  transaction({
    id: "3",
    transaction_reference: "TX-CCC3",
    created_at: "2026-10-10T12:00:00Z",
    account_id: null,
    card_id: "card-1",
    transaction_type: "loan_repayment",
    direction: "outgoing",
    status: "pending",
    amount: 1250,
  }),
];

function references(): string[] {
  return [...document.querySelectorAll("[data-row]")].map(
    (row) => /TX-[A-Z]+\d/.exec(row.textContent ?? "")?.[0] ?? "",
  );
}

it("groups by month and year, newest first", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  const months = await screen.findAllByRole("heading", { level: 3 });

  expect(months.map((month) => month.textContent)).toEqual(["November 2026", "October 2026"]);
  expect(references()).toEqual(["TX-AAA1", "TX-AAB2", "TX-CCC3"]);
});

it("shows each row's type, signed amount and status, also of a type it has never heard of", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  const row = await screen.findByRole("button", { name: /Loan Repayment, outgoing, minus \$1,250\.00, Pending/ });

  expect(row).toHaveTextContent("−$1,250.00");
});

it("sorts by cards and by accounts, and keeps the choice in the address", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  const sort = await screen.findByRole("combobox", { name: "Sort by" });
  await screen.findByText("TX-AAA1");

  expect(
    within(sort)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Default", "Cards", "Accounts"]);
  await userEvent.selectOptions(sort, "Cards");
  expect(references()).toEqual(["TX-AAB2", "TX-CCC3"]);
  expect(window.location.search).toBe("?sort=cards");
  await userEvent.selectOptions(sort, "Accounts");
  expect(references()).toEqual(["TX-AAA1", "TX-AAB2"]);
  await userEvent.selectOptions(sort, "Default");
  expect(window.location.search).toBe("");
});

it("makes no step of the way back of what is sorted by, or opened and closed", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  await screen.findByText("TX-AAA1");
  const before = window.history.length;

  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Cards");
  await userEvent.click(screen.getByRole("button", { name: /Loan Repayment/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));

  expect(window.location.search).toBe("?sort=cards");
  expect(window.history.length).toBe(before);
});

it("finds by a part of the reference in any case, without asking the bank again", async () => {
  const bank = openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  await screen.findByText("TX-AAA1");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search by reference" }), "aa");

  // The first letter alone finds the same, and may be told before the second is typed.
  await waitFor(() => expect(window.location.search).toBe("?q=aa"));
  expect(references()).toEqual(["TX-AAA1", "TX-AAB2"]);
  expect(bank.callsTo("GET /transactions")).toHaveLength(1);
});

it("finds a reference that was pasted with the spaces around it", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, { path: `${at.path}?q=%20TX-CCC3%20` });

  await screen.findByText("TX-CCC3");

  expect(references()).toEqual(["TX-CCC3"]);
});

it("shows the newest first of what is searched or sorted by, also to whoever was further down", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  await screen.findByText("TX-AAA1");
  const list = () => screen.getByRole("region", { name: /^All transactions, / });

  list().scrollTop = 400;
  await userEvent.type(screen.getByLabelText("Search by reference"), "AA");
  await waitFor(() => expect(references()).toEqual(["TX-AAA1", "TX-AAB2"]));
  expect(list().scrollTop).toBe(0);

  list().scrollTop = 400;
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Cards");
  expect(references()).toEqual(["TX-AAB2"]);
  expect(list().scrollTop).toBe(0);

  list().scrollTop = 400;
  await userEvent.click(within(list()).getByRole("button"));
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(list().scrollTop).toBe(400);
});

it("asks the bank to search when it holds more than is loaded", async () => {
  const bank = openBank().respond("GET /transactions", ({ query }) =>
    query.get("q") === "old"
      ? { status: 200, body: [transaction({ id: "9", transaction_reference: "TX-OLD9" })] }
      : {
          status: 200,
          body: Array.from({ length: 30 }, (_, index) =>
            transaction({ id: `${query.get("cursor")}-${index}`, transaction_reference: `TX-${index}` }),
          ),
          headers: { "X-Next-Cursor": "more" },
        },
  );
  renderPage(TransactionsPage, { path: `${at.path}?q=old` });

  expect(await screen.findByText("TX-OLD9")).toBeVisible();
  expect(bank.callsTo("GET /transactions").some((call) => call.query.get("q") === "old")).toBe(true);
});

it("lets go of what the bank has found some minutes after it was looked for, and of nothing else", async () => {
  // Or each page would be taken for one that does not fill its box.
  jest.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(5_000);
  jest.useFakeTimers();
  openBank().respond("GET /transactions", ({ query }) => ({
    status: 200,
    body: Array.from({ length: 30 }, (_, index) =>
      transaction({ id: `${query.get("q")}-${index}`, transaction_reference: `TX-OLD${index}` }),
    ),
    headers: { "X-Next-Cursor": "more" },
  }));
  renderPage(TransactionsPage, at);
  const search = await screen.findByRole("searchbox");
  await screen.findByText("TX-OLD0");
  for (const value of ["o", "ol", "old"]) {
    fireEvent.change(search, { target: { value } });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  const kept = () =>
    queryClient
      .getQueriesData({ queryKey: ["transactions"] })
      .filter(([, rows]) => rows !== undefined)
      .map(([[, filter]]) => filter);
  expect(kept()).toEqual([{}, { q: "o" }, { q: "ol" }, { q: "old" }]);

  await act(() => jest.advanceTimersByTimeAsync(3_600_000));

  expect(kept()).toEqual([{}, { q: "old" }]);
});

it("searches for what was pasted without what nobody sees", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, { path: at.path });
  await screen.findByText("TX-AAA1");

  await userEvent.click(screen.getByRole("searchbox", { name: "Search by reference" }));
  await userEvent.paste("\u200baab\u200b");

  await waitFor(() => expect(references()).toEqual(["TX-AAB2"]));
  expect(screen.getByRole("searchbox")).toHaveValue("aab");
});

it("tells no transactions from no match, and clears the search with what is sorted by", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, { path: `${at.path}?q=zzz&sort=cards` });

  expect(await screen.findByText("No transactions match your search.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(await screen.findByText("TX-AAA1")).toBeVisible();
  expect(window.location.search).toBe("");
  // The button that had the focus is gone.
  expect(screen.getByRole("searchbox", { name: "Search by reference" })).toHaveFocus();
});

it("says that there are none", async () => {
  openBank().answer("GET /transactions", []);
  renderPage(TransactionsPage, at);

  expect(await screen.findByText("No transactions available.")).toBeVisible();
});

it("says that there are none of what it is sorted by, and nothing of a search that nobody made", async () => {
  openBank().answer("GET /transactions", [transaction({ id: "1" })]);
  renderPage(TransactionsPage, { path: `${at.path}?sort=cards` });

  expect(await screen.findByText("No transactions available.")).toBeVisible();
  expect(screen.getByText("Choose Default under Sort by to see all of them.")).toBeVisible();
  expect(screen.queryByText(/search\.$/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
});

it("loads until something to see is found when what is wanted lies further back", async () => {
  openBank().respond("GET /transactions", ({ query }) =>
    query.get("cursor") === null
      ? { status: 200, body: [transaction({ id: "1" })], headers: { "X-Next-Cursor": "next" } }
      : { status: 200, body: [transaction({ id: "2", transaction_reference: "TX-CARD", card_id: "card-1" })] },
  );
  renderPage(TransactionsPage, { path: `${at.path}?sort=cards` });

  expect(await screen.findByText("TX-CARD")).toBeVisible();
});

it("goes on past a page that brings nothing of what is wanted", async () => {
  const pages = [[three[1]], [three[0]], [{ ...three[1], id: "9", transaction_reference: "TX-OLD9" }]];
  openBank().respond("GET /transactions", ({ query }) => {
    const page = Number(query.get("cursor") ?? 0);
    return { status: 200, body: pages[page], headers: page < 2 ? { "X-Next-Cursor": `${page + 1}` } : {} };
  });
  renderPage(TransactionsPage, { path: `${at.path}?sort=cards` });

  expect(await screen.findByText("TX-OLD9")).toBeVisible();
});

it("loads until the one whose details the address asks for is found, and no further", async () => {
  // Nobody is near the end of the list.
  jest.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(10_000);
  const bank = openBank().respond("GET /transactions", ({ query }) => {
    const page = Number(query.get("cursor") ?? 0);
    return {
      status: 200,
      body: Array.from({ length: 30 }, (_, index) => transaction({ id: `${page}-${index}` })),
      headers: { "X-Next-Cursor": `${page + 1}` },
    };
  });
  renderPage(TransactionsPage, { path: `${at.path}?tx=2-7` });

  expect(await screen.findByRole("dialog", { name: "Transaction details" })).toBeVisible();
  expect(bank.callsTo("GET /transactions")).toHaveLength(3);
});

describe("while nothing wanted has come and there is more to come", () => {
  const full = Array.from({ length: 30 }, (_, index) =>
    transaction({ id: `${index}`, transaction_reference: `TX-${index}` }),
  );
  const cardsOnly = { path: `${at.path}?sort=cards` };
  const firstPage = { status: 200, body: [transaction({ id: "1" })], headers: { "X-Next-Cursor": "next" } };
  const secondPage = [transaction({ id: "2", transaction_reference: "TX-CARD", card_id: "card-1" })];

  function emptySentences() {
    return screen.queryAllByText(/^No transactions/);
  }

  it("says that it is loading, and not that there are none", async () => {
    const bank = openBank().respond("GET /transactions", ({ query }) =>
      query.get("cursor") === null ? firstPage : new Promise(() => undefined),
    );
    renderPage(TransactionsPage, cardsOnly);
    await waitFor(() => expect(bank.callsTo("GET /transactions")).toHaveLength(2));

    expect(screen.getByText("Loading transactions")).toBeInTheDocument();
    expect(emptySentences()).toEqual([]);
  });

  it("says that a later page failed, and goes on from there when asked again", async () => {
    let isBroken = true;
    const bank = openBank().respond("GET /transactions", ({ query }) => {
      if (query.get("cursor") === null) return firstPage;
      return isBroken
        ? { status: 500, body: { message: "Broken", code: "internal", request_id: "r" } }
        : { status: 200, body: secondPage };
    });
    renderPage(TransactionsPage, cardsOnly);

    expect(await screen.findByText("We could not load your transactions.")).toBeVisible();
    expect(emptySentences()).toEqual([]);

    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("TX-CARD")).toBeVisible();
    expect(bank.callsTo("GET /transactions").filter((call) => call.query.get("cursor") === null)).toHaveLength(1);
  });

  it("says so beneath what has come when older ones did not come, and takes it back once they do", async () => {
    let isBroken = true;
    openBank().respond("GET /transactions", ({ query }) => {
      if (query.get("cursor") === null) return { ...firstPage, body: secondPage };
      return isBroken
        ? { status: 500, body: { message: "Broken", code: "internal", request_id: "r" } }
        : { status: 200, body: [transaction({ id: "3", transaction_reference: "TX-OLDER" })] };
    });
    renderPage(TransactionsPage, at);
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load older transactions.");
    expect(screen.getByText("TX-CARD")).toBeVisible();

    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Show older" }));

    expect(await screen.findByText("TX-OLDER")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows older ones that were asked for while the newest were coming again", async () => {
    // Far from its end, the list does not ask by itself.
    jest.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(5_000);
    let arrive = () => {};
    const isArriving = new Promise<void>((done) => {
      arrive = done;
    });
    const bank = openBank().respond("GET /transactions", async ({ query }) => {
      if (query.get("cursor") !== null)
        return { status: 200, body: [transaction({ id: "old", transaction_reference: "TX-OLD" })] };
      if (bank.callsTo("GET /transactions").length > 1) await isArriving;
      return { status: 200, body: full, headers: { "X-Next-Cursor": "next" } };
    });
    renderPage(TransactionsPage, at);
    const more = await screen.findByRole("button", { name: "Show older" });
    const refreshed = refresh(["transactions"]);
    await waitFor(() => expect(bank.callsTo("GET /transactions")).toHaveLength(2));

    await userEvent.click(more);
    arrive();
    await act(() => refreshed);

    expect(await screen.findByText("TX-OLD")).toBeInTheDocument();
  });

  it("gives up looking for the row that an address names where it lies too far back", async () => {
    jest.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(5_000);
    const many = Array.from({ length: 2_500 }, (_, n) => transaction({ id: `${n}`, transaction_reference: `TX-${n}` }));
    const bank = openBank().respond("GET /transactions", () => {
      const isLast = bank.callsTo("GET /transactions").length > 4;
      return { status: 200, body: many, headers: isLast ? {} : { "X-Next-Cursor": "next" } };
    });
    renderPage(TransactionsPage, { path: `${at.path}?tx=gone` });

    expect(await screen.findByRole("button", { name: "Show older" })).toBeInTheDocument();
    await act(() => new Promise((done) => setTimeout(done, 500)));
    expect(bank.callsTo("GET /transactions")).toHaveLength(2);
  });

  it("goes on showing what was found while the bank looks for more of the word, and calls it no whole", async () => {
    const bank = openBank().respond("GET /transactions", ({ query }) => {
      if (query.get("q") === "TX-21") return new Promise(() => undefined);
      if (query.get("q") === "TX-2") return { status: 200, body: full.slice(20) };
      return { status: 200, body: full, headers: { "X-Next-Cursor": "next" } };
    });
    renderPage(TransactionsPage, { path: `${at.path}?q=TX-2` });
    await screen.findByText("10 transactions in all");

    fireEvent.change(screen.getByRole("searchbox", { name: "Search by reference" }), { target: { value: "TX-21" } });
    await waitFor(() => expect(bank.calls.at(-1)?.query.get("q")).toBe("TX-21"));

    expect(references()).toHaveLength(1);
    expect(screen.getByText("TX-21")).toBeVisible();
    expect(screen.getByRole("region", { name: "All transactions, 1+ transaction" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(screen.queryByText(/in all$/)).not.toBeInTheDocument();
  });

  it("does not answer a search with what the last one found", async () => {
    const bank = openBank().respond("GET /transactions", ({ query }) => {
      if (query.get("q") === "new") return new Promise(() => undefined);
      if (query.get("q") === "zzz") return { status: 200, body: [] };
      return { status: 200, body: full, headers: { "X-Next-Cursor": "next" } };
    });
    renderPage(TransactionsPage, { path: `${at.path}?q=zzz` });
    await screen.findByText("No transactions match your search.");

    fireEvent.change(screen.getByRole("searchbox", { name: "Search by reference" }), { target: { value: "new" } });
    await waitFor(() => expect(bank.calls.at(-1)?.query.get("q")).toBe("new"));

    expect(screen.getByText("Loading transactions")).toBeInTheDocument();
    expect(emptySentences()).toEqual([]);
  });
});

describe("further back than it looks by itself", () => {
  const card = (id: string) => transaction({ id, transaction_reference: `TX-${id}`, card_id: "card-1" });
  let newest: ReturnType<typeof transaction>[];
  let giveOlder: () => void;

  /** Answers the button that looks further. */
  async function openLongHistory() {
    newest = Array.from({ length: 5_000 }, (_, n) => transaction({ id: `${n}`, transaction_reference: `TX-${n}` }));
    const isAsked = new Promise<void>((resolve) => {
      giveOlder = resolve;
    });
    openBank().respond("GET /transactions", async ({ query }) => {
      if (query.get("cursor") === null) return { status: 200, body: newest, headers: { "X-Next-Cursor": "next" } };
      await isAsked;
      return { status: 200, body: [card("OLD")] };
    });
    renderPage(TransactionsPage, { path: `${at.path}?sort=cards` });
    return screen.findByRole("button", { name: "Show older" });
  }

  it("stands at the first that it finds when it is asked to, once", async () => {
    await userEvent.click(await openLongHistory());
    giveOlder();
    await screen.findByText("TX-OLD");
    expect(document.activeElement).toHaveTextContent("TX-OLD");

    (document.activeElement as HTMLElement).blur();
    newest = [card("NEW"), ...newest];
    await act(() => refresh(["transactions"]));

    expect(screen.getByText("TX-NEW")).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it("leaves whoever goes on to another field there", async () => {
    await userEvent.click(await openLongHistory());
    const search = screen.getByRole("searchbox");
    await userEvent.click(search);

    giveOlder();

    expect(await screen.findByText("TX-OLD")).toBeVisible();
    expect(search).toHaveFocus();
  });
});

it("opens the details of a row and closes them again", async () => {
  openBank().answer("GET /transactions", [transaction({ description: "Rent" })]);
  renderPage(TransactionsPage, at);
  await userEvent.click(await screen.findByRole("button", { name: /ACH Transfer/ }));
  const dialog = screen.getByRole("dialog", { name: "Transaction details" });

  expect(dialog).toHaveTextContent("+$2,400.00");
  expect(dialog).toHaveTextContent("Checking 4021******88");
  expect(dialog).toHaveTextContent("9988******44");
  expect(dialog).toHaveTextContent("Rent");
  expect(within(dialog).getByRole("button", { name: "Print Receipt" })).toBeVisible();
  expect(window.location.search).toBe("?tx=transaction-1");

  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("names in the details whom money went to by which bank, and the card it went by", async () => {
  const wire = { transaction_type: "wire_transfer", bank_name: "Barclays", routing_number: "026002574" };
  openBank().answer("GET /transactions", [transaction({ ...wire, card_id: "card-1" })]);
  renderPage(TransactionsPage, { path: `${at.path}?tx=transaction-1` });
  const dialog = within(await screen.findByRole("dialog", { name: "Transaction details" }));

  await dialog.findByText("Card");
  const facts = dialog.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts.slice(-5)).toEqual([
    ["Sender", expect.stringContaining("9988******44")],
    ["Recipient", expect.stringContaining("4021******88")],
    ["Bank", "Barclays"],
    ["Routing number", expect.stringContaining("0260***74")],
    ["Card", expect.stringContaining("4021********7788")],
  ]);
});

it("says in the details how much was booked in dollars when they are shown in another currency", async () => {
  openBank();
  renderPage(TransactionsPage, { path: `${at.path}?tx=transaction-1`, currency: "EUR" });
  const dialog = await screen.findByRole("dialog", { name: "Transaction details" });

  expect(dialog).toHaveTextContent("+€2,040.00");
  expect(dialog).toHaveTextContent("In US dollars: $2,400.00. The amount in EUR is indicative, at 0.85 per USD.");
});

it("says so when the browser refuses the receipt's window", async () => {
  jest.spyOn(window, "open").mockReturnValue(null);
  openBank();
  renderPage(TransactionsPage, { path: `${at.path}?tx=transaction-1` });
  await userEvent.click(await screen.findByRole("button", { name: "Print Receipt" }));

  expect(await screen.findByText(/The receipt could not be opened/)).toBeVisible();
});

it("says nothing of a refused window at the next transaction that is looked at", async () => {
  jest.spyOn(window, "open").mockReturnValue(null);
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, { path: `${at.path}?tx=1` });
  await userEvent.click(await screen.findByRole("button", { name: "Print Receipt" }));
  expect(await screen.findByText(/The receipt could not be opened/)).toBeVisible();

  act(() => {
    window.history.pushState({ idx: 1 }, "", `${at.path}?tx=2`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

  expect(await within(screen.getByRole("dialog")).findByText("TX-AAB2")).toBeVisible();
  expect(screen.queryByText(/The receipt could not be opened/)).not.toBeInTheDocument();
});

it("prints the receipt that the address asks for once, and not again when the page is loaded again", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  openBank();
  renderPage(TransactionsPage, { path: `${at.path}?tx=transaction-1&print` });
  expect(await screen.findByRole("dialog", { name: "Transaction details" })).toBeVisible();

  await waitFor(() => expect(window.location.search).toBe("?tx=transaction-1"));
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/The receipt could not be opened/)).toBeVisible();
});

it("tells no number of matches while nothing is looked for", async () => {
  jest.useFakeTimers();
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  await screen.findByText("TX-AAA1");

  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(document.querySelector("[data-announcer=polite]")).not.toHaveTextContent("found");
});

it("tells the number of matches once the typing has stopped", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  await screen.findByText("TX-AAA1");
  await userEvent.type(screen.getByRole("searchbox"), "CCC");

  const voice = document.querySelector("[data-announcer=polite]");
  await waitFor(() => expect(voice).toHaveTextContent("1 transaction found"));
});

it("tells no number of what was found by half a word", async () => {
  openBank().answer("GET /transactions", three);
  renderPage(TransactionsPage, at);
  await screen.findByText("TX-AAA1");
  const heard = hear(document.body);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "AA" } });
  await waitFor(() => expect(window.location.search).toBe("?q=AA"), { interval: 10 });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "CCC" } });

  await waitFor(() => expect(heard).toContain("1 transaction found"));
  expect(heard).toEqual(["1 transaction found"]);
});

it("tells no number of matches while more of them are on their way", async () => {
  jest.useFakeTimers();
  openBank().respond("GET /transactions", ({ query }) =>
    query.get("cursor") === null
      ? { status: 200, body: three, headers: { "X-Next-Cursor": "next" } }
      : new Promise(() => undefined),
  );
  renderPage(TransactionsPage, { path: `${at.path}?q=CCC` });
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(references()).toEqual(["TX-CCC3"]);
  expect(document.querySelector("[data-announcer=polite]")).not.toHaveTextContent("found");
});

it("tells no number of matches while the bank is still looking", async () => {
  jest.useFakeTimers();
  const bank = openBank().respond("GET /transactions", ({ query }) =>
    query.get("q") === null
      ? { status: 200, body: three, headers: { "X-Next-Cursor": "next" } }
      : new Promise(() => undefined),
  );
  renderPage(TransactionsPage, { path: `${at.path}?q=zzz` });
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(bank.calls.at(-1)?.query.get("q")).toBe("zzz");
  expect(document.querySelector("[data-announcer=polite]")).not.toHaveTextContent("found");
});

it("tells the number of matches as so many at least while the bank has more of them", async () => {
  const page = Array.from({ length: 30 }, (_, index) =>
    transaction({ id: `${index}`, transaction_reference: `TX-${index}` }),
  );
  openBank().respond("GET /transactions", ({ query }) =>
    query.get("cursor") === null
      ? { status: 200, body: page, headers: { "X-Next-Cursor": "next" } }
      : { status: 500, body: { message: "Broken", code: "internal", request_id: "r" } },
  );
  renderPage(TransactionsPage, { path: `${at.path}?q=TX` });

  const voice = document.querySelector("[data-announcer=polite]");
  await waitFor(() => expect(voice).toHaveTextContent("30+ transactions found"));
});

it("shows the transaction that an address leads to alone, and asks for a currency afterwards", async () => {
  openBank();
  renderPage(TransactionsPage, { path: `${at.path}?tx=transaction-1`, currency: null });
  const details = await screen.findByRole("dialog", { name: "Transaction details" });

  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await userEvent.click(within(details).getAllByRole("button", { name: "Close" })[0] as HTMLElement);

  expect(await screen.findByRole("dialog", { name: "Select Your Currency" })).toBeVisible();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

it("asks for a first PIN wherever an address leads", async () => {
  openBank().answer("POST /me", profile({ pin: null }));
  renderPage(TransactionsPage, { path: `${at.path}?tx=gone` });

  expect(await screen.findByRole("dialog", { name: "Set Your PIN" })).toBeVisible();
});
