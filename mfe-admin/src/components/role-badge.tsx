import type { Role } from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { Badge } from "@lintel/shared-ui";
import { messages } from "../messages";

const LETTER: Readonly<Record<Role, string>> = { user: "U", admin: "A" };

export function RoleBadge({ role }: { role: Role }) {
  const t = useMessages(messages);
  return (
    <Badge label={t(`role_${role}`)} tone={role === "admin" ? "accent" : "plain"}>
      {LETTER[role]}
    </Badge>
  );
}
