import type { Profile } from "@lintel/contract/schema";
import { useLocale, useMessages } from "@lintel/portal";
import { CopyButton, StatusChip } from "@lintel/shared-ui";
import { FactList, formatDate } from "@lintel/shared-ui/bank";
import { useRef } from "react";
import { EmailAddress } from "../components/email-address";
import { RoleBadge } from "../components/role-badge";
import { Section } from "../components/section";
import { messages } from "../messages";

export function UserInformation({ user }: { user: Profile }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const bankId = useRef<HTMLSpanElement>(null);

  return (
    <Section title={t("userInformation")}>
      <FactList data-ruled>
        <div>
          <dt>{t("name")}</dt>
          <dd translate="no">
            {user.firstname} {user.lastname}
          </dd>
        </div>
        <div>
          <dt>{t("email")}</dt>
          <dd translate="no">
            <EmailAddress email={user.email} />
          </dd>
        </div>
        <div>
          <dt>{t("bankId")}</dt>
          <dd translate="no">
            <span ref={bankId}>{user.banking_id}</span>
            <CopyButton
              value={user.banking_id}
              label={t("copyBankId")}
              fallback={bankId}
              labels={{ copied: t("copied"), failed: t("copyFailed") }}
            />
          </dd>
        </div>
        <div>
          <dt>{t("memberSince")}</dt>
          <dd>{formatDate(user.created_at, locale)}</dd>
        </div>
        <div>
          <dt>{t("role")}</dt>
          <dd>
            {t(`role_${user.role}`)}
            <span aria-hidden="true">
              <RoleBadge role={user.role} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{t("suspensionStatus")}</dt>
          <dd>
            {user.suspended === 1 ? (
              <StatusChip tone="warning">{t("suspendedState")}</StatusChip>
            ) : (
              <StatusChip tone="positive">{t("active")}</StatusChip>
            )}
          </dd>
        </div>
      </FactList>
    </Section>
  );
}
