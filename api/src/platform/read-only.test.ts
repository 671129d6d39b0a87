import { createBank, TEST_PIN, type TestBank } from "../../test/bank";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

/** As a standby does, or a server whose disk is nearly full: connections that are open stay as they began. */
async function takeWrites(allowed: boolean) {
  const { rows } = await bank.db.query<{ name: string }>("SELECT current_database() AS name");
  const name = rows[0]?.name;
  await bank.db.query(
    `BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${allowed ? "off" : "on"}; COMMIT`,
  );
}

it("R2 answers 503 while the database can only be read, and keeps no connection to it once another takes writes", async () => {
  const sender = await bank.customer();
  const from = await bank.account(sender);
  const to = await bank.account(await bank.customer());
  const send = async () => {
    const reply = await bank.call("POST /transactions/transfer", {
      as: sender,
      body: { account_id: from.id, recipient_account: to.account_number, amount: "1.00", pin: TEST_PIN },
    });
    return [reply.status, reply.headers["retry-after"]];
  };
  const move = async () => {
    const reply = await bank.call("POST /update-address", {
      as: sender,
      body: { address: "1 Harbour Lane", zip_code: "04101" },
    });
    return [reply.status, reply.headers["retry-after"]];
  };

  await takeWrites(false);
  await bank.db.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  (await bank.db.connect()).release(true);
  const meanwhile = [await send(), await move()];
  const { status: read } = await bank.call("GET /accounts", { as: sender });
  await takeWrites(true);
  // Those that were opened for reading find out with their first write.
  await move();
  const afterwards = [await send(), await move()];

  expect(meanwhile).toEqual([
    [503, "1"],
    [503, "1"],
  ]);
  expect(read).toBe(200);
  expect(afterwards).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});

it("R11 lets those who are signed in read as long as the database can only be read", async () => {
  const person = await bank.person();
  await takeWrites(false);
  (await bank.db.connect()).release(true);
  bank.clock.advance(60_000);

  const replies = [];
  for (let turn = 0; turn < 3; turn++) replies.push(await bank.call("GET /accounts", { as: person }));
  await takeWrites(true);
  bank.clock.advance(14 * 60_000);
  const idle = await bank.call("GET /accounts", { as: person });

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  // That they were there could not be written down.
  expect(idle.status).toBe(401);
});
