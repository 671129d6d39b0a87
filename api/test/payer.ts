import { Books } from "../src/ledger/books";
import { SYSTEM_ACCOUNTS } from "../src/ledger/system-accounts";
import { transaction } from "../src/platform/database";
import type { TestBank, TestPerson } from "./bank";

/** Somebody who has paid so many times, one cent more each minute, in turn from two accounts. */
export async function payer(bank: TestBank, count: number): Promise<TestPerson> {
  const person = await bank.customer();
  const cents = 100_000_00n;
  const accounts = [await bank.account(person, { cents }), await bank.account(person, { cents })];
  const now = bank.clock.now();
  await transaction(bank.db, async (tx) => {
    const books = await Books.open(tx, { ids: [...accounts.map(({ id }) => id), SYSTEM_ACCOUNTS.cash] }, now);
    for (let index = 0; index < count; index++) {
      const from = books.account(accounts[index % 2]?.id ?? "");
      if (!from) throw new Error("The account is not there.");
      const createdAt = new Date(now.getTime() - (count - index) * 60_000);
      const amount = BigInt(1 + index);
      books.record({ type: "online_payment", from, to: books.system("cash"), amount, status: "success", createdAt });
    }
    await books.write(tx);
  });
  return person;
}
