import { fromWire } from "@lintel/contract";
import { Link, useLocale, useMessages } from "@lintel/portal";
import { useTransactionWords } from "@lintel/portal/transaction-words";
import { Checkbox } from "@lintel/shared-ui";
import {
  DottedLine,
  formatDayTime,
  formatMoney,
  LEDGER_CURRENCY,
  Money,
  transactionLabel,
} from "@lintel/shared-ui/bank";
import type { Ref } from "react";
import styled from "styled-components";
import type { PendingTransfer } from "../lib/admin-queries";
import { messages, type T } from "../messages";

interface WaitingTransferProps {
  ref: Ref<HTMLLIElement>;
  transfer: PendingTransfer;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function WaitingTransfer({ ref, transfer, isChosen, onChoose }: WaitingTransferProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const words = useTransactionWords();
  const cents = fromWire(transfer.amount);
  const type = transactionLabel(transfer.transaction_type, words.types);
  const mark = transfer.synthetic && words.synthetic;
  const facts = [type, wayOf(transfer, t), mark, transfer.customer.name, transfer.transaction_reference]
    .filter(Boolean)
    .join(", ");

  return (
    <Row ref={ref} data-chosen={isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        aria-label={t("pendingSelect", { amount: formatMoney(cents, LEDGER_CURRENCY), facts })}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Body>
        <Facts>
          <span>
            <Link to={`/online-banking/admin/users/${encodeURIComponent(transfer.customer.id)}`} translate="no">
              {transfer.customer.name}
            </Link>
            <DottedLine>
              <time dateTime={transfer.created_at}>{formatDayTime(transfer.created_at, locale, new Date())}</time>
              <span translate="no">{transfer.transaction_reference}</span>
              {mark && <span>{mark}</span>}
            </DottedLine>
          </span>
          <span>
            {type}
            <Way transfer={transfer} />
          </span>
        </Facts>
        <Amount>
          <Money cents={cents} size="row" />
        </Amount>
      </Body>
    </Row>
  );
}

function recipientOf({ bank_name, recipient_account }: PendingTransfer) {
  return [bank_name, recipient_account].filter(Boolean).join(", ");
}

/** Empty for a fee, which goes to nobody by name. */
function wayOf(transfer: PendingTransfer, t: T) {
  const recipient = recipientOf(transfer);
  if (transfer.direction === "incoming") return t("pendingInto", { account: recipient });
  return recipient && t("pendingTo", { recipient });
}

/** To whom, or into which account. */
export function Way({ transfer }: { transfer: PendingTransfer }) {
  const t = useMessages(messages);
  const words = wayOf(transfer, t);
  const bank = transfer.bank_name ?? "";
  const at = words.lastIndexOf(recipientOf(transfer));
  return (
    <Quiet translate="no">
      {words.slice(0, at)}
      {/* One whose name runs from right to left would take the number behind it along, to its other side. */}
      <bdi>{bank}</bdi>
      {words.slice(at + bank.length)}
    </Quiet>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px;

  & + & {
    border-top: 1px solid var(--border);
  }
  &[data-chosen] {
    background: var(--accent-soft);
  }
  /* Nothing is chosen on paper. */
  @media print {
    > label {
      display: none;
    }
    &[data-chosen] {
      background: none;
    }
  }
  /* What has the focus is scrolled to below the bar that stays: one row of words, or two. */
  input,
  a {
    scroll-margin-top: 6rem;
    @media (max-width: 479px) {
      scroll-margin-top: 8rem;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
`;

const Facts = styled.div`
  display: grid;
  flex: 1 1 8rem;
  gap: 4px 20px;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    position: relative;
    font-weight: 600;
  }
  /* As tall to a finger as a button, upwards: what stands below may be taken hold of. */
  @media (pointer: coarse) {
    a::after {
      content: "";
      position: absolute;
      inset: -20px 0 -4px;
    }
  }
  /* Not in letters so large that half a row is too little for the number of an account. */
  @media (min-width: 768px) and (min-width: 42em) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const Amount = styled.span`
  margin-inline-start: auto;
  text-align: end;

  /* Or the column before it would begin elsewhere in each row. */
  @media (min-width: 768px) {
    min-width: 9rem;
  }
`;

const Quiet = styled.span`
  display: block;
  color: var(--text-muted);
  font: var(--type-caption);
`;
