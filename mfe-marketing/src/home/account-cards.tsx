import { Link } from "@lintel/portal";
import styled from "styled-components";
import { Section, SectionTitle } from "../components/section";
import { PUBLISHED_FIGURES } from "../lib/published-figures";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

const Root = styled(Section)`
  display: grid;
  gap: 32px;
`;

const Cards = styled.div`
  display: grid;
  gap: var(--grid-gap);
  /* Counted in letters: beside each other, large ones would be wider than the page. */
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  padding: 28px var(--card-padding) 20px;
  border-top: 8px solid var(--mark-beam);
  border-radius: 2px 2px 12px 12px;
  background: var(--surface);
  h3 {
    font: var(--type-title-m);
    letter-spacing: -0.025em;
  }
  > p {
    margin-top: 6px;
    color: var(--text-muted);
  }
  dl {
    margin-block: 24px 12px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
    padding: 12px 0;
    border-top: 1px solid var(--border);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
    font: var(--type-money-m);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  > a {
    align-self: start;
    margin-top: auto;
    padding: 12px 0;
    font-weight: 600;
  }
  @media (min-width: 1024px) {
    padding: 36px 40px 24px;
  }
`;

export function AccountCards() {
  const copy = useCopy(messages);
  const { checkingMonthlyFee, checkingOpeningDeposit, overdraftFee, savingsOpeningDeposit } = PUBLISHED_FIGURES;

  return (
    <Root>
      <SectionTitle>{copy("accountsTitle")}</SectionTitle>
      <Cards>
        <Card>
          <h3>{copy("checking")}</h3>
          <p>{copy("checkingText")}</p>
          <dl>
            <div>
              <dt>{copy("checkingRow1")}</dt>
              <dd>{checkingMonthlyFee}</dd>
            </div>
            <div>
              <dt>{copy("checkingRow2")}</dt>
              <dd>{checkingOpeningDeposit}</dd>
            </div>
            <div>
              <dt>{copy("checkingRow3")}</dt>
              <dd>{overdraftFee}</dd>
            </div>
          </dl>
          <Link to="/accounts/checking" aria-label={copy("viewMoreChecking")}>
            {copy("viewMore")}
          </Link>
        </Card>
        <Card>
          <h3>{copy("savings")}</h3>
          <p>{copy("savingsText")}</p>
          <dl>
            <div>
              <dt>{copy("savingsRow1")}</dt>
              <dd>{savingsOpeningDeposit}</dd>
            </div>
            <div>
              <dt>{copy("savingsRow2")}</dt>
              <dd>{copy("savingsRow2Value")}</dd>
            </div>
            <div>
              <dt>{copy("savingsRow3")}</dt>
              <dd>{copy("savingsRow3Value")}</dd>
            </div>
          </dl>
          <Link to="/accounts/savings" aria-label={copy("viewMoreSavings")}>
            {copy("viewMore")}
          </Link>
        </Card>
      </Cards>
    </Root>
  );
}
