import { useMessages } from "@lintel/portal";
import { StatusChip } from "@lintel/shared-ui";
import { messages } from "../messages";

/** Whether the hashes of the entries shown still hold together. */
export function ChainMark({ isVerified }: { isVerified: boolean }) {
  const t = useMessages(messages);
  return isVerified ? (
    <StatusChip tone="positive">{t("auditVerified")}</StatusChip>
  ) : (
    <StatusChip tone="negative">{t("auditBroken")}</StatusChip>
  );
}
