import { useMessages } from "@lintel/portal";
import { CopyButton } from "@lintel/shared-ui";
import { useRef } from "react";
import { useBankLabels } from "./bank-labels";
import { bankingMessages } from "./messages";

const BANKING_ID_COPIED_MS = 2_500;

interface CopyableFactProps {
  name: string;
  value: string;
  copyLabel: string;
  /** How long the tick stays. */
  confirmMs?: number;
}

/** A line of a list of facts. */
export function CopyableFact({ name, copyLabel, ...copied }: CopyableFactProps) {
  const labels = useBankLabels();
  const shown = useRef<HTMLSpanElement>(null);

  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">
        <span ref={shown}>{copied.value}</span>
        <CopyButton {...copied} label={copyLabel} fallback={shown} labels={labels.copy} />
      </dd>
    </div>
  );
}

export function BankingIdFact({ bankingId }: { bankingId: string }) {
  const t = useMessages(bankingMessages);

  return (
    <CopyableFact
      name={t("bankingId")}
      value={bankingId}
      copyLabel={t("copyBankingId")}
      confirmMs={BANKING_ID_COPIED_MS}
    />
  );
}
