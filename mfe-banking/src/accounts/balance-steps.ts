import { type Cents, fromWire } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";

const MOST_STEPS = 40;

/** What the balance was after each of the newest transactions, oldest first: walked back from what it is now. */
export function balanceSteps(balance: Cents, newestFirst: readonly Transaction[]): Cents[] {
  const moved = newestFirst.filter(movedMoney).slice(0, MOST_STEPS);
  const steps = [balance];
  let before = balance;
  for (const row of moved) {
    before += row.direction === "incoming" ? -fromWire(row.amount) : fromWire(row.amount);
    steps.push(before);
  }
  return steps.reverse();
}

/** Money on its way out has left; money on its way in is not there yet; a failed row gave back what it took. */
function movedMoney(row: Transaction): boolean {
  return row.status === "success" || (row.status === "pending" && row.direction === "outgoing");
}
