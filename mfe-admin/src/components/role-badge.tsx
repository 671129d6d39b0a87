import type { Role } from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { Badge } from "@lintel/shared-ui";
import { messages } from "../messages";

export function RoleBadge({ role }: { role: Role }) {
  const t = useMessages(messages);
  return role === "admin" ? (
    <Badge label={t("roleAdmin")} tone="accent">
      A
    </Badge>
  ) : (
    <Badge label={t("roleUser")}>U</Badge>
  );
}
