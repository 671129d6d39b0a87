import { Link, useMessages, useParams } from "@lintel/portal";
import { accountsQuery, useProfile } from "@lintel/portal/queries";
import { Card, EmptyState, LinkButton, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { BackLink } from "../components/back-link";
import { BankingPage } from "../components/banking-page";
import { bankingMessages } from "../components/messages";
import { QueryFailed } from "../components/query-failed";
import { TransactionHistory } from "../components/transaction-history";
import { AccountFacts } from "./account-facts";
import { AccountWall } from "./account-wall";
import { accountsMessages } from "./messages";

export { accountsMessages as messages } from "./messages";

export default function AccountPage() {
  const t = useMessages(accountsMessages);
  const tBank = useMessages(bankingMessages);
  const { accountNumber } = useParams<"accountNumber">();
  const accounts = useQuery(accountsQuery);
  const profile = useProfile().data;

  const above = <BackLink to="/online-banking/accounts">{t("back")}</BackLink>;

  if (accounts.isPending) {
    return (
      <BankingPage title={t("title")} above={above}>
        <LoadingRegion label={tBank("accountsLoading")}>
          <Skeleton height="200px" />
          <Skeleton height="260px" />
        </LoadingRegion>
      </BankingPage>
    );
  }
  if (accounts.isLoadingError) {
    return (
      <BankingPage title={t("title")} above={above}>
        <Card>
          <QueryFailed query={accounts} message={tBank("accountsFailed")} />
        </Card>
      </BankingPage>
    );
  }

  const account = accounts.data.find((one) => one.account_number === accountNumber);
  if (!account) {
    return (
      <BankingPage title={t("title")} above={above}>
        <Card>
          <EmptyState
            heading="h2"
            title={t("notFound")}
            action={
              <LinkButton component={Link} to="/online-banking/accounts" variant="secondary">
                {t("back")}
              </LinkButton>
            }
          >
            {t("notFoundHelp")}
          </EmptyState>
        </Card>
      </BankingPage>
    );
  }

  return (
    <BankingPage title={t("accountTitle", { type: tBank(account.account_type) })} above={above}>
      <AccountWall account={account} />
      <Columns>
        <AccountFacts account={account} owner={profile} />
        <TransactionHistory
          title={t("theseTransactions")}
          filter={{ account_id: account.id }}
          emptyText={t("noTransactions")}
        />
      </Columns>
    </BankingPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--grid-gap);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
