import { maskAccount, maskCard } from "../../money/account-mask";
import { formatDateTime } from "../../money/format-date";
import { transactionLabel } from "../../money/transaction-label";
import type { FactLabels, TransactionFacts } from "./transaction-facts";

export interface Fact {
  name: keyof FactLabels;
  value: string;
  /** Has asterisks of ours in it, which are painted and spoken differently from typed ones. */
  isMasked: boolean;
}

const MASKED: readonly (keyof FactLabels)[] = ["account", "sender", "recipient", "routing", "card"];

/** In the order of the receipt; both views of a transaction say the same. */
export function listFacts(facts: TransactionFacts, locale: string, types?: Readonly<Record<string, string>>): Fact[] {
  const all: { name: keyof FactLabels; value: string | null | undefined }[] = [
    { name: "reference", value: facts.reference },
    { name: "type", value: transactionLabel(facts.type, types) },
    { name: "dateTime", value: formatDateTime(facts.at, locale) },
    { name: "account", value: facts.account },
    { name: "sender", value: facts.sendersAccount && maskAccount(facts.sendersAccount) },
    { name: "recipient", value: facts.recipientAccount && maskAccount(facts.recipientAccount) },
    { name: "bank", value: facts.bankName },
    { name: "routing", value: facts.routingNumber && maskAccount(facts.routingNumber) },
    { name: "swift", value: facts.swiftCode },
    { name: "card", value: facts.cardNumber && maskCard(facts.cardNumber.replace(/\s/g, "")) },
    { name: "description", value: facts.description },
  ];
  return all.flatMap(({ name, value }) => (value ? [{ name, value, isMasked: MASKED.includes(name) }] : []));
}
