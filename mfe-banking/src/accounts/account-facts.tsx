import { BRAND } from "@lintel/contract";
import type { Account, Profile } from "@lintel/contract/schema";
import { useLocale, useMessages } from "@lintel/portal";
import { FactList, formatDate } from "@lintel/shared-ui/bank";
import { CopyableFact } from "../components/copyable-fact";
import { bankingMessages } from "../components/messages";
import { TitledCard } from "../components/titled-card";
import { accountsMessages } from "./messages";

interface AccountFactsProps {
  account: Account;
  owner: Profile | undefined;
}

/** What somebody needs who wants to send money here; the numbers are in full because they are there to be copied. */
export function AccountFacts({ account, owner }: AccountFactsProps) {
  const t = useMessages(accountsMessages);
  const tBank = useMessages(bankingMessages);
  const locale = useLocale();

  return (
    <TitledCard as="section">
      <h2>{t("facts")}</h2>
      <FactList data-ruled>
        <div>
          <dt>{t("accountType")}</dt>
          <dd>{tBank(account.account_type)}</dd>
        </div>
        <CopyableFact name={t("accountNumber")} value={account.account_number} copyLabel={t("copyAccountNumber")} />
        <CopyableFact name={tBank("routingNumber")} value={account.routing_number} copyLabel={t("copyRoutingNumber")} />
        <div>
          <dt>{t("bankName")}</dt>
          <dd translate="no">{BRAND.name}</dd>
        </div>
        <div>
          <dt>{t("nameOnAccount")}</dt>
          <dd translate="no">{owner ? `${owner.firstname} ${owner.lastname}` : ""}</dd>
        </div>
        <div>
          <dt>{t("opened")}</dt>
          <dd>{formatDate(account.created_at, locale)}</dd>
        </div>
      </FactList>
    </TitledCard>
  );
}
