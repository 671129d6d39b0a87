import { useMessages } from "@lintel/portal";
import { StatusChip } from "@lintel/shared-ui";
import { Mask } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { messages } from "./messages";

const Root = styled.div`
  position: absolute;
  /* Beside the language button, and clear of the door. */
  right: 80px;
  bottom: 18px;
  display: grid;
  gap: 6px;
  width: 150px;
  padding: 12px;
  border-radius: 12px;
  background: var(--surface-raised);
  box-shadow: var(--e3);
  color: var(--text-muted);
  font: var(--type-caption);
  transition: opacity var(--slow);
  &[data-away] {
    opacity: 0;
  }
  @media (min-width: 1024px) {
    right: 64px;
    bottom: 36px;
    width: 336px;
    padding: 18px 18px 16px;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Amount = styled.div`
  color: var(--text);
  /* No larger than the card has room for. */
  font: 600 min(1.6875rem, 28px) / 1.05 var(--font-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  white-space: nowrap;
  small {
    color: var(--text-muted);
    font: inherit;
  }
  @media (min-width: 1024px) {
    font-size: min(2.125rem, 60px);
  }
`;

const WideOnly = styled.span`
  display: none;
  @media (min-width: 1024px) {
    display: block;
  }
`;

const SAVINGS = "7310****04";
const CHECKING = "4021******88";

/** What a sent transfer looks like. A picture: hidden from those it would only confuse. */
export function ExampleTransfer({ isHidden }: { isHidden: boolean }) {
  const t = useMessages(messages);

  return (
    <Root aria-hidden="true" data-away={isHidden || undefined}>
      <Top>
        <span>
          <Masked text={t("floatTo", { savingsExample: SAVINGS })} number={SAVINGS} />
        </span>
        <WideOnly>
          <StatusChip tone="positive">{t("floatStatus")}</StatusChip>
        </WideOnly>
      </Top>
      <Amount translate="no">
        $1,250<small>.00</small>
      </Amount>
      <WideOnly>
        <Masked text={t("floatFrom", { checkingExample: CHECKING })} number={CHECKING} />
      </WideOnly>
    </Root>
  );
}

function Masked({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(number);
  return (
    <>
      {before}
      <Mask value={number} />
      {after}
    </>
  );
}
