// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget what a table's tags mean once they are laid out as blocks.
import { Logo } from "@lintel/shared-ui";
import styled, { createGlobalStyle } from "styled-components";
import { useDisplaySettings } from "../../money/display-settings";
import { formatDateTime } from "../../money/format-date";
import { Mask } from "../../money/mask";
import { Money } from "../../money/money";
import { IN_DOLLARS, type InDollars, LedgerAmount } from "../transaction-details/ledger-amount";
import { listFacts } from "../transaction-details/list-facts";
import { FACT_LABELS, type FactLabels, type TransactionFacts } from "../transaction-details/transaction-facts";
import { signedCents } from "../transaction-row/transaction";
import { statusLabel, statusTone } from "../transaction-status/transaction-status";

export interface ReceiptLabels extends FactLabels {
  title: string;
  status: string;
  inDollars: InDollars;
  synthetic: string;
  support: string;
  page: string;
  printedAt: (when: string) => string;
  types?: Readonly<Record<string, string>>;
  statuses?: Readonly<Record<string, string>>;
}

const LABELS: ReceiptLabels = {
  ...FACT_LABELS,
  title: "Transaction receipt",
  status: "Status",
  inDollars: IN_DOLLARS,
  synthetic: "Synthetic: this row belongs to generated history.",
  support: "Support",
  page: "Page 1 of 1",
  printedAt: (when) => `Printed ${when}`,
};

export interface ReceiptProps {
  transaction: TransactionFacts;
  support: { phone: string; email: string; address: string };
  printedAt?: Date;
  labels?: Partial<ReceiptLabels>;
}

/** Black on white in both themes: it is made for paper. */
export function Receipt({ transaction, support, printedAt = new Date(), labels }: ReceiptProps) {
  const { locale } = useDisplaySettings();
  const text = { ...LABELS, ...labels };

  return (
    <Sheet>
      <Paper />
      <header>
        <Logo />
        <h1>{text.title}</h1>
      </header>
      <Beam />
      <Total>
        <Money cents={signedCents(transaction)} sign="always" size="dialog" />
        <LedgerAmount cents={transaction.cents} words={text.inDollars} />
        {transaction.synthetic && <p>{text.synthetic}</p>}
      </Total>
      <table role="table">
        <tbody role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {text.status}
            </th>
            <Status role="cell" data-tone={statusTone(transaction.status)}>
              {statusLabel(transaction.status, text.statuses)}
            </Status>
          </tr>
          {listFacts(transaction, locale, text.types).map(({ name, value, isMasked }) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                {text[name]}
              </th>
              <td role="cell">{isMasked ? <Mask value={value} /> : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <p>
          {text.support}: {support.phone} · {support.email} · {support.address}
        </p>
        <p>
          <span>{text.printedAt(formatDateTime(printedAt, locale))}</span>
          <span>{text.page}</span>
        </p>
      </footer>
    </Sheet>
  );
}

const Paper = createGlobalStyle`
  @page {
    margin: 16mm;
  }
`;

const Sheet = styled.article`
  --text: #17153b;
  --text-muted: #4a4768;
  --border: #c9c5d6;
  --mark-beam: #ee6c4a;
  --positive: #0a6a45;
  --warning: #855000;
  --negative: #b3202d;

  max-width: 640px;
  margin: 0 auto;
  padding: 32px;
  background: #ffffff;
  color: var(--text);
  color-scheme: light;
  font: var(--type-body);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
  }
  h1 {
    margin: 0;
    font: var(--type-title-s);
  }
  /* A window opened empty has no doctype, and in such a page a table takes neither colour nor letters from what it stands in. */
  table {
    width: 100%;
    border-collapse: collapse;
    color: inherit;
    font: inherit;
  }
  th,
  td {
    padding: 9px 0;
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  /* No word of it is torn for a long number's sake. */
  th {
    width: 38%;
    padding-right: 16px;
    color: var(--text-muted);
    font-weight: 400;
    overflow-wrap: break-word;
  }
  td {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  footer {
    margin-top: 28px;
    padding-top: 12px;
    border-top: 1px solid var(--border);
    color: var(--text-muted);
    font: var(--type-caption);
  }
  footer p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    margin: 0 0 4px;
  }

  /* Side by side a name and a number have no room on a phone: the one stands above the other. */
  @media screen and (max-width: 479px) {
    padding: 24px 20px;

    :is(table, tbody, tr, th, td) {
      display: block;
      width: auto;
    }
    th {
      padding: 9px 0 0;
      font: var(--type-caption);
    }
    td {
      padding-top: 0;
      border-top: 0;
    }
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`;

const Beam = styled.div`
  height: 6px;
  margin: 14px 0 24px;
  background: var(--mark-beam);
  print-color-adjust: exact;
`;

const Total = styled.div`
  margin-bottom: 20px;

  p {
    margin: 6px 0 0;
    color: var(--text-muted);
    font: var(--type-caption);
  }
`;

/** The colours that a status has everywhere; the word is always printed. */
const Status = styled.td`
  color: var(--warning);
  print-color-adjust: exact;

  &[data-tone="positive"] {
    color: var(--positive);
  }
  &[data-tone="negative"] {
    color: var(--negative);
  }
`;
