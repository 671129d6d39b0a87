import type { Account } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { Mask, maskAccount } from "@lintel/shared-ui/bank";
import type { FocusEvent } from "react";
import styled from "styled-components";
import { AccountName } from "../components/account-name";
import { transferMessages } from "./messages";
import type { Recipient } from "./recent-recipients";

interface RecipientChipsProps {
  /** The person's own accounts, but for the one that the money comes from. */
  own: readonly Account[];
  recipients: readonly Recipient[];
  onChoose: (recipient: Recipient) => void;
}

/** The person's own accounts and whom they paid lately: one click fills the form. */
export function RecipientChips({ own, recipients, onChoose }: RecipientChipsProps) {
  return (
    <>
      {own.length > 0 && <OwnAccounts accounts={own} onChoose={onChoose} />}
      {recipients.length > 0 && <RecentRecipients recipients={recipients} onChoose={onChoose} />}
    </>
  );
}

function OwnAccounts({ accounts, onChoose }: { accounts: readonly Account[] } & Pick<RecipientChipsProps, "onChoose">) {
  const t = useMessages(transferMessages);

  return (
    <Chips aria-label={t("ownAccounts")} onFocus={showWhole}>
      {accounts.map((account) => (
        <li key={account.id}>
          <Chip type="button" onClick={() => onChoose({ account: account.account_number, bank: null })}>
            <AccountName account={account} />
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

function RecentRecipients({ recipients, onChoose }: Pick<RecipientChipsProps, "recipients" | "onChoose">) {
  const t = useMessages(transferMessages);

  return (
    <Chips aria-label={t("recentRecipients")} onFocus={showWhole}>
      {recipients.map((recipient) => (
        <li key={recipient.account}>
          <Chip type="button" onClick={() => onChoose(recipient)}>
            <RecipientNumber number={recipient.account} />
            {recipient.bank && <span translate="no"> · {recipient.bank.name}</span>}
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

function RecipientNumber({ number }: { number: string }) {
  const t = useMessages(transferMessages);
  const masked = maskAccount(number);
  // A short one is seen whole, and whoever speaks to the page says what is seen.
  if (masked === number) return number;
  return <Mask value={masked} spoken={t("useRecipient", { start: number.slice(0, 4), end: number.slice(-2) })} />;
}

/** Chromium scrolls to none of which a part is seen already. Not under a finger, whose press would end beside it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

/* Those of somebody with many accounts would push the amount out of sight: they scroll, with half a row that says so. */
const Chips = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-height: 188px;
  margin: -5px;
  padding: 5px;
  scroll-padding-block: 5px;
  overflow-y: auto;

  /* One below another even a few would: they lie in one row, to the card's edges. */
  @media (max-width: 479px) {
    flex-wrap: nowrap;
    max-height: none;
    margin: -5px calc(-1 * var(--card-padding));
    padding: 5px var(--card-padding);
    scroll-padding-inline: var(--card-padding);
    overflow-x: auto;
    li {
      flex: none;
      max-width: 100%;
    }
  }
`;

const Chip = styled.button`
  min-height: 44px;
  max-width: 100%;
  padding: 6px 12px;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface-tint);
  color: var(--text);
  font: 600 0.875rem/1.3 var(--font-ui);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  cursor: pointer;

  /* One that was tapped would stay as if it were the one that is chosen, whatever is typed after it. */
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint-2);
    }
  }
  &:active {
    background: var(--surface-tint-2);
  }
`;
