import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createBank, TEST_PIN, type TestBank } from "../../test/bank";
import { createApp } from "../app";
import { compareKeys, KeysRefused } from "./key-marks";

let bank: TestBank;
beforeEach(async () => {
  bank = await createBank();
});
afterEach(() => bank.close());

const README = join(import.meta.dirname, "../../../deploy/README.md");

const newKeys = () => ({
  pin: randomBytes(32),
  card: randomBytes(32),
  audit: randomBytes(32),
  outbox: randomBytes(32),
});

describe("the keys of a database", () => {
  it("are those of the first process, and the only ones that are taken from then on", async () => {
    const { keys } = bank.deps.config;
    await compareKeys(bank.db, keys);

    for (const [purpose, key] of Object.entries(newKeys())) {
      const outcome = compareKeys(bank.db, { ...keys, [purpose]: key });
      await expect(outcome).rejects.toThrow(`The database is kept under another ${purpose.toUpperCase()}_KEY. `);
      await expect(outcome).rejects.toThrow(KeysRefused);
    }
    await expect(compareKeys(bank.db, { ...keys, pin: keys.card, card: keys.pin })).rejects.toThrow(
      "another CARD_KEY and PIN_KEY.",
    );
    await compareKeys(bank.db, keys);
  });

  it("are one process's when several come first at the same moment", async () => {
    const all = Array.from({ length: 6 }, newKeys);

    const outcomes = await Promise.allSettled(all.map((keys) => compareKeys(bank.db, keys)));

    const taken = all.filter((_, index) => outcomes[index]?.status === "fulfilled");
    expect(taken).toHaveLength(1);
    await Promise.all(taken.map((keys) => compareKeys(bank.db, keys)));
  });

  it("are not half those of a process that is refused", async () => {
    const keys = newKeys();
    await compareKeys(bank.db, keys);
    await bank.db.query("DELETE FROM key_marks WHERE name = 'PIN_KEY'");

    await expect(compareKeys(bank.db, newKeys())).rejects.toThrow("another AUDIT_KEY and CARD_KEY and OUTBOX_KEY.");

    await compareKeys(bank.db, keys);
  });

  it("have a PIN_KEY that can be lost: everybody logs in anew and sets a new PIN", async () => {
    const { keys } = bank.deps.config;
    const person = await bank.customer();
    const account = await bank.account(person);
    await compareKeys(bank.db, keys);
    const [, sql = ""] = /`(DELETE FROM pins;[^`]+)`/.exec(readFileSync(README, "utf8")) ?? [];

    await bank.db.query(sql);

    const config = { ...bank.deps.config, keys: { ...keys, pin: randomBytes(32) } };
    await compareKeys(bank.db, config.keys);
    const app = await createApp({ ...bank.deps, config });
    const statuses = [(await bank.call("POST /me", { app, as: person })).status];
    const as = await person.signIn();
    const { pin } = (await bank.call("POST /me", { app, as })).answer;
    const card = { account_id: account.id, card_type: "debit", pin: TEST_PIN };
    const refused = await bank.call("POST /cards", { app, as, body: card });
    statuses.push((await bank.call("POST /user/set-pin", { app, as, body: { pin: TEST_PIN } })).status);
    statuses.push((await bank.call("POST /cards", { app, as, body: card })).status);
    await app.close();

    expect([pin, refused.answer.code]).toEqual([null, "pin_not_set"]);
    expect(statuses).toEqual([401, 200, 200]);
  });
});
