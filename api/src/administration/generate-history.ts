import { randomInt } from "node:crypto";
import { type Cents, type TransactionType, toWire } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { byAdmin } from "../access/people/administer";
import type { Deps } from "../deps";
import { Books } from "../ledger/books";
import { maskedAccount } from "../ledger/numbers";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { answerOnce } from "../platform/answer-once";
import { type Outcome, ok, refused } from "../platform/outcome";
import { isUuid } from "../platform/uuid";

interface HistoryRequest {
  adminId: string;
  personId: string;
  accountId: string;
  amount: Cents;
  months: number;
  key: string | null;
  ip: string;
}

/** Synthetic history, marked as such: lines over the past months that together bring exactly the amount. */
export async function generateHistory(
  { db, clock, config }: Deps,
  { adminId, personId, accountId, amount, months, key, ip }: HistoryRequest,
): Promise<Outcome<Answer<"POST /generate-transactions">>> {
  if (!config.syntheticHistory) return refused("history_disabled");
  if (!isUuid(accountId) || !isUuid(personId)) return refused("account_not_found");
  const now = clock.now();
  return byAdmin(db, adminId, async (tx) => {
    await tx.query("SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE", [adminId]);
    const call = {
      personId: adminId,
      key,
      call: "POST /generate-transactions",
      payload: { accountId, personId, amount: amount.toString(), months },
      now,
    };
    return answerOnce(tx, call, async (taken) => {
      const books = await Books.open(tx, { ids: [accountId, SYSTEM_ACCOUNTS.synthetic] }, now);
      const account = books.account(accountId);
      if (!account || account.ownerId !== personId || account.isClosed) return refused("account_not_found");

      for (const [index, line] of inventHistory(amount, months, now).entries()) {
        const isIncome = line.amount > 0n;
        books.record({
          type: line.type,
          from: isIncome ? books.system("synthetic") : account,
          to: isIncome ? account : books.system("synthetic"),
          amount: isIncome ? line.amount : -line.amount,
          status: "success",
          createdAt: line.at,
          description: line.description,
          synthetic: true,
          // One of them takes the key for all.
          ...(index === 0 ? taken : null),
        });
      }
      const details = {
        account: accountId,
        account_number: maskedAccount(account.number),
        amount: toWire(amount),
        months,
      };
      books.audit({ at: now, action: "history.generated", actorId: adminId, subjectId: personId, ip, details });
      await books.write(tx);
      return ok({ message: "Transactions generated successfully." });
    });
  });
}

interface InventedLine {
  at: Date;
  type: TransactionType;
  description: string;
  /** Negative: spent. */
  amount: Cents;
}

const INCOME: [TransactionType, string][] = [
  ["ach_transfer", "Payroll"],
  ["check_deposit", "Check deposit"],
  ["wire_transfer", "Incoming wire"],
];
const SPENDING: [TransactionType, string][] = [
  ["debit_card_purchase", "Groceries"],
  ["online_payment", "Online order"],
  ["atm_withdrawal", "Cash withdrawal"],
  ["debit_card_purchase", "Restaurant"],
  ["ach_transfer", "Utilities"],
];
const SPENDING_A_MONTH = 5;

/** Each month brings its part of the amount and of what the month spends, first the income and then the spending, so that no line could have overdrawn. */
export function inventHistory(amount: Cents, months: number, now: Date): InventedLine[] {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - months);
  // A month that has no such day was passed over: its last day it is.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0);
  const monthMs = (now.getTime() - start.getTime()) / months;
  const lines: InventedLine[] = [];
  let left = amount;
  for (let month = 0; month < months; month++) {
    const share = left / BigInt(months - month);
    left -= share;
    const spending = Array.from({ length: SPENDING_A_MONTH }, () => jitter(share) / BigInt(SPENDING_A_MONTH)).filter(
      (cents) => cents > 0n,
    );
    const income = share + spending.reduce((sum, cents) => sum + cents, 0n);
    if (income === 0n) continue;
    const at = (part: number) => new Date(Math.floor(start.getTime() + monthMs * (month + part)));
    lines.push({ at: at(0.02 + randomInt(1_000) / 50_000), ...pick(INCOME), amount: income });
    spending.forEach((cents, index) => {
      const part = 0.08 + (0.9 * (index + randomInt(1_000) / 1_000)) / spending.length;
      lines.push({ at: at(part), ...pick(SPENDING), amount: -cents });
    });
  }
  return lines;
}

/** Between half and one and a half of what is earned is earned again to be spent. */
function jitter(share: Cents): Cents {
  return (share * BigInt(randomInt(50, 150))) / 100n;
}

function pick(choices: [TransactionType, string][]): { type: TransactionType; description: string } {
  const [type, description] = choices[randomInt(choices.length)] ?? ["online_payment", "Payment"];
  return { type, description };
}
