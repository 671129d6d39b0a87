import { randomUUID } from "node:crypto";
import { createBank, NOTHING_WRONG, TEST_PIN, type TestBank } from "../../test/bank";

describe("a transfer within the bank", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank();
  });
  afterAll(() => bank.close());

  it("moves the money at once and shows a line on each side", async () => {
    const sender = await bank.customer();
    const recipient = await bank.customer();
    const from = await bank.account(sender, { cents: 10_000n });
    const to = await bank.account(recipient, { cents: 0n });

    const { status, answer } = await bank.call("POST /transactions/transfer", {
      as: sender,
      body: {
        account_id: from.id,
        recipient_account: to.account_number,
        amount: 0.29,
        description: "Coffee",
        pin: TEST_PIN,
      },
    });

    expect(status).toBe(200);
    expect(answer.transaction).toMatchObject({
      direction: "outgoing",
      amount: 0.29,
      status: "success",
      transaction_type: "transfer",
    });
    expect((await bank.call("GET /accounts", { as: sender })).answer[0]?.balance).toBe(99.71);
    expect((await bank.call("GET /accounts", { as: recipient })).answer[0]?.balance).toBe(0.29);
    expect((await bank.call("GET /transactions", { as: recipient })).answer).toMatchObject([
      { direction: "incoming", amount: 0.29, description: "Coffee" },
    ]);
    expect((await bank.call("GET /transactions/summary", { as: sender })).answer).toEqual({
      incoming_sum: 0,
      outgoing_sum: 0.29,
      total_sum: 0.29,
      count: 1,
    });
    expect(await bank.books()).toEqual(NOTHING_WRONG);
  });

  it("answers a repeated request with the transfer it already made, and moves the money once", async () => {
    const sender = await bank.customer();
    const recipient = await bank.customer();
    const from = await bank.account(sender, { cents: 10_000n });
    const to = await bank.account(recipient, { cents: 0n });
    const input = {
      as: sender,
      key: randomUUID(),
      body: { account_id: from.id, recipient_account: to.account_number, amount: "25.00", pin: TEST_PIN },
    };

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => bank.call("POST /transactions/transfer", input)),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ answer }) => answer.transaction.id)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers["idempotency-replayed"] === "true")).toHaveLength(19);
    expect((await bank.call("GET /accounts", { as: sender })).answer[0]?.balance).toBe(75);
  });
});
