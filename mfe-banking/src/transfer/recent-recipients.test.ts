import type { Transaction } from "@lintel/contract/schema";
import { account, transaction } from "../../test/people";
import { isTransfer, recentRecipients } from "./recent-recipients";

const sent = (recipient_account: string | null, change: Partial<Transaction> = {}) =>
  transaction({ transaction_type: "transfer", direction: "outgoing", recipient_account, ...change });

it("names each recipient once, the newest first, at most five", () => {
  const transfers = ["1", "2", "1", "3", "4", "5", "6"].map((number) => sent(number));

  expect(recentRecipients(transfers, []).map((recipient) => recipient.account)).toEqual(["1", "2", "3", "4", "5"]);
});

it("counts no account of the person's own among the five", () => {
  const own = [account({ account_number: "1" }), account({ account_number: "2" })];
  const transfers = ["1", "2", "3", "4", "5", "6", "7", "8"].map((number) => sent(number));

  expect(recentRecipients(transfers, own).map((recipient) => recipient.account)).toEqual(["3", "4", "5", "6", "7"]);
});

it("remembers the other bank of a wire, so that one click fills it in", () => {
  const wire = sent("9", { transaction_type: "wire_transfer", bank_name: "Chase", routing_number: "021000021" });

  expect(recentRecipients([wire], [])).toEqual([{ account: "9", bank: { name: "Chase", routingNumber: "021000021" } }]);
});

it("does not offer whom money never reached", () => {
  expect(recentRecipients([sent("9", { status: "failed" }), sent(null)], [])).toEqual([]);
});

it("counts as a transfer what went out from an account without a card", () => {
  expect(isTransfer(sent("1"))).toBe(true);
  expect(isTransfer(sent("1", { direction: "incoming" }))).toBe(false);
  expect(isTransfer(sent("1", { card_id: "c1" }))).toBe(false);
  expect(isTransfer(sent("1", { account_id: null }))).toBe(false);
});
