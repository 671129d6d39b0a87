import { CURRENCIES } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { Link, useCurrency, useLocale, useMessages } from "@lintel/portal";
import { accountsQuery } from "@lintel/portal/queries";
import { Button, LinkButton, Skeleton } from "@lintel/shared-ui";
import { FactList } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { BankingIdFact } from "../components/copyable-fact";
import { CurrencyDialog } from "../components/currency-dialog";
import { currencyName } from "../components/currency-name";
import { bankingMessages } from "../components/messages";
import { QueryFailed } from "../components/query-failed";
import { settingsMessages } from "./messages";
import { Section } from "./section";

export function InformationSection({ profile }: { profile: Profile }) {
  const t = useMessages(settingsMessages);
  const tBank = useMessages(bankingMessages);
  const accounts = useQuery(accountsQuery);
  // Until one is chosen, amounts are in the first of them: dollars.
  const currency = useCurrency() ?? CURRENCIES[0];
  const locale = useLocale();
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <Section title={t("infoTitle")}>
      <FactList data-ruled>
        <div>
          <dt>{t("name")}</dt>
          <dd translate="no">
            {profile.firstname} {profile.lastname}
          </dd>
        </div>
        <div>
          <dt>{t("email")}</dt>
          <dd translate="no">{profile.email}</dd>
        </div>
        <BankingIdFact bankingId={profile.banking_id} />
        <div>
          <dt>{t("currency")}</dt>
          <dd>
            {currencyName(currency, locale)} ({currency.code})
          </dd>
        </div>
        <div>
          <dt>{t("accounts")}</dt>
          <dd>
            {accounts.data ? (
              accounts.data.length
            ) : accounts.isError ? (
              <QueryFailed query={accounts} message={tBank("accountsFailed")} />
            ) : (
              <Skeleton width="32px" />
            )}
          </dd>
        </div>
      </FactList>
      <Actions data-screen-only>
        <LinkButton component={Link} to="/online-banking/settings/reset-pin" variant="secondary">
          {t("changePin")}
        </LinkButton>
        <Button variant="secondary" onClick={() => setIsChoosing(true)}>
          {t("changeCurrency")}
        </Button>
      </Actions>
      <Note>{t("changePassword")}</Note>
      {isChoosing && <CurrencyDialog onClose={() => setIsChoosing(false)} />}
    </Section>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`;

const Note = styled.p`
  margin-top: 12px;
  color: var(--text-muted);
  font: var(--type-caption);
`;
