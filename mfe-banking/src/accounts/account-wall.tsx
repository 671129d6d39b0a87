import { fromWire } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { Link, useMessages } from "@lintel/portal";
import { LinkButton, Skeleton } from "@lintel/shared-ui";
import { Money, Sparkline } from "@lintel/shared-ui/bank";
import { ArrowUpRight } from "lucide-react";
import styled from "styled-components";
import { useTransactions } from "../lib/use-transactions";
import { balanceSteps } from "./balance-steps";
import { accountsMessages } from "./messages";

/** The account's balance under the beam, where it came from, and the way to spend it. */
export function AccountWall({ account }: { account: Account }) {
  const t = useMessages(accountsMessages);
  const { rows, isPending } = useTransactions({ account_id: account.id });
  const cents = fromWire(account.balance);

  return (
    <Wall aria-label={t("balance")}>
      <Balance>
        <h2>{t("balance")}</h2>
        <Money cents={cents} size="hero" />
      </Balance>
      <Foot>
        <LinkButton
          component={Link}
          to="/online-banking/transfer"
          state={{ from: account.id }}
          variant="wall"
          icon={<ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t("sendMoney")}
        </LinkButton>
        {isPending ? (
          <Waiting aria-hidden="true">
            <Skeleton width="120px" height="32px" />
            <span>{t("trendNote")}</span>
          </Waiting>
        ) : (
          <Sparkline values={balanceSteps(cents, rows)} label={t("trend")} caption={t("trendNote")} />
        )}
      </Foot>
    </Wall>
  );
}

const Wall = styled.section`
  --money-fraction: var(--on-wall-muted);
  --sparkline: var(--on-wall);
  --sparkline-caption: var(--on-wall-muted);

  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 20px;
  min-height: 200px;
  padding: 40px 20px 24px;
  border-radius: 0 0 12px 12px;
  background: var(--wall);
  color: var(--on-wall);

  &::before {
    content: "";
    position: absolute;
    inset: 0 -6px auto;
    height: 14px;
    border-radius: 2px;
    background: var(--mark-beam);
    /* It has the page's ground there, and would only cut the wall's frame off. */
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
  &::after {
    content: "";
    position: absolute;
    inset: 14px 0 auto;
    height: 10px;
    background: var(--wall-deep);
  }
  h2 {
    margin-bottom: 6px;
    color: var(--on-wall-muted);
    font: 550 1rem/1.5 var(--font-ui);
    letter-spacing: 0;
  }
  @media (min-width: 768px) {
    padding-inline: 32px;

    &::before {
      inset-inline: -8px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Balance = styled.div`
  container-type: inline-size;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 24px;
`;

/* As large as the line and its caption: on a phone they stand under the button and move the page. */
const Waiting = styled.div`
  --surface-tint: var(--wall-deep);

  display: inline-grid;
  gap: 4px;
  font: var(--type-caption);

  > :last-child {
    visibility: hidden;
  }
`;
