import { useMessages } from "@lintel/portal";
import { CopyButton } from "@lintel/shared-ui";
import { useRef } from "react";
import { BANKING_ID_COPIED_MS } from "../lib/timers";
import { useBankLabels } from "./bank-labels";
import { bankingMessages } from "./messages";

/** A line of a list of facts. */
export function BankingIdFact({ bankingId }: { bankingId: string }) {
  const t = useMessages(bankingMessages);
  const labels = useBankLabels();
  const shown = useRef<HTMLSpanElement>(null);

  return (
    <div>
      <dt>{t("bankingId")}</dt>
      <dd translate="no">
        <span ref={shown}>{bankingId}</span>
        <CopyButton
          value={bankingId}
          label={t("copyBankingId")}
          confirmMs={BANKING_ID_COPIED_MS}
          fallback={shown}
          labels={labels.copy}
        />
      </dd>
    </div>
  );
}
