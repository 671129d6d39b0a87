import type { Transaction } from "@lintel/contract/schema";
import { transaction } from "../../test/people";
import { isTransfer, recentRecipients } from "./recent-recipients";

const sent = (recipient_account: string | null, change: Partial<Transaction> = {}) =>
  transaction({ transaction_type: "transfer", direction: "outgoing", recipient_account, ...change });

it("names each recipient once, the newest first, at most five", () => {
  const accounts = ["1", "2", "1", "3", "4", "5", "6"];

  expect(recentRecipients(accounts.map((account) => sent(account))).map(({ account }) => account)).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
});

it("remembers the other bank of a wire, so that one click fills it in", () => {
  const wire = sent("9", { transaction_type: "wire_transfer", bank_name: "Chase", routing_number: "021000021" });

  expect(recentRecipients([wire])).toEqual([{ account: "9", bank: { name: "Chase", routingNumber: "021000021" } }]);
});

it("does not offer whom money never reached", () => {
  expect(recentRecipients([sent("9", { status: "failed" }), sent(null)])).toEqual([]);
});

it("counts as a transfer what went out from an account without a card", () => {
  expect(isTransfer(sent("1"))).toBe(true);
  expect(isTransfer(sent("1", { direction: "incoming" }))).toBe(false);
  expect(isTransfer(sent("1", { card_id: "c1" }))).toBe(false);
  expect(isTransfer(sent("1", { account_id: null }))).toBe(false);
});
