import crypto, { randomUUID } from "node:crypto";
import { CARD_TYPES } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import pg from "pg";
import {
  columnsThatChange,
  createBank,
  NOTHING_WRONG,
  TEST_PIN,
  type TestBank,
  type TestPerson,
  WIRE,
  waiting,
  whileHeld,
} from "../../test/bank";
import { everyCell } from "../../test/every-cell";
import { meet } from "../../test/meet";
import { closeAccount } from "../ledger/accounts";
import { transaction } from "../platform/database";

const MINUTE = 60_000;

let bank: TestBank;
let person: TestPerson;
let account: Account;

beforeAll(async () => {
  bank = await createBank();
});
afterEach(async () => {
  expect(await bank.books()).toEqual(NOTHING_WRONG);
});
afterAll(() => bank.close());

beforeEach(async () => {
  person = await bank.customer({ firstname: "Ada", lastname: "Lind" });
  account = await bank.account(person, { cents: 10_000n });
});

function issue(
  change: Record<string, unknown> = {},
  { as = person, key }: { as?: { token: string }; key?: string } = {},
) {
  return bank.call("POST /cards", {
    as,
    ...(key ? { key } : {}),
    body: { account_id: account.id, card_type: "debit", pin: TEST_PIN, ...change },
  });
}

function destroy(
  id: string,
  { pin = TEST_PIN, as = person, key }: { pin?: string; as?: { token: string }; key?: string } = {},
) {
  return bank.call("POST /destroy-card/{id}", { as, params: { id }, body: { pin }, ...(key ? { key } : {}) });
}

async function balance(): Promise<number | undefined> {
  return (await bank.call("GET /accounts", { as: person })).answer[0]?.balance;
}

async function cards() {
  return (await bank.call("GET /cards", { as: person })).answer;
}

function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

describe("a card", () => {
  it("is asked for in the order of its form: the account, then the PIN", async () => {
    const replies = [
      await issue({ account_id: undefined }),
      await issue({ account_id: "", pin: undefined }),
      await issue({ pin: undefined }),
      await issue({ account_id: 7 }),
    ];

    expect(replies.map(({ status, answer }) => [status, answer.message])).toEqual([
      [400, "Please select an account."],
      [400, "Please select an account."],
      [400, "PIN must be 4 digits."],
      [400, "Please check the details and try again."],
    ]);
    expect(await cards()).toEqual([]);
  });

  it.each(CARD_TYPES)("of type %s comes with a number of a test range, once in clear", async (card_type) => {
    const range = { debit: /^4000\d{12}$/, credit: /^5555\d{12}$/ }[card_type];
    const { status, answer } = await issue({ card_type });

    expect(status).toBe(200);
    expect(answer.card.card_number).toMatch(range);
    expect(isLuhnValid(answer.card.card_number)).toBe(true);
    expect(answer.card).toMatchObject({
      card_holder_name: "ADA LIND",
      card_type,
      account_id: account.id,
      expiration_date: "03/30",
    });
    expect("cvc" in answer.card && answer.card.cvc).toMatch(/^\d{3}$/);
  });

  it("bears its holder's name in capitals, also letters beyond A to Z", async () => {
    const zoe = await bank.customer({ firstname: "Zoë", lastname: "Łukasik-Weiß" });
    const { id } = await bank.account(zoe, { cents: 10_000n });

    const { answer } = await issue({ account_id: id }, { as: zoe });

    expect(answer.card.card_holder_name).toBe("ZOË ŁUKASIK-WEISS");
    expect((await bank.call("GET /cards", { as: zoe })).answer).toMatchObject([
      { card_holder_name: "ZOË ŁUKASIK-WEISS" },
    ]);
  });

  it("gets another number where one is drawn that a card has, also one that was destroyed", async () => {
    const { answer: first } = await issue();
    await destroy(first.card.id);
    const drawn = jest.spyOn(crypto, "randomInt");
    drawn.mockReturnValueOnce(Number(first.card.card_number.slice(6, -1)) as never);

    const { status, answer: second } = await issue();
    const draws = drawn.mock.calls.length;
    drawn.mockRestore();

    expect(status).toBe(200);
    // A number and a code for the card that was refused, and again for the one that was made.
    expect(draws).toBe(4);
    expect(second.card.card_number).not.toBe(first.card.card_number);
    expect(await cards()).toHaveLength(1);
    expect(await balance()).toBe(90);
  });

  it("costs five dollars, in the same transaction, and shows as a card payment", async () => {
    const { answer } = await issue();

    expect(await balance()).toBe(95);
    expect((await bank.call("GET /transactions", { as: person })).answer).toMatchObject([
      {
        transaction_type: "card_payment",
        direction: "outgoing",
        amount: 5,
        status: "success",
        card_id: answer.card.id,
        account_id: account.id,
      },
    ]);
  });

  it("shows its number to its owner for a moment, and leaves a trace of that", async () => {
    const { answer } = await issue();
    const { card } = answer;

    const reply = await bank.call("POST /cards/{id}/reveal", { as: person, params: { id: card.id } });

    expect(reply.answer).toEqual({
      card_number: card.card_number,
      cvv: "cvc" in card ? card.cvc : "",
      expiration_date: card.expiration_date,
    });
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { rows } = await bank.db.query("SELECT action FROM audit WHERE actor_id = $1 AND action = 'card.revealed'", [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("that was sealed under a key that is lost is not shown and not told of as seen, and the log says why", async () => {
    const { answer } = await issue();
    const { id } = answer.card;
    const { card: key } = bank.deps.config.keys;
    const kept = Buffer.from(key);
    key.fill(1);

    const { status, answer: said } = await bank
      .call("POST /cards/{id}/reveal", { as: person, params: { id } })
      .finally(() => kept.copy(key));

    expect([status, said.code]).toEqual([500, "internal"]);
    expect(bank.logged()).toContain(
      `"card":"${id}","msg":"a card cannot be shown: it was sealed under another CARD_KEY, or changed since"`,
    );
    const { rows } = await bank.db.query("SELECT FROM audit WHERE actor_id = $1 AND action = 'card.revealed'", [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  it("shows numbers sixty times in ten minutes, whichever card it is: nobody reads them out by machine", async () => {
    const { answer } = await issue();
    const reveal = () => bank.call("POST /cards/{id}/reveal", { as: person, params: { id: answer.card.id } });

    const statuses: number[] = [];
    for (let look = 0; look < 60; look++) statuses.push((await reveal()).status);
    const oneMore = await reveal();
    bank.clock.advance(10 * MINUTE);

    expect(statuses).toEqual(Array(60).fill(200));
    expect([oneMore.status, oneMore.headers["retry-after"]]).toEqual([429, "600"]);
    expect((await reveal()).status).toBe(200);
  });

  it("is refused without funds for the fee, and then there is no card", async () => {
    const poor = await bank.account(person, { cents: 499n });

    const { status, answer } = await issue({ account_id: poor.id });

    expect([status, answer.code]).toEqual([422, "insufficient_funds"]);
    expect(await cards()).toEqual([]);
  });

  it("that is destroyed is gone, and its transactions stay", async () => {
    const { answer } = await issue();

    expect((await destroy(answer.card.id)).status).toBe(200);

    expect(await cards()).toEqual([]);
    expect(
      (await bank.call("GET /transactions", { as: person, query: { card_id: answer.card.id } })).answer,
    ).toHaveLength(1);
    expect((await bank.call("POST /cards/{id}/reveal", { as: person, params: { id: answer.card.id } })).status).toBe(
      404,
    );
    const { rows } = await bank.db.query("SELECT secrets FROM cards WHERE id = $1", [answer.card.id]);
    expect(rows).toEqual([{ secrets: null }]);
  });

  it("has the transactions that were made with it, and nobody else sees them", async () => {
    const [debit, credit] = [await issue(), await issue({ card_type: "credit" })].map(({ answer }) => answer.card.id);
    const madeWith = async (card_id = "", as: { token: string } = person) =>
      (await bank.call("GET /transactions", { as, query: { card_id } })).answer.map((row) => row.card_id);

    expect([await madeWith(debit), await madeWith(credit)]).toEqual([[debit], [credit]]);
    expect(await madeWith(debit, await bank.customer())).toEqual([]);
  });
});

describe("P1 one count of wrong PINs over transfers, cards and their destruction", () => {
  it("looks at five of two hundred wrong ones, and locks", async () => {
    const { answer } = await issue();
    const twin = await bank.twin();

    const replies = [];
    for (let block = 0; block < 4; block++) {
      bank.clock.advance(1_000);
      const tries = Array.from({ length: 50 }, (_, index) => {
        const pin = String(index + block * 50).padStart(4, "0");
        const app = index % 2 ? { app: twin } : {};
        if (index % 3 === 0)
          return bank.call("POST /cards", {
            as: person,
            ...app,
            body: { account_id: account.id, card_type: "debit", pin },
          });
        if (index % 3 === 1)
          return bank.call("POST /destroy-card/{id}", {
            as: person,
            ...app,
            params: { id: answer.card.id },
            body: { pin },
          });
        return bank.call("POST /transactions/transfer", {
          as: person,
          ...app,
          body: { account_id: account.id, recipient_account: account.account_number, amount: 1, pin },
        });
      });
      replies.push(...(await Promise.all(tries)));
    }

    expect(replies.filter(({ answer: { code } }) => code === "incorrect_pin")).toHaveLength(5);
    expect(replies.filter(({ answer: { code } }) => code === "pin_locked")).toHaveLength(195);
    expect(await balance()).toBe(95);
  });

  it("refuses the right one while it is locked, says for how long, and takes it afterwards", async () => {
    for (let index = 0; index < 5; index++) await issue({ pin: "0000" });

    const locked = await issue();
    bank.clock.advance(15 * MINUTE + 1_000);
    const later = await issue({}, { as: await person.signIn() });

    expect([locked.status, locked.answer.code]).toEqual([423, "pin_locked"]);
    expect(locked.answer.retry_after).toBeGreaterThan(14 * 60);
    expect(locked.headers["retry-after"]).toBe(String(locked.answer.retry_after));
    expect(later.status).toBe(200);
  });
});

describe("P3 a card needs the PIN", () => {
  it("to be made and to be destroyed", async () => {
    const { answer } = await issue();

    expect((await issue({ pin: undefined })).status).toBe(400);
    expect(
      (await bank.call("POST /destroy-card/{id}", { as: person, params: { id: answer.card.id }, body: {} })).status,
    ).toBe(400);
    expect((await destroy(answer.card.id, { pin: "0000" })).answer.code).toBe("incorrect_pin");
    expect(await cards()).toHaveLength(1);
  });
});

describe("P5 cards are their owner's", () => {
  async function toldToAStranger(id: string) {
    const stranger = await bank.customer();
    return [
      (await issue({}, { as: stranger })).answer.code,
      (await bank.call("POST /cards/{id}/reveal", { as: stranger, params: { id } })).answer.code,
      (await destroy(id, { as: stranger })).answer.code,
      (await bank.call("GET /cards", { as: stranger })).answer.length,
    ];
  }
  const nothing = ["account_not_found", "card_not_found", "card_not_found", 0];

  it("cannot be made on somebody else's account, nor shown or destroyed by anybody else", async () => {
    const { answer } = await issue();

    expect(await toldToAStranger(answer.card.id)).toEqual(nothing);
    expect(await cards()).toHaveLength(1);
  });

  it("negative control: the same finds out a query that lacks its clause of ownership", async () => {
    const { answer } = await issue();
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    const broken = jest.spyOn(pg.Client.prototype, "query").mockImplementation(function (
      this: pg.Client,
      ...[statement, ...rest]: unknown[]
    ) {
      const isText = typeof statement === "string";
      return query.call(
        this,
        isText ? statement.replace("a.owner_id = $2", "$2::uuid IS NOT NULL") : statement,
        ...rest,
      );
    } as never);
    const told = await toldToAStranger(answer.card.id).finally(() => broken.mockRestore());

    expect(told).not.toEqual(nothing);
    expect(told[1]).toBeUndefined();
    expect(await cards()).toHaveLength(0);
  });
});

describe("P10 a repeated application makes one card", () => {
  it("answers ten at once with the same card, its number masked for all but the first", async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => issue({}, { key })));

    const numbers = replies.map(({ answer }) => answer.card.card_number);
    expect(new Set(replies.map(({ answer }) => answer.card.id)).size).toBe(1);
    expect(numbers.filter((number) => /^\d{16}$/.test(number))).toHaveLength(1);
    expect(numbers.filter((number) => /^4000\*{8}\d{4}$/.test(number))).toHaveLength(9);
    expect(replies.filter(({ headers }) => headers["idempotency-replayed"] === "true")).toHaveLength(9);
    expect(await balance()).toBe(95);
  });

  it("refuses the key for another card, and keeps no refusal", async () => {
    const [key, second] = [randomUUID(), await bank.account(person)];
    expect((await issue({ pin: "0000" }, { key })).status).toBe(403);
    expect((await issue({}, { key })).status).toBe(200);

    expect((await issue({ card_type: "credit" }, { key })).answer.code).toBe("key_reused");
    expect((await issue({ account_id: second.id }, { key })).answer.code).toBe("key_reused");
    expect(await cards()).toHaveLength(1);
  });

  it("keeps the keys of two people apart, those of their transfers too", async () => {
    const [other, key, keyOfTransfer] = [await bank.customer(), randomUUID(), randomUUID()];
    const theirs = await bank.account(other, { cents: 10_000n });
    const sent = { account_id: theirs.id, recipient_account: account.account_number, amount: 1, pin: TEST_PIN };
    const { status } = await bank.call("POST /transactions/transfer", { as: other, key: keyOfTransfer, body: sent });
    const ours = [await issue({}, { key }), await issue({}, { key: keyOfTransfer })];

    const reply = await issue({ account_id: theirs.id }, { as: other, key });

    expect([status, ...ours.map(({ status }) => status), reply.status]).toEqual([200, 200, 200, 200]);
    expect(reply.answer.card.account_id).toBe(theirs.id);
    expect(await cards()).toHaveLength(2);
  });
});

describe("P10 a key of one call is none of another", () => {
  const transfer = (key: string, { from = account, app = bank.app } = {}) =>
    bank.call("POST /transactions/transfer", {
      as: person,
      key,
      app,
      body: { account_id: from.id, amount: 1, pin: TEST_PIN, ...WIRE },
    });

  it("refuses the key of a transfer for a card, and for destroying one", async () => {
    const [key, card] = [randomUUID(), (await issue()).answer.card];
    expect((await transfer(key)).status).toBe(200);

    const replies = [await destroy(card.id, { key }), await issue({}, { key })];

    expect(replies.map(({ status, answer }) => [status, answer.code])).toEqual(Array(2).fill([422, "key_reused"]));
    expect(await balance()).toBe(94);
    expect((await cards()).map(({ id }) => id)).toEqual([card.id]);
    expect((await transfer(key)).headers["idempotency-replayed"]).toBe("true");
  });

  it("refuses the key of a card for a transfer, and tells of no transfer under it", async () => {
    const key = randomUUID();
    expect((await issue({}, { key })).status).toBe(200);

    const { status, answer } = await transfer(key);

    expect([status, answer.code]).toEqual([422, "key_reused"]);
    expect(await balance()).toBe(95);
    expect((await bank.call("GET /transfers/{key}", { as: person, params: { key } })).answer.state).toBe("unknown");
    expect((await issue({}, { key })).headers["idempotency-replayed"]).toBe("true");
  });

  it("refuses the key that destroyed a card for a transfer, of which nothing is left in the books", async () => {
    const [key, card] = [randomUUID(), (await issue()).answer.card];
    expect((await destroy(card.id, { key })).status).toBe(200);

    const { status, answer } = await transfer(key);

    expect([status, answer.code]).toEqual([422, "key_reused"]);
    expect(await balance()).toBe(95);
    expect((await bank.call("GET /transfers/{key}", { as: person, params: { key } })).answer.state).toBe("unknown");
    expect((await bank.call("GET /transactions", { as: person })).answer).toHaveLength(1);
    expect((await destroy(card.id, { key })).headers["idempotency-replayed"]).toBe("true");
    expect((await destroy((await issue()).answer.card.id, { key })).answer.code).toBe("key_reused");
  });

  it("destroys a card or sends a transfer when both come at the same moment under one key, over two processes", async () => {
    const [rich, twin] = [await bank.account(person, { cents: 100_000n }), await bank.twin()];
    const done = { transfer: 0, card: 0 };
    await meet(20, async (first, second) => {
      const [key, { card }] = [randomUUID(), (await issue({ account_id: rich.id })).answer];
      const [sent, destroyed] = await Promise.all([
        first().then(() => transfer(key, { from: rich, app: twin })),
        second().then(() => destroy(card.id, { key })),
      ]);

      expect([sent.status, destroyed.status].sort()).toEqual([200, 422]);
      expect((sent.status === 200 ? destroyed : sent).answer.code).toBe("key_reused");
      expect((await cards()).some(({ id }) => id === card.id)).toBe(sent.status === 200);
      done[sent.status === 200 ? "transfer" : "card"]++;
      return sent.status === 200;
    });
    expect(Math.min(done.transfer, done.card)).toBeGreaterThan(0);
  });

  it("does one of both when they come at the same moment, from two accounts, over two processes", async () => {
    const [rich, other] = [
      await bank.account(person, { cents: 100_000n }),
      await bank.account(person, { cents: 10_000n }),
    ];
    const twin = await bank.twin();
    const done = { transfer: 0, card: 0 };
    await meet(30, async (first, second) => {
      const key = randomUUID();
      const [sent, issued] = await Promise.all([
        first().then(() => transfer(key, { from: other, app: twin })),
        second().then(() => issue({ account_id: rich.id }, { key })),
      ]);

      expect([sent.status, issued.status].sort()).toEqual([200, 422]);
      expect((sent.status === 200 ? issued : sent).answer.code).toBe("key_reused");
      done[sent.status === 200 ? "transfer" : "card"]++;
      return sent.status === 200;
    });
    // Each was the first at times, or this would have shown nothing.
    expect(Math.min(done.transfer, done.card)).toBeGreaterThan(0);
  });
});

it("is made for no account that is closed", async () => {
  await transaction(bank.db, (tx) => closeAccount(tx, account.id, bank.clock.now()));

  expect((await issue()).answer.code).toBe("account_not_found");
});

describe("P12 a suspended person applies for no card and destroys none", () => {
  it("is refused before the PIN is looked at", async () => {
    const suspended = await bank.customer({ suspended: true });

    expect((await issue({ pin: "x" }, { as: suspended })).answer.code).toBe("suspended");
    expect((await destroy("x", { as: suspended })).answer.code).toBe("suspended");
  });

  it("is refused who is suspended while their PIN is looked at", async () => {
    const { id } = (await issue()).answer.card;

    const [applied, destroyed] = await whileHeld(
      bank.db,
      (holder) => holder.query("UPDATE users SET suspended_at = now() WHERE id = $1", [person.id]),
      () => issue(),
      () => destroy(id),
    );

    expect([applied.answer.code, destroyed.answer.code]).toEqual(["suspended", "suspended"]);
    expect(await cards()).toMatchObject([{ id }]);
    expect(await balance()).toBe(95);
  });
});

describe("P13 the fee is paid once for each card", () => {
  it("makes one card out of ten applications when there is money for one", async () => {
    const small = await bank.account(person, { cents: 500n });

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => issue({ account_id: small.id }, { key: randomUUID() })),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ answer }) => answer.code === "insufficient_funds")).toHaveLength(9);
    expect(await cards()).toHaveLength(1);
    expect((await bank.call("GET /accounts", { as: person })).answer.map(({ balance }) => balance).sort()).toEqual([
      0, 100,
    ]);
  });
});

describe("a card in the database", () => {
  it("keeps all that was written, but whose name it bears and that it is destroyed", async () => {
    await issue();

    expect(await columnsThatChange(bank.db, "cards")).toEqual(["holder", "secrets", "destroyed_at"]);
  });

  it.each(["DELETE FROM cards", "TRUNCATE cards"])("stays: %s", async (statement) => {
    await issue();

    await expect(bank.db.query(statement)).rejects.toThrow("rows of cards are kept");
  });
});

describe("P14 a card is destroyed once", () => {
  it("tells one of twenty so, and the others that there is no such card", async () => {
    const { answer } = await issue();

    const replies = await Promise.all(Array.from({ length: 20 }, () => destroy(answer.card.id)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(19);
  });

  it("and not by its owner any more where its account is just being closed", async () => {
    const { answer } = await issue();

    const { destroying } = await transaction(bank.db, async (tx) => {
      await closeAccount(tx, account.id, bank.clock.now());
      const destroying = destroy(answer.card.id);
      await waiting(bank.db, 1);
      return { destroying };
    });

    expect((await destroying).answer.code).toBe("card_not_found");
    const { rows } = await bank.db.query("SELECT FROM audit WHERE action = 'card.destroyed' AND actor_id = $1", [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe("P15 the fee is in dollars, whatever currency is displayed", () => {
  it("knows no currency in the request", async () => {
    expect((await issue({ currency: "JPY" })).status).toBe(400);
    await issue();
    const { rows } = await bank.db.query("SELECT amount FROM postings WHERE account_id = $1 AND amount < 0", [
      account.id,
    ]);
    expect(rows).toEqual([{ amount: -500n }]);
  });
});

describe("P17 card data stays with its owner", () => {
  it("is shown to nobody who has put another's into their own card, in the database", async () => {
    const stranger = await bank.customer();
    const { id: account_id } = await bank.account(stranger, { cents: 10_000n });
    const [theirs, own] = [(await issue()).answer.card, (await issue({ account_id }, { as: stranger })).answer.card];
    await bank.db.query("UPDATE cards SET secrets = (SELECT secrets FROM cards WHERE id = $1) WHERE id = $2", [
      theirs.id,
      own.id,
    ]);

    const { status, text } = await bank.call("POST /cards/{id}/reveal", { as: stranger, params: { id: own.id } });

    expect(status).toBe(500);
    expect(text).not.toContain(theirs.card_number);
  });

  it("is in no plain cell of the database, no list, no view of an admin and no log", async () => {
    const admin = await bank.person({ role: "admin" });
    const issued = [await issue(), await issue(), await issue(), await issue(), await issue()].map(({ answer }) =>
      "cvc" in answer.card ? answer.card : { ...answer.card, cvc: "" },
    );
    for (const { id } of issued) await bank.call("POST /cards/{id}/reveal", { as: person, params: { id } });

    const seen = [
      (await bank.call("GET /cards", { as: person })).text,
      (await bank.call("GET /transactions", { as: person })).text,
      (await bank.call("GET /me/export", { as: person })).text,
      (await bank.call("GET /view-user/{id}", { as: admin, params: { id: person.id } })).text,
      (await bank.call("GET /admin/audit", { as: admin })).text,
      bank.logged(),
      await everyCell(bank),
    ];

    for (const text of seen) {
      for (const { card_number } of issued) expect(text).not.toContain(card_number);
      // One code's three digits stand somewhere by chance, those of five cards do not all.
      expect(issued.every(({ cvc }) => new RegExp(`(?<![\\w.])${cvc}(?![\\w.])`).test(text))).toBe(false);
      expect(text).not.toMatch(/\bcv[cv]\b/i);
    }
  });
});
