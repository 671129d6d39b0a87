import { useMessages } from "@lintel/portal";
import { LoadFailed } from "@lintel/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { bankingMessages } from "./messages";

interface QueryFailedProps {
  query: Pick<UseQueryResult, "isFetching" | "refetch">;
  /** What could not be loaded, as a sentence. */
  message: string;
}

/** Stands where the data would be, and asks for it again. */
export function QueryFailed({ query, message }: QueryFailedProps) {
  const t = useMessages(bankingMessages);

  return (
    <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} labels={{ message, retry: t("retry") }} />
  );
}
