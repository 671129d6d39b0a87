import { fromWire } from "@lintel/contract";
import { Link, useCurrency, useMessages } from "@lintel/portal";
import { accountsQuery } from "@lintel/portal/queries";
import { LinkButton, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { BalanceWall, LEDGER_CURRENCY, type PartOfDay } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import styled from "styled-components";
import { QueryFailed } from "../components/query-failed";
import { dashboardMessages } from "./messages";

/** What a person has in all their accounts, hidden until they ask for it. */
export function BalancePanel({ time }: { time: PartOfDay }) {
  const t = useMessages(dashboardMessages);
  const accounts = useQuery(accountsQuery);
  const currency = useCurrency() ?? LEDGER_CURRENCY;
  const isConverted = currency.code !== LEDGER_CURRENCY.code;

  const labels = {
    title: t("balanceTitle"),
    show: t("showBalance"),
    hide: t("hideBalance"),
    hidden: t("balanceHidden"),
  };
  const actions = (
    <>
      <LinkButton
        component={Link}
        to="/online-banking/transfer"
        variant="wall"
        icon={<ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t("sendMoney")}
      </LinkButton>
      <LinkButton
        component={Link}
        to="/online-banking/accounts"
        variant="wall-ghost"
        icon={<ArrowDownLeft size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t("receiveMoney")}
      </LinkButton>
    </>
  );

  // The wall itself: how its two links fall in a language decides how tall it is, and who cannot be told what they have can still pay.
  if (accounts.isPending || accounts.isLoadingError) {
    return (
      <BalanceWall
        time={time}
        cents={null}
        labels={labels}
        waiting={
          accounts.isPending ? (
            <LoadingRegion label={t("loadingBalance")}>
              {/* As tall as the amount and the line under it. */}
              <Skeleton width="200px" height="calc(1em - 6px)" />
              <Skeleton width="140px" height={isConverted ? "42px" : "18px"} />
            </LoadingRegion>
          ) : (
            <FailedOnWall>
              <QueryFailed query={accounts} message={t("balanceFailed")} />
            </FailedOnWall>
          )
        }
        actions={actions}
      />
    );
  }

  const count = accounts.data.length;
  const cents = accounts.data.reduce((sum, account) => sum + fromWire(account.balance), 0n);

  return (
    <BalanceWall
      time={time}
      cents={count === 0 ? null : cents}
      labels={labels}
      note={
        count === 0 ? (
          <>
            <strong>{t("noAccountTitle")}</strong>
            <br />
            {t("noAccountNote")}
          </>
        ) : (
          <>
            {t("balanceNote", { count, currency: currency.code })}
            {isConverted && (
              <>
                <br />
                {t("shownIn", { currency: currency.code, rate: currency.rate })}
              </>
            )}
          </>
        )
      }
      actions={actions}
    />
  );
}

/* In the room of the amount and its line, and in the colours of the wall. */
const FailedOnWall = styled.div`
  --text: var(--on-wall);
  --negative: var(--on-wall);
  --border-strong: var(--wall-border);
  --surface-tint-2: var(--wall-deep);
  --focus: var(--on-wall);

  margin-block: -10px;
  font: var(--type-body);

  /* As far as the picture. */
  @media (min-width: 768px) {
    max-width: 66%;
  }
`;
