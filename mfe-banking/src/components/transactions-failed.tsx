import { useMessages } from "@lintel/portal";
import { LoadFailed } from "@lintel/shared-ui";
import type { useTransactions } from "../lib/use-transactions";
import { bankingMessages } from "./messages";

/** Stands where transactions would be, and asks for what did not come: all of them, or the next page. */
export function TransactionsFailed({
  retry,
  isRetrying,
}: Pick<ReturnType<typeof useTransactions>, "retry" | "isRetrying">) {
  const t = useMessages(bankingMessages);

  return (
    <LoadFailed onRetry={retry} busy={isRetrying} labels={{ message: t("transactionsFailed"), retry: t("retry") }} />
  );
}
