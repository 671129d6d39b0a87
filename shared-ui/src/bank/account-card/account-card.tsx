import type { ReactNode } from "react";
import styled from "styled-components";
import { maskAccount } from "../../money/account-mask";
import { Mask } from "../../money/mask";
import { Money } from "../../money/money";

export interface AccountCardLabels {
  routing: string;
  maskedAccount: (starting: string, ending: string) => string;
  maskedRouting: (starting: string, ending: string) => string;
}

const LABELS: AccountCardLabels = {
  routing: "Routing",
  maskedAccount: (starting, ending) => `account starting ${starting} ending ${ending}`,
  maskedRouting: (starting, ending) => `starting ${starting} ending ${ending}`,
};

export interface AccountCardProps {
  /** "Checking". */
  type: string;
  accountNumber: string;
  routingNumber: string;
  cents: bigint;
  /** The one link of the card: the card itself is none, so that its text can be selected. */
  action?: ReactNode;
  labels?: Partial<AccountCardLabels>;
  /** One below what the cards stand under. */
  heading?: "h2" | "h3";
}

export function AccountCard({
  type,
  accountNumber,
  routingNumber,
  cents,
  action,
  labels,
  heading: Heading = "h3",
}: AccountCardProps) {
  const text = { ...LABELS, ...labels };
  return (
    <Root>
      <Line>
        <Heading>{type}</Heading>
        <Quiet>
          <Mask value={maskAccount(accountNumber)} spoken={text.maskedAccount(...ends(accountNumber))} />
        </Quiet>
      </Line>
      <Money cents={cents} size="card" />
      <Line>
        <Quiet>
          {text.routing} <Mask value={maskAccount(routingNumber)} spoken={text.maskedRouting(...ends(routingNumber))} />
        </Quiet>
        {action}
      </Line>
    </Root>
  );
}

function ends(number: string): [starting: string, ending: string] {
  return [number.slice(0, 4), number.slice(-2)];
}

const Root = styled.article`
  container-type: inline-size;
  display: grid;
  gap: 10px;
  padding: 20px 22px;
  border: 1px solid var(--border);
  border-top: 8px solid var(--mark-beam);
  border-radius: 12px;
  background: var(--surface);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;

  h2,
  h3 {
    font: var(--type-label-l);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -11px;
    font-weight: 600;
  }
`;

const Quiet = styled.span`
  color: var(--text-muted);
  font: var(--type-caption);
`;

/** As many columns as fit; a lone card does not stretch over the whole page. */
export const AccountGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--grid-gap);
`;
