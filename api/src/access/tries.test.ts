import { createBank, freshAddress, type TestBank } from "../../test/bank";
import { transaction } from "../platform/database";
import { takeTries, takeTriesWithin } from "./tries";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
  // What a sequence counts stays counted when its transaction is taken back.
  await bank.db.query(
    `CREATE SEQUENCE counted;
     CREATE FUNCTION deadlock_at_first() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF nextval('counted') = 1 THEN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER deadlock_at_first BEFORE INSERT ON tries FOR EACH ROW EXECUTE FUNCTION deadlock_at_first()`,
  );
});
beforeEach(() => bank.db.query("ALTER SEQUENCE counted RESTART"));
afterAll(() => bank.close());

const countOf = async (bucket: string) => {
  const { rows } = await bank.db.query("SELECT count FROM tries WHERE bucket = $1", [bucket]);
  return rows[0]?.count;
};

it("R19 counts a try once whose first counting ended in a deadlock", async () => {
  const limits = [{ bucket: "alone", limit: 5, seconds: 60 }];

  const refusal = await takeTries(bank.db, limits, bank.clock.now());

  expect([refusal, await countOf("alone")]).toEqual([null, 1]);
});

it("R19 leaves it to the transaction that it is a part of, which is tried again as a whole", async () => {
  const limits = [{ bucket: "part", limit: 5, seconds: 60 }];
  let begun = 0;

  const wait = await transaction(bank.db, (tx) => {
    begun++;
    return takeTriesWithin(tx, limits, bank.clock.now());
  });

  expect([wait, begun, await countOf("part")]).toEqual([0, 2, 1]);
});

it("keeps nothing of what an address types that is stopped", async () => {
  const ip = freshAddress();
  const ask = (identifier: string) => bank.call("POST /send-login-otp", { body: { identifier }, ip });
  for (let asked = 0; asked < 60; asked++) await ask(`nobody-${asked}@example.com`);
  const kept = async () => (await bank.db.query("SELECT bucket FROM tries ORDER BY bucket")).rows;
  const before = await kept();

  const { status } = await ask("one-more@example.com");

  expect(status).toBe(429);
  expect(await kept()).toEqual(before);
});

it("keeps nothing of a network that is stopped because of those around it", async () => {
  const comeFrom = (network: string) => {
    const limits = [network, "around"].map((bucket) => ({ bucket, limit: 1, seconds: 60 }));
    return takeTries(bank.db, limits, bank.clock.now());
  };
  await comeFrom("first");

  const refusal = await comeFrom("second");

  expect(refusal?.code).toBe("too_many_requests");
  expect([await countOf("second"), await countOf("around")]).toEqual([undefined, 1]);
});

it("tells whoever is stopped by several limits to wait for the last of them, in whole seconds that are over by then", async () => {
  const limits = [
    { bucket: "a-day", limit: 1, seconds: 86_400 },
    { bucket: "b-minute", limit: 1, seconds: 60 },
  ];
  await takeTries(bank.db, limits, bank.clock.now());
  bank.clock.advance(1_500);

  const refusal = await takeTries(bank.db, limits, bank.clock.now());

  expect(refusal?.retryAfterSeconds).toBe(86_399);
});

it("counts anew from the moment at which a window ends, for as long as the first time", async () => {
  const limits = [{ bucket: "window", limit: 1, seconds: 60 }];
  const take = async (advance: number) => {
    bank.clock.advance(advance);
    return (await takeTries(bank.db, limits, bank.clock.now()))?.retryAfterSeconds ?? "counted";
  };

  const outcomes = [await take(0), await take(59_999), await take(1), await take(59_999), await take(1)];

  expect(outcomes).toEqual(["counted", 1, "counted", 1, "counted"]);
  const { rows } = await bank.db.query("SELECT started_at, ends_at, count FROM tries WHERE bucket = 'window'");
  const started_at = bank.clock.now();
  expect(rows).toEqual([{ started_at, ends_at: new Date(started_at.getTime() + 60_000), count: 1 }]);
});
