import { createBank, TEST_PIN, type TestBank } from "../../test/bank";
import { payer } from "../../test/payer";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

describe("the short lists, of accounts and of cards", () => {
  it.each(["GET /accounts", "GET /cards"] as const)("%s is paged without gaps and without repetition", async (key) => {
    const person = await bank.customer();
    for (let count = 0; count < 5; count++) {
      // Two at the same moment: the id decides between them.
      if (count % 2) bank.clock.advance(1_000);
      const account = await bank.account(person);
      const body = { account_id: account.id, card_type: "debit", pin: TEST_PIN };
      expect((await bank.call("POST /cards", { as: person, body })).status).toBe(200);
    }
    const whole = await bank.call(key, { as: person });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const { answer, headers } = await bank.call(key, {
        as: person,
        query: { limit: 2, ...(cursor ? { cursor } : {}) },
      });
      paged.push(...answer.map(({ id }) => id));
      cursor = headers["x-next-cursor"] as string | undefined;
    } while (cursor);

    expect(whole.answer).toHaveLength(5);
    expect(whole.headers["x-next-cursor"]).toBeUndefined();
    expect(paged).toEqual(whole.answer.map(({ id }) => id));
  });

  it.each(["garbage", "bm9uc2Vuc2U"])("refuses a cursor that nobody was given: %p", async (cursor) => {
    const person = await bank.person();

    expect((await bank.call("GET /accounts", { as: person, query: { cursor } })).status).toBe(400);
    expect((await bank.call("GET /cards", { as: person, query: { limit: 0 } })).status).toBe(400);
  });
});

it("a list is the newest five hundred unless it is told how many, and says that there is more", async () => {
  const as = await payer(bank, 501);
  const first = await bank.call("GET /transactions", { as });
  const cursor = first.headers["x-next-cursor"] as string;
  const rest = await bank.call("GET /transactions", { as, query: { cursor } });

  const cents = ({ answer }: typeof first) => answer.map(({ amount }) => Math.round(amount * 100));
  expect(cents(first)).toEqual(Array.from({ length: 500 }, (_, index) => 501 - index));
  expect(cents(rest)).toEqual([1]);
  expect(rest.headers["x-next-cursor"]).toBeUndefined();
});

it("an admin's lists refuse a cursor that nobody was given", async () => {
  const as = await bank.person({ role: "admin" });
  const query = { cursor: "garbage" };

  const replies = [
    await bank.call("GET /all-users", { as, query }),
    await bank.call("GET /admin/pending-transfers", { as, query }),
    await bank.call("GET /view-user/{id}", { as, query, params: { id: as.id } }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
});
