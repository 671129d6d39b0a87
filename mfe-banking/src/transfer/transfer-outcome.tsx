import { fromWire } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { announce, Banner, Button, Spinner } from "@lintel/shared-ui";
import { formatMoney, LEDGER_CURRENCY } from "@lintel/shared-ui/bank";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import styled from "styled-components";
import { bankingMessages } from "../components/messages";
import { useReceipt } from "../components/transaction-dialog";
import { transferMessages } from "./messages";

/** Takes the place of the form once there is something to say about what was sent. */
function Panel({
  icon,
  title,
  children,
  actions,
  problem,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Why an action came to nothing. */
  problem?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    // Where the form or the panel before has left it. An answer that comes late takes it from nothing else that somebody is doing.
    if (document.activeElement?.matches("body, h1")) heading.current?.focus();
    else announce(title);
  });
  useEffect(() => arrive(), []);

  return (
    <Wall>
      {icon}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div role="status">{children}</div>
      {actions && <Actions>{actions}</Actions>}
      {problem && <Banner tone="negative">{problem}</Banner>}
    </Wall>
  );
}

/** An admin may have decided on it meanwhile, if its answer was lost: the bank then tells what has become of it. */
export function Sent({ transaction, onMakeAnother }: { transaction: Transaction; onMakeAnother: () => void }) {
  const t = useMessages(transferMessages);
  const tBank = useMessages(bankingMessages);
  const openReceipt = useReceipt(transaction);
  const [isBlocked, setIsBlocked] = useState(false);
  const { status, bank_name: bank } = transaction;
  const hasFailed = status === "failed";
  const Icon = hasFailed ? CircleAlert : CircleCheck;

  function text() {
    if (hasFailed) return t("failedText");
    if (status !== "pending") return t("sentNow");
    return bank ? t("sentPending", { bank }) : t("sentPendingHere");
  }

  return (
    <Panel
      icon={<Icon size={32} strokeWidth={1.75} aria-hidden="true" />}
      title={t(hasFailed ? "failedTitle" : "sentTitle", {
        amount: formatMoney(fromWire(transaction.amount), LEDGER_CURRENCY),
        account: transaction.recipient_account ?? "",
      })}
      actions={
        <>
          <Button variant="wall" onClick={() => setIsBlocked(!openReceipt())}>
            {tBank("viewReceipt")}
          </Button>
          <Button variant="wall-ghost" onClick={onMakeAnother}>
            {t("makeAnother")}
          </Button>
        </>
      }
      problem={isBlocked && tBank("receiptBlocked")}
    >
      {text()}
      <Reference translate="no">{transaction.transaction_reference}</Reference>
    </Panel>
  );
}

export function StillChecking() {
  const t = useMessages(transferMessages);
  return (
    <Panel icon={<Spinner />} title={t("checkingTitle")}>
      {t("checkingText")}
    </Panel>
  );
}

export function NotMade({ onBack }: { onBack: () => void }) {
  const t = useMessages(transferMessages);
  return (
    <Panel
      icon={<CircleAlert size={32} strokeWidth={1.75} aria-hidden="true" />}
      title={t("notMadeTitle")}
      actions={
        <Button variant="wall" onClick={onBack}>
          {t("backToForm")}
        </Button>
      }
    >
      {t("notMadeText")}
    </Panel>
  );
}

const Wall = styled.section`
  display: grid;
  gap: 14px;
  align-content: start;
  padding: 36px 32px 32px;
  border-top: 14px solid var(--mark-beam);
  border-radius: 2px 2px 12px 12px;
  background: var(--wall);
  color: var(--on-wall);
  overflow-wrap: anywhere;

  h2 {
    font: var(--type-title-m);
    /* A place to begin reading, not a control. Themes before today's say so of a page's own heading alone. */
    outline: none;
  }
  > [role="status"] {
    color: var(--on-wall-muted);
  }
`;

const Reference = styled.p`
  margin-top: 6px;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
`;
