import { MESSAGES } from "@lintel/contract";
import { setLocale } from "@lintel/portal";
import { cardsQuery, queryClient, refresh, transactionsQuery } from "@lintel/portal/queries";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { account, card, transaction } from "../../test/people";
import { openBank, renderPage, toasts } from "../../test/render-page";
import CardPage from "./card-page";
import CardsPage from "./cards-page";
import GetNewCardPage from "./get-new-card-page";

const NUMBER = "4539578763621486";
const REVEAL = "POST /cards/{id}/reveal";
const DESTROY = "POST /destroy-card/{id}";
const secrets = { card_number: NUMBER, cvv: "417", expiration_date: "11/30" };
const cards = { path: "/online-banking/cards" };
const newCard = { path: "/online-banking/cards/get-new-card" };
const oneCard = (id: string) => ({ path: `/online-banking/cards/${id}`, params: { id } });

async function enterPin(user: ReturnType<typeof userEvent.setup>) {
  const dialog = await screen.findByRole("dialog");
  // By their words: to look a button up by its role takes jsdom thirty milliseconds, in most tests of this file five times.
  for (const digit of "4826") await user.click(within(dialog).getByText(digit));
  await user.click(within(dialog).getByText("Confirm"));
}

describe("the overview", () => {
  it("says what to do when there is no card", async () => {
    openBank().answer("GET /cards", []);
    renderPage(CardsPage, cards);

    expect(await screen.findByText("You don't have a card with us.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Get a card" })).toHaveAttribute(
      "href",
      "/online-banking/cards/get-new-card",
    );
  });

  it("asks the bank for the number only when somebody looks, and forgets it when they hide it again", async () => {
    const bank = openBank().answer(REVEAL, secrets);
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    expect(await screen.findByRole("button", { name: "Show details" })).toBeInTheDocument();
    expect(bank.callsTo(REVEAL)).toHaveLength(0);
    expect(document.body).not.toHaveTextContent("4539 5787 6362 1486");

    await user.click(screen.getByRole("button", { name: "Show details" }));
    expect(await screen.findByText("4539 5787 6362 1486")).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Hide details" }));
    expect(screen.queryByText("4539 5787 6362 1486")).not.toBeInTheDocument();
    expect(bank.callsTo(REVEAL)).toHaveLength(1);
  });

  it("names the card whose buttons these are", async () => {
    openBank();
    renderPage(CardsPage, cards);

    const controls = await screen.findByRole("group", { name: "Debit 7788" });
    expect(within(controls).getByRole("button", { name: "Show details" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View card, Debit ending 7788" })).toHaveTextContent(/^View card$/);
  });

  it("no longer shows a card that was destroyed elsewhere, once somebody wants to look at it", async () => {
    const bank = openBank().refuse(REVEAL, "card_not_found");
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    const look = await screen.findByRole("button", { name: "Show details" });
    bank.answer("GET /cards", []);

    await user.click(look);

    expect(await screen.findByText("You don't have a card with us.")).toBeInTheDocument();
    expect(look).not.toBeInTheDocument();
    expect(toasts).toEqual(["Card not found."]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("that goes away at a look takes nobody along who has gone on to something else", async () => {
    const gone = { message: "Card not found.", code: "card_not_found", request_id: "r" };
    const bank = openBank().answer("GET /cards", [card(), card({ id: "card-2", card_number: "5555********1111" })]);
    const arrive = bank.holdBack(REVEAL, { status: 404, body: gone });
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    await user.click((await screen.findAllByRole("button", { name: "Show details" }))[0] as HTMLElement);
    const other = screen.getByRole("link", { name: /ending 1111/ });
    other.focus();

    await act(async () => arrive());

    await waitFor(() => expect(toasts).toEqual(["Card not found."]));
    expect(other).toHaveFocus();
  });

  it("shows the code on the back", async () => {
    openBank().answer(REVEAL, secrets);
    const user = userEvent.setup();
    renderPage(CardsPage, cards);

    await user.click(await screen.findByRole("button", { name: "Show back" }));

    expect(await screen.findByText("417")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show front" })).toBeInTheDocument();
  });

  it("waits at the button that was pressed alone, and asks once for both", async () => {
    const bank = openBank();
    const answer = bank.holdBack(REVEAL, { body: secrets });
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    const details = await screen.findByRole("button", { name: "Show details" });
    const back = screen.getByRole("button", { name: "Show back" });

    await user.click(details);
    expect(details).toHaveAttribute("aria-busy", "true");
    expect(back).not.toHaveAttribute("aria-busy");
    await user.click(back);
    expect(back).toHaveAttribute("aria-busy", "true");
    await act(async () => answer());

    expect(await screen.findByRole("button", { name: "Hide details" })).not.toHaveAttribute("aria-busy");
    expect(screen.getByRole("button", { name: "Show front" })).not.toHaveAttribute("aria-busy");
    expect(bank.callsTo(REVEAL)).toHaveLength(1);
  });

  it("hides the code with the number, though the back is what shows", async () => {
    openBank().answer(REVEAL, secrets);
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    await user.click(await screen.findByRole("button", { name: "Show details" }));
    await user.click(await screen.findByRole("button", { name: "Show back" }));
    expect(await screen.findByText("417")).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Hide details" }));

    expect(screen.getByRole("button", { name: "Show back" })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("417");
    expect(document.body).not.toHaveTextContent("4539 5787 6362 1486");
  });

  it("keeps the number that is shown when the card is turned there and back", async () => {
    const bank = openBank().answer(REVEAL, secrets);
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    await user.click(await screen.findByRole("button", { name: "Show details" }));
    await user.click(await screen.findByRole("button", { name: "Show back" }));

    await user.click(await screen.findByRole("button", { name: "Show front" }));

    expect(screen.getByRole("button", { name: "Hide details" })).toBeInTheDocument();
    expect(screen.getByText("4539 5787 6362 1486")).toBeInTheDocument();
    expect(bank.callsTo(REVEAL)).toHaveLength(1);
  });

  it("says what went wrong with an icon, and not with a colour alone", async () => {
    openBank().refuse(REVEAL, "too_many_requests", 60);
    renderPage(CardsPage, cards);

    await userEvent.click(await screen.findByRole("button", { name: "Show details" }));

    expect((await screen.findByRole("alert")).querySelector("svg")).toBeVisible();
  });

  it("no longer says what went wrong once it has gone well", async () => {
    const bank = openBank().refuse(REVEAL, "too_many_requests", 60);
    const user = userEvent.setup();
    renderPage(CardsPage, cards);
    await user.click(await screen.findByRole("button", { name: "Show details" }));
    const why = await screen.findByRole("alert");
    expect(why).not.toBeEmptyDOMElement();
    // Above them it would move what was pressed, and the next press would miss.
    const buttons = screen.getByRole("group", { name: "Debit 7788" });
    expect(buttons.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    bank.answer(REVEAL, secrets);
    await user.click(screen.getByRole("button", { name: "Show details" }));

    expect(await screen.findByText("4539 5787 6362 1486")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    // It was said beside the card, which is still there.
    expect(toasts).toEqual([]);
  });
});

describe("a new card", () => {
  it("says how many days it takes without a line that ends in the middle of them", async () => {
    openBank();
    renderPage(GetNewCardPage, newCard);

    const credit = await screen.findByRole("radio", { name: "Credit" });
    expect(credit).toHaveAccessibleDescription(/Arrives in 7-10 business days\.$/);
    expect(within(credit.closest("label") as HTMLElement).getByText("7-10")).toHaveStyle({ whiteSpace: "nowrap" });
  });

  it.each([
    ["de", "Kreditkarte", "15,99\u00a0%"],
    ["pl", "Kredytowa", "15,99%"],
    ["zh-CN", "信用卡", "15.99%"],
    ["en", "Credit", "15.99%"],
  ] as const)("writes its rate in %s as the public pages do", async (locale, name, rate) => {
    openBank();
    renderPage(GetNewCardPage, newCard);
    await screen.findByRole("radio", { name: "Credit" });

    await act(async () => setLocale(locale));

    expect(screen.getByRole("radio", { name })).toHaveAccessibleDescription(expect.stringContaining(rate));
  });

  it("is debit unless somebody chooses, and wants an account", async () => {
    const bank = openBank();
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    expect(await screen.findByRole("radio", { name: "Debit" })).toBeChecked();
    // Alone: what an option is called has no word of the field's label.
    expect(screen.getByLabelText(/account/i)).toBe(screen.getByRole("combobox", { name: "Account" }));
    expect(screen.getByText("A $5.00 card issuance fee is charged to the chosen account.")).toBeInTheDocument();

    expect(screen.getByLabelText("Account")).toBeValid();

    await user.click(screen.getByRole("button", { name: "Get card" }));

    // Once, at its field: by the toast it was said already.
    expect(toasts).toEqual(["Please select an account."]);
    expect(screen.getByText("Please select an account.")).toBeVisible();
    expect(screen.getByLabelText("Account")).toHaveAccessibleDescription("Please select an account.");
    expect(bank.callsTo("POST /cards")).toHaveLength(0);
  });

  it("costs what the fee is in the currency that amounts are shown in", async () => {
    openBank();
    renderPage(GetNewCardPage, { ...newCard, currency: "EUR" });

    await screen.findByRole("button", { name: "Get card" });
    expect(screen.getByText("A €4.25 card issuance fee is charged to the chosen account.")).toBeInTheDocument();
  });

  it("goes to the account that is missing, and says beside the form what the bank refused until it is changed", async () => {
    openBank().refuse("POST /cards", "insufficient_funds");
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    await user.click(await screen.findByRole("button", { name: "Get card" }));
    await waitFor(() => expect(screen.getByLabelText("Account")).toHaveFocus());

    await user.selectOptions(screen.getByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Insufficient funds.")).toBeVisible();
    // The toast has read it out.
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Account"), "");
    expect(screen.queryByText("Insufficient funds.")).not.toBeInTheDocument();
  });

  it("may be tried from another account, of which nothing was refused", async () => {
    openBank()
      .answer("GET /accounts", [account(), account({ id: "account-2" })])
      .refuse("POST /cards", "insufficient_funds");
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);
    expect(await screen.findByText("Insufficient funds.")).toBeVisible();

    await user.selectOptions(screen.getByLabelText("Account"), "account-2");

    expect(screen.queryByText("Insufficient funds.")).not.toBeInTheDocument();
  });

  it("says nothing of a wrong PIN any more to whoever has cancelled", async () => {
    openBank().refuse("POST /cards", "incorrect_pin");
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);
    const said = await screen.findAllByText("Incorrect PIN. Please try again.");
    expect(said).toHaveLength(1);
    expect(screen.getByRole("dialog")).toContainElement(said[0] as HTMLElement);

    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByText(/PIN/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Get card" }));

    expect(screen.getByRole("dialog")).not.toHaveTextContent("Incorrect PIN");
  });

  it("wants another account where the one that was picked is gone, before any PIN, and says so at the field", async () => {
    const bank = openBank().answer("GET /accounts", [account(), account({ id: "account-2" })]);
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-2");

    bank.answer("GET /accounts", [account()]);
    await act(() => refresh(["accounts"]));
    await user.click(screen.getByRole("button", { name: "Get card" }));

    expect(screen.getByLabelText("Account")).toHaveAccessibleDescription("Please select an account.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("goes on naming the account that the PIN is asked for, though it is closed elsewhere meanwhile", async () => {
    const savings = account({ id: "account-2", account_type: "savings" });
    const bank = openBank().answer("GET /accounts", [account(), savings]);
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-2");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    expect(screen.getByRole("dialog")).toHaveTextContent(/From\s*Savings account starting/);

    bank.answer("GET /accounts", []);
    await act(() => refresh(["accounts"]));

    expect(screen.queryByLabelText("Account")).not.toBeInTheDocument();
    expect(screen.getByRole("dialog")).toHaveTextContent(/From\s*Savings account starting/);
  });

  it("puts whoever asked for it at the heading where a refusal shows that their last account is gone", async () => {
    const bank = openBank().refuse("POST /cards", "account_not_found");
    const user = userEvent.setup();
    renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    const opener = screen.getByRole("button", { name: "Get card" });
    await user.click(opener);
    const arrive = bank.holdBack("GET /accounts", { body: [] });

    await enterPin(user);
    await waitFor(() => expect(opener).toHaveFocus());
    await act(async () => arrive());

    await waitFor(() => expect(opener).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  describe("whose answer was lost", () => {
    const unknown = /^We do not know yet whether the card was ordered\./;
    const keys = (bank: ReturnType<typeof openBank>) =>
      bank.callsTo("POST /cards").map(({ headers }) => headers["idempotency-key"]);

    async function order(type: RegExp = /Debit/) {
      const user = userEvent.setup();
      await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
      await user.click(screen.getByRole("radio", { name: type }));
      await user.click(screen.getByRole("button", { name: "Get card" }));
      await enterPin(user);
    }

    async function orderInVain(type?: RegExp) {
      await order(type);
      await screen.findByText(unknown);
      await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    }

    it.each(["a cut line", "trouble in the bank"])("is not called undone (%s)", async (trouble) => {
      const bank = openBank();
      if (trouble === "a cut line") bank.dropLine("POST /cards");
      else bank.refuse("POST /cards", "internal");
      renderPage(GetNewCardPage, newCard);

      await order();

      expect(await within(screen.getByRole("dialog")).findByText(unknown)).toBeVisible();
      expect(toasts).toEqual(["An error occurred"]);
      expect(screen.getByRole("dialog")).not.toHaveTextContent(/Nothing was changed|could not reach/);
    });

    it("is ordered once when somebody cancels and orders it again, and another type is another order", async () => {
      const bank = openBank().dropLine("POST /cards");
      renderPage(GetNewCardPage, newCard);

      await orderInVain();
      await waitFor(() => expect(bank.callsTo("GET /accounts")).toHaveLength(2));
      await orderInVain();
      await orderInVain(/Credit/);

      const [first, again, another] = keys(bank);
      expect(again).toBe(first);
      expect(another).not.toBe(first);
    });

    it("is ordered once when somebody leaves the page, comes back and orders it again, even after a wrong PIN", async () => {
      const bank = openBank().dropLine("POST /cards");
      const { goTo } = renderPage(GetNewCardPage, newCard);
      await orderInVain();

      goTo(GetNewCardPage);
      bank.refuse("POST /cards", "incorrect_pin");
      await order();
      expect(await screen.findByText("Incorrect PIN. Please try again.")).toBeVisible();
      goTo(GetNewCardPage);
      bank.answer("POST /cards", { message: "ok", card: { ...card(), cvc: "" } });
      await order();

      expect(await screen.findByText("Your debit card is ready.")).toBeVisible();
      expect(new Set(keys(bank)).size).toBe(1);
      expect(keys(bank)).toHaveLength(3);
      goTo(GetNewCardPage);
      await order();
      await waitFor(() => expect(keys(bank)).toHaveLength(4));
      expect(keys(bank)[3]).not.toBe(keys(bank)[0]);
    });

    it.each([
      ["is another wish once the list has shown the card", [card(), card({ id: "card-2" })], 2],
      ["is the same wish while the list shows only what there was", [card()], 1],
      [
        "is the same wish when the list has got a card of another type",
        [card(), card({ id: "card-2", card_type: "credit" })],
        1,
      ],
    ])("%s", async (_, list, wishes) => {
      const bank = openBank().dropLine("POST /cards");
      const { goTo } = renderPage(GetNewCardPage, newCard);
      await act(() => queryClient.prefetchQuery(cardsQuery));
      await orderInVain();

      bank.answer("GET /cards", list);
      await act(() => refresh(["cards"]));
      goTo(CardsPage);
      await waitFor(() => expect(screen.getAllByRole("button", { name: "Show details" })).toHaveLength(list.length));
      goTo(GetNewCardPage);
      await order();

      await waitFor(() => expect(keys(bank)).toHaveLength(2));
      expect(new Set(keys(bank)).size).toBe(wishes);
    });

    it("is another wish once the list has shown the card, also when nobody knew the list before the page was opened", async () => {
      const bank = openBank().dropLine("POST /cards");
      const { goTo } = renderPage(GetNewCardPage, newCard);
      await orderInVain();

      bank.answer("GET /cards", [card(), card({ id: "card-2" })]);
      await act(() => refresh(["cards"]));
      goTo(CardsPage);
      await waitFor(() => expect(screen.getAllByRole("button", { name: "Show details" })).toHaveLength(2));
      goTo(GetNewCardPage);
      await order();

      await waitFor(() => expect(keys(bank)).toHaveLength(2));
      expect(new Set(keys(bank)).size).toBe(2);
    });

    it("is another wish once the list has shown the card, also when it was asked for again in vain after the card was made", async () => {
      const bank = openBank().dropLine("POST /cards");
      const { goTo } = renderPage(GetNewCardPage, newCard);
      await act(() => queryClient.prefetchQuery(cardsQuery));
      await orderInVain();
      bank.answer("GET /cards", [card(), card({ id: "card-2" })]);
      await act(() => queryClient.fetchQuery({ ...cardsQuery, staleTime: 0 }));
      await orderInVain();

      goTo(CardsPage);
      await waitFor(() => expect(screen.getAllByRole("button", { name: "Show details" })).toHaveLength(2));
      goTo(GetNewCardPage);
      await order();

      await waitFor(() => expect(keys(bank)).toHaveLength(3));
      const [first, again, another] = keys(bank);
      expect(again).toBe(first);
      expect(another).not.toBe(first);
    });
  });

  it("is shown beforehand with the brand that it will have", async () => {
    openBank();
    renderPage(GetNewCardPage, newCard);
    expect(await screen.findByText("Visa")).toBeInTheDocument();

    await userEvent.click(await screen.findByRole("radio", { name: /Credit/ }));

    expect(screen.getByText("Mastercard")).toBeInTheDocument();
    expect(screen.queryByText("Visa")).not.toBeInTheDocument();
  });

  it("is read out to nobody beforehand: it has no number yet and no day on which it expires", async () => {
    openBank();
    renderPage(GetNewCardPage, newCard);

    // By its place in the page: a narrow window, as this one is, shows no such picture and so names no role of it.
    const brand = await screen.findByText("Visa");
    expect(brand.closest("[aria-hidden=true]")).toContainElement(screen.getByText("••/••"));
  });

  it("is shown once, and the page goes back by itself after three seconds", async () => {
    jest.useFakeTimers();
    const bank = openBank().answer("POST /cards", {
      message: MESSAGES.cardCreated,
      card: { ...card({ card_number: NUMBER }), cvc: "417" },
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);
    expect(await screen.findByText("4539 5787 6362 1486")).toBeInTheDocument();
    expect(screen.getByText("Going back in 3 s")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Your debit card is ready." })).toHaveFocus();
    expect(document.body).toHaveTextContent("the card itself arrives in 5-7 business days.");
    expect(toasts).toEqual([MESSAGES.cardCreated]);

    for (let second = 1; second <= 2; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(window.location.pathname).not.toBe("/online-banking/cards");
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(window.location.pathname).toBe("/online-banking/cards");
    expect(bank.callsTo("POST /cards")[0]?.body).toEqual({ account_id: "account-1", card_type: "debit", pin: "4826" });
    jest.useRealTimers();
  });
});

it("has loaded the cards and the transactions again before it leads to them", async () => {
  const bank = openBank()
    .answer("GET /cards", [])
    .answer("POST /cards", { message: MESSAGES.cardCreated, card: card() });
  const user = userEvent.setup();
  const { goTo } = renderPage(CardsPage, cards);
  await screen.findByText("You don't have a card with us.");
  await act(() => queryClient.prefetchInfiniteQuery(transactionsQuery()));
  goTo(GetNewCardPage);
  bank.answer("GET /cards", [card()]);
  await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
  await user.click(screen.getByRole("button", { name: "Get card" }));

  await enterPin(user);

  await screen.findByRole("button", { name: "Go now" });
  await waitFor(() => expect(queryClient.getQueryData(cardsQuery.queryKey)).toHaveLength(1));
  await waitFor(() => expect(bank.callsTo("GET /transactions")).toHaveLength(2));
  expect(bank.callsTo("GET /cards")).toHaveLength(2);
  goTo(CardsPage);
  expect(screen.queryByText("You don't have a card with us.")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show details" })).toBeInTheDocument();
});

describe("once there is a new card", () => {
  afterEach(() => Reflect.deleteProperty(window, "navigation"));

  /** A page behind, a card ordered, and its own page shown for three seconds. */
  async function orderAfter(behind: string) {
    openBank().answer("POST /cards", { message: MESSAGES.cardCreated, card: card() });
    const user = userEvent.setup();
    window.history.replaceState({ idx: 0 }, "", behind);
    window.history.pushState(null, "", newCard.path);
    renderPage(GetNewCardPage, newCard);
    window.history.replaceState({ idx: 1 }, "", newCard.path);
    // jsdom does not tell what is behind, as browsers do.
    const navigation = { currentEntry: { index: 1 }, entries: () => [{ url: `http://localhost${behind}` }, {}] };
    Object.defineProperty(window, "navigation", { configurable: true, value: navigation });
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);
    return { user, goNow: await screen.findByRole("button", { name: "Go now" }) };
  }

  it.each([
    ["the page that one came from", "/online-banking/dashboard", "/online-banking/dashboard"],
    ["the cards, not the dashboard, when one signed in on the way", "/login", "/online-banking/cards"],
  ])("leads back to %s", async (_, behind, target) => {
    const { user, goNow } = await orderAfter(behind);

    await user.click(goNow);

    await waitFor(() => expect(window.location.pathname).not.toBe(newCard.path));
    expect(window.location.pathname).toBe(target);
  });

  it("leads nobody back who has gone on before the three seconds were over", async () => {
    jest.useFakeTimers();
    openBank().answer("POST /cards", { message: MESSAGES.cardCreated, card: card() });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { goTo } = renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);
    await screen.findByRole("button", { name: "Go now" });
    for (let second = 1; second <= 2; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("Going back in 1 s")).toBeInTheDocument();

    window.history.replaceState({ idx: 1 }, "", "/online-banking/transfer");
    goTo(() => null);
    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(window.location.pathname).toBe("/online-banking/transfer");
    jest.useRealTimers();
  });

  it("leads back by one page for two taps", async () => {
    const { user, goNow } = await orderAfter("/online-banking/cards");
    const go = jest.spyOn(window.history, "go");

    await user.dblClick(goNow);

    await waitFor(() => expect(window.location.pathname).toBe("/online-banking/cards"));
    expect(go).toHaveBeenCalledTimes(1);
  });
});

it("says that it was the accounts that did not come where a card is ordered", async () => {
  openBank().refuse("GET /accounts", "internal");
  renderPage(GetNewCardPage, newCard);

  expect(await screen.findByText("We could not load your accounts.")).toBeVisible();
});

it("says that it waits for the accounts where a card is ordered", async () => {
  openBank().neverAnswer("GET /accounts");
  renderPage(GetNewCardPage, newCard);

  expect(await screen.findByText("Loading accounts")).toBeInTheDocument();
});

it("says on a card's page that its account did not come, and names it once it has", async () => {
  const bank = openBank().refuse("GET /accounts", "internal");
  renderPage(CardPage, oneCard("card-1"));
  expect(await screen.findByText("We could not load your accounts.")).toBeVisible();

  bank.answer("GET /accounts", [account()]);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  const name = screen.getByText("Account", { selector: "dt" });
  await waitFor(() => expect(name.nextElementSibling).toHaveTextContent("4021******88"));
  expect(screen.queryByText("We could not load your accounts.")).not.toBeInTheDocument();
});

it("leaves whoever tries a card's page again at its heading", async () => {
  const bank = openBank().refuse("GET /cards", "internal");
  renderPage(CardPage, oneCard("card-1"));
  const retry = await screen.findByRole("button", { name: "Retry" });

  bank.answer("GET /cards", [card()]);
  await userEvent.click(retry);

  expect(await screen.findByRole("button", { name: "Destroy card" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("leaves whoever arrived at the heading of a card's page there when the card comes", async () => {
  const answer = openBank().holdBack("GET /cards", { body: [card()] });
  renderPage(CardPage, oneCard("card-1"));
  act(() => screen.getByRole("heading", { level: 1 }).focus());

  answer();

  expect(await screen.findByRole("button", { name: "Destroy card" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

describe("when a refresh of what is known already fails", () => {
  it.each([
    ["the overview", CardsPage, cards],
    ["the card's page", CardPage, oneCard("card-1")],
  ])("%s keeps its card and the focus on it", async (_page, Page, at) => {
    const bank = openBank();
    renderPage(Page, at);
    const look = await screen.findByRole("button", { name: "Show details" });
    look.focus();

    bank.refuse("GET /cards", "internal");
    await act(() => refresh(["cards"]));

    expect(look).toHaveFocus();
  });

  it("the order keeps the account that was chosen", async () => {
    const bank = openBank();
    renderPage(GetNewCardPage, newCard);
    const field = await screen.findByLabelText("Account");
    await userEvent.selectOptions(field, "account-1");

    bank.refuse("GET /accounts", "internal");
    await act(() => refresh(["accounts"]));

    expect(field).toBeInTheDocument();
    expect(field).toHaveValue("account-1");
  });
});

describe("what outlives the page in the cache of calls", () => {
  // Four digits also occur inside of a moment.
  const PIN = /(?<!\d)4826(?!\d)/;
  const kept = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    );

  it("is no PIN, whether it was right or wrong, and no number of a new card", async () => {
    const bank = openBank().refuse("POST /cards", "incorrect_pin");
    const user = userEvent.setup();
    const { unmount } = renderPage(GetNewCardPage, newCard);
    await user.selectOptions(await screen.findByLabelText("Account"), "account-1");
    await user.click(screen.getByRole("button", { name: "Get card" }));
    await enterPin(user);
    expect(await screen.findByText("Incorrect PIN. Please try again.")).toBeInTheDocument();
    expect(kept()).not.toMatch(PIN);

    bank.answer("POST /cards", { message: "ok", card: { ...card({ card_number: NUMBER }), cvc: "417" } });
    await enterPin(user);
    expect(await screen.findByText("4539 5787 6362 1486")).toBeInTheDocument();
    expect(kept()).not.toMatch(PIN);
    unmount();

    await waitFor(() => expect(kept()).not.toContain(NUMBER));
  });
});

describe("one card", () => {
  it.each([
    ["Show details", "Hide details"],
    ["Show back", "Show front"],
  ])(
    "keeps nothing of what %s has shown once it is hidden: the bank is asked for it again, and notes so",
    async (show, hide) => {
      const bank = openBank().answer(REVEAL, secrets);
      const user = userEvent.setup();
      renderPage(CardPage, oneCard("card-1"));
      for (const turn of [1, 2]) {
        await user.click(await screen.findByRole("button", { name: show }));
        await user.click(await screen.findByRole("button", { name: hide }));
        expect(bank.callsTo(REVEAL)).toHaveLength(turn);
      }
    },
  );

  it("takes nothing that was shown of it along to the next", async () => {
    const bank = openBank()
      .answer("GET /cards", [card(), card({ id: "card-2", card_number: "5500********0012" })])
      .answer(REVEAL, secrets);
    const user = userEvent.setup();
    const { turnTo } = renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Show details" }));
    expect(await screen.findByText("4539 5787 6362 1486")).toBeInTheDocument();

    turnTo({ id: "card-2" });

    expect(await screen.findByRole("group", { name: "Debit 0012" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show details" })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("4539 5787 6362 1486");
    expect(bank.callsTo(REVEAL)).toHaveLength(1);
  });

  it("has its type, the name on it, the day it was made and its account under their names", async () => {
    openBank().answer("GET /cards", [card({ card_type: "credit" })]);
    renderPage(CardPage, oneCard("card-1"));

    const facts = await screen.findAllByRole("term");
    await waitFor(() => expect(facts.at(-1)?.nextElementSibling).toHaveTextContent(/^Checking/));
    expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ["Card type", "Credit"],
      ["Name on card", "AMARA OKAFOR"],
      ["Created", "10 January 2026"],
      ["Account", expect.stringContaining("4021******88")],
    ]);
  });

  it("whose account is closed names none", async () => {
    const arrive = openBank().holdBack("GET /accounts", { body: [account({ id: "account-2" })] });
    renderPage(CardPage, oneCard("card-1"));
    const name = await screen.findByText("Account", { selector: "dt" });

    await act(async () => arrive());

    await waitFor(() => expect(name).not.toBeInTheDocument());
  });

  it("lists what was paid with it alone", async () => {
    const own = transaction({ transaction_reference: "TX-OWN", card_id: "card-1" });
    const other = transaction({ id: "2", transaction_reference: "TX-OTHER", card_id: "card-2" });
    openBank().respond("GET /transactions", ({ query }) => ({
      status: 200,
      body: query.get("card_id") === "card-1" ? [own] : [other, own],
    }));
    renderPage(CardPage, oneCard("card-1"));

    expect(await screen.findByText("TX-OWN")).toBeInTheDocument();
    expect(screen.queryByText("TX-OTHER")).not.toBeInTheDocument();
  });

  it("that is not ours or gone says so, and where the others are", async () => {
    openBank();
    renderPage(CardPage, oneCard("somebody-elses"));

    const words = await screen.findByText("Card not found.");
    const wayOn = within(words.parentElement as HTMLElement).getByRole("link", { name: "All cards" });
    expect(wayOn).toHaveAttribute("href", "/online-banking/cards");
  });

  it("stands above the PIN as it stands on the card, and is read out without the spaces between", async () => {
    openBank();
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));

    await user.click(await screen.findByRole("button", { name: "Destroy card" }));

    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("4021 … 7788")).toBeInTheDocument();
    expect(dialog.getByText("4021 … 7788").nextElementSibling).toHaveTextContent("4021 **** **** 7788");
  });

  it("is destroyed behind the PIN, under one key for every try", async () => {
    const bank = openBank().refuse(DESTROY, "incorrect_pin");
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));

    await user.click(await screen.findByRole("button", { name: "Destroy card" }));
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "4021 … 7788 Card type Debit It stops working now and cannot be restored. Its transactions stay. Enter your 4-Digit PIN to confirm.",
    );
    await enterPin(user);
    expect(await screen.findByText("Incorrect PIN. Please try again.")).toBeInTheDocument();
    bank.answer(DESTROY, { message: MESSAGES.cardDestroyed });
    await enterPin(user);

    await waitFor(() => expect(window.location.pathname).toBe("/online-banking/cards"));
    // In the place of its page, which would say that there is no such card.
    expect(window.history.state.idx).toBe(0);
    const keys = bank.callsTo(DESTROY).map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it("that was destroyed is not in the list any more, also while the new list does not come", async () => {
    const bank = openBank().answer("GET /cards", [card(), card({ id: "card-2", card_number: "5555********1111" })]);
    bank.answer(DESTROY, { message: MESSAGES.cardDestroyed });
    const user = userEvent.setup();
    const view = renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Destroy card" }));
    bank.neverAnswer("GET /cards");

    await enterPin(user);
    await waitFor(() => expect(window.location.pathname).toBe("/online-banking/cards"));
    view.goTo(CardsPage);

    expect(await screen.findByRole("link", { name: /ending 1111/ })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /ending 7788/ })).not.toBeInTheDocument();
  });

  it("is not destroyed by whoever was suspended meanwhile, which the page then asks about", async () => {
    const bank = openBank().refuse(DESTROY, "suspended");
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Destroy card" }));
    bank.neverAnswer("POST /me");

    await enterPin(user);

    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByText("Your account is suspended. Please contact support.")).toBeVisible();
    expect(dialog.queryByRole("group", { name: "PIN keypad" })).not.toBeInTheDocument();
    expect(bank.callsTo("POST /me")).toHaveLength(2);
  });

  it("that was destroyed elsewhere is not left on screen as one that works", async () => {
    const bank = openBank().refuse(DESTROY, "card_not_found");
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Destroy card" }));
    bank.answer("GET /cards", []);

    await enterPin(user);

    await waitFor(() => expect(toasts).toEqual(["Card not found."]));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Show details" })).not.toBeInTheDocument());
    expect(screen.getByText("Card not found.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  it("whose destruction was refused says why for as long as nothing else is tried", async () => {
    openBank().refuse(DESTROY, "too_many_requests", 150);
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Destroy card" }));

    await enterPin(user);

    const why = "Too many attempts. Try again in 3 minutes.";
    await waitFor(() => expect(toasts).toEqual([why]));
    expect(screen.getByText(why)).toBeVisible();
    // The toast reads it out; twice would be once too often.
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Destroy card" }));
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  });

  it("that goes away takes nobody along who is elsewhere on the page", async () => {
    const bank = openBank();
    renderPage(CardPage, oneCard("card-1"));
    await screen.findByRole("button", { name: "Destroy card" });
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();

    bank.answer("GET /cards", []);
    await act(() => refresh(["cards"]));
    await screen.findByText("Card not found.");

    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it("is destroyed by one call, however fast Enter is pressed: each wrong PIN of several would count", async () => {
    const bank = openBank().neverAnswer(DESTROY);
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Destroy card" }));
    const dialog = screen.getByRole("dialog");
    await user.keyboard("4826");

    await act(async () => {
      for (let press = 0; press < 5; press++) fireEvent.keyDown(dialog, { key: "Enter" });
    });

    expect(bank.callsTo(DESTROY)).toHaveLength(1);
  });

  it("that is destroyed late leads nobody away from where they have gone meanwhile", async () => {
    const bank = openBank();
    const answer = bank.holdBack(DESTROY, { body: { message: MESSAGES.cardDestroyed } });
    const user = userEvent.setup();
    renderPage(CardPage, oneCard("card-1"));
    await user.click(await screen.findByRole("button", { name: "Destroy card" }));
    await enterPin(user);
    await waitFor(() => expect(bank.callsTo(DESTROY)).toHaveLength(1));
    window.history.replaceState({ idx: 1 }, "", "/online-banking/transfer");

    answer();

    await waitFor(() => expect(toasts).toEqual(["Card destroyed successfully."]));
    expect(window.location.pathname).toBe("/online-banking/transfer");
  });

  it.each(["internal", "no answer"])(
    "says that nobody knows whether it was destroyed, and may be tried again (%s)",
    async (trouble) => {
      const bank = openBank();
      if (trouble === "internal") bank.refuse(DESTROY, "internal");
      else bank.dropLine(DESTROY);
      const user = userEvent.setup();
      renderPage(CardPage, oneCard("card-1"));
      await user.click(await screen.findByRole("button", { name: "Destroy card" }));
      await enterPin(user);

      const dialog = screen.getByRole("dialog");
      expect(await within(dialog).findByText(/^We do not know yet whether the card was destroyed\./)).toBeVisible();
      expect(dialog).not.toHaveTextContent(/Nothing was changed|could not reach/);
      await waitFor(() => expect(toasts).toEqual(["An error occurred"]));
      bank.answer(DESTROY, { message: MESSAGES.cardDestroyed });
      await enterPin(user);

      await waitFor(() => expect(toasts).toEqual(["An error occurred", "Card destroyed successfully."]));
      expect(window.location.pathname).toBe("/online-banking/cards");
      const keys = bank.callsTo(DESTROY).map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys).size).toBe(1);
    },
  );
});
