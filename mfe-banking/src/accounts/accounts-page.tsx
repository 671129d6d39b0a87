import { fromWire } from "@lintel/contract";
import type { Account, Transaction } from "@lintel/contract/schema";
import { Link, useMessages } from "@lintel/portal";
import { accountsQuery } from "@lintel/portal/queries";
import { Card, EmptyState, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { AccountCard, AccountGrid, Money, maskAccount } from "@lintel/shared-ui/bank";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useBankLabels } from "../components/bank-labels";
import { BankingPage } from "../components/banking-page";
import { bankingMessages } from "../components/messages";
import { QueryFailed } from "../components/query-failed";
import { TransactionHistory } from "../components/transaction-history";
import { accountsMessages } from "./messages";

export { accountsMessages as messages } from "./messages";

export default function AccountsPage() {
  const t = useMessages(accountsMessages);
  const accounts = useQuery(accountsQuery);

  function lead() {
    if (accounts.isPending) return <Skeleton width="200px" height="25px" />;
    return accounts.data?.length ? <Total accounts={accounts.data} /> : undefined;
  }

  return (
    <BankingPage title={t("title")} lead={lead()}>
      <Accounts query={accounts} />
      {/* How many accounts stand above it nobody knows beforehand: shown earlier, it would move. Where they failed, it stays while they are tried again. */}
      {accounts.isFetched && <TransactionHistory title={t("transactions")} keep={isOfAnAccount} />}
    </BankingPage>
  );
}

function Total({ accounts }: { accounts: readonly Account[] }) {
  const t = useMessages(accountsMessages);
  const cents = accounts.reduce((sum, account) => sum + fromWire(account.balance), 0n);

  return (
    <>
      {t("total", { count: accounts.length })} · <Money cents={cents} />
    </>
  );
}

function Accounts({ query }: { query: UseQueryResult<Account[]> }) {
  const t = useMessages(accountsMessages);
  const tBank = useMessages(bankingMessages);
  const labels = useBankLabels();

  if (query.isPending) {
    return (
      <LoadingRegion label={tBank("accountsLoading")}>
        <AccountGrid>
          <Skeleton height="151px" />
          <Skeleton height="151px" />
        </AccountGrid>
      </LoadingRegion>
    );
  }
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailed query={query} message={tBank("accountsFailed")} />
      </Card>
    );
  }
  if (query.data.length === 0) {
    return (
      <Card>
        <EmptyState heading="h2" title={t("empty")}>
          {t("emptyHelp")}
        </EmptyState>
      </Card>
    );
  }

  return (
    <AccountGrid>
      {query.data.map((account) => {
        const type = tBank(account.account_type);
        return (
          <AccountCard
            key={account.id}
            heading="h2"
            type={type}
            accountNumber={account.account_number}
            routingNumber={account.routing_number}
            cents={fromWire(account.balance)}
            labels={labels.accountCard}
            action={
              <Link
                data-screen-only
                to={`/online-banking/accounts/${encodeURIComponent(account.account_number)}`}
                aria-label={t("viewMoreOf", { type, number: spokenNumber(account.account_number) })}
              >
                {t("viewMore")}
              </Link>
            }
          />
        );
      })}
    </AccountGrid>
  );
}

function isOfAnAccount(transaction: Transaction): boolean {
  return transaction.account_id !== null;
}

/** "4021…88": six asterisks in a name would be read out one by one. */
function spokenNumber(accountNumber: string): string {
  return maskAccount(accountNumber).replace(/\*+/, "…");
}
