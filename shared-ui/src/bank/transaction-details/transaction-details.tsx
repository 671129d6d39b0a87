import { COPY_LABELS, CopyButton, type CopyLabels } from "@lintel/shared-ui";
import { useRef } from "react";
import styled, { css } from "styled-components";
import { FactList } from "../../fact-list/fact-list";
import { useDisplaySettings } from "../../money/display-settings";
import { Mask } from "../../money/mask";
import { Money } from "../../money/money";
import { signedCents } from "../transaction-row/transaction";
import { DirectionTile } from "../transaction-row/transaction-row";
import { TransactionStatus } from "../transaction-status/transaction-status";
import { IN_DOLLARS, type InDollars, LedgerAmount } from "./ledger-amount";
import { listFacts } from "./list-facts";
import { FACT_LABELS, type FactLabels, type TransactionFacts } from "./transaction-facts";

export interface TransactionDetailsLabels extends FactLabels {
  copyReference: string;
  copy: CopyLabels;
  inDollars: InDollars;
  synthetic: string;
  types?: Readonly<Record<string, string>>;
  statuses?: Readonly<Record<string, string>>;
}

const LABELS: TransactionDetailsLabels = {
  ...FACT_LABELS,
  copyReference: "Copy reference",
  copy: COPY_LABELS,
  inDollars: IN_DOLLARS,
  synthetic: "Generated history: no money was moved by a person.",
};

export interface TransactionDetailsProps {
  transaction: TransactionFacts;
  labels?: Partial<TransactionDetailsLabels>;
}

/** What the detail dialog holds; its title and buttons are the page's. */
export function TransactionDetails({ transaction, labels }: TransactionDetailsProps) {
  const { locale } = useDisplaySettings();
  const text = { ...LABELS, ...labels };

  return (
    <Root>
      <Head>
        <DirectionTile direction={transaction.direction} />
        <TransactionStatus status={transaction.status} always="chip" labels={text.statuses} />
      </Head>
      <Money cents={signedCents(transaction)} sign="always" size="dialog" />
      <Booked cents={transaction.cents} words={text.inDollars} />
      {transaction.synthetic && <Mark>{text.synthetic}</Mark>}
      <Facts data-ruled>
        {listFacts(transaction, locale, text.types).map(({ name, value, isMasked }) => (
          <div key={name}>
            <dt>{text[name]}</dt>
            <dd className={name === "description" ? undefined : "notranslate"}>
              {name === "reference" ? (
                <CopyableReference value={value} text={text} />
              ) : isMasked ? (
                <Mask value={value} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </Facts>
    </Root>
  );
}

function CopyableReference({ value, text }: { value: string; text: TransactionDetailsLabels }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={shown}>{value}</span>
      <CopyButton label={text.copyReference} value={value} fallback={shown} labels={text.copy} />
    </>
  );
}

const Root = styled.div`
  display: grid;
  container-type: inline-size;
  justify-items: start;
  gap: 12px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
`;

const quiet = css`
  color: var(--text-muted);
  font: var(--type-caption);
`;

const Mark = styled.p`
  ${quiet}
`;

const Booked = styled(LedgerAmount)`
  ${quiet}
`;

const Facts = styled(FactList)`
  width: 100%;
  margin-top: 4px;

  > div {
    padding-block: 6px;
  }
  > div:first-child {
    border-top: 1px solid var(--border);
  }
`;
