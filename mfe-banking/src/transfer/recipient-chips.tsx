import { useMessages } from "@lintel/portal";
import { VisuallyHidden } from "@lintel/shared-ui";
import { Mask, maskAccount } from "@lintel/shared-ui/bank";
import styled from "styled-components";
import { transferMessages } from "./messages";
import type { Recipient } from "./recent-recipients";

interface RecipientChipsProps {
  recipients: readonly Recipient[];
  onChoose: (recipient: Recipient) => void;
}

/** Whom this person paid lately: one click fills the form. */
export function RecipientChips({ recipients, onChoose }: RecipientChipsProps) {
  const t = useMessages(transferMessages);
  if (recipients.length === 0) return null;

  return (
    <Chips aria-label={t("recentRecipients")}>
      {recipients.map((recipient) => (
        <li key={recipient.account}>
          <Chip type="button" onClick={() => onChoose(recipient)}>
            <VisuallyHidden>
              {t("useRecipient", { start: recipient.account.slice(0, 4), end: recipient.account.slice(-2) })}
            </VisuallyHidden>
            <span aria-hidden="true" translate="no">
              <Mask value={maskAccount(recipient.account)} />
              {recipient.bank ? ` · ${recipient.bank.name}` : ""}
            </span>
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
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

  &:hover {
    background: var(--surface-tint-2);
  }
`;
