import { FIGURES } from "@lintel/contract";
import { Link, useLocation, useMessages } from "@lintel/portal";
import { cardsQuery } from "@lintel/portal/queries";
import { Card, EmptyState, LinkButton, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import styled from "styled-components";
import { BankingPage } from "../components/banking-page";
import { QueryFailed } from "../components/query-failed";
import { CardWithControls } from "./card-with-controls";
import { cardsMessages } from "./messages";
import { unbrokenRanges } from "./unbroken-ranges";
import { forgetOrdersShown } from "./use-pin-action";

export { cardsMessages as messages } from "./messages";

const GET_CARD = "/online-banking/cards/get-new-card";

export default function CardsPage() {
  const t = useMessages(cardsMessages);
  const { state } = useLocation();
  const cards = useQuery(cardsQuery);
  /** Without the card that led here when it was destroyed: the list may come later, or not at all. */
  const shown = cards.data?.filter(({ id }) => id !== state?.destroyed) ?? [];
  useEffect(() => forgetOrdersShown(cards.data ?? []), [cards.data]);

  function content() {
    if (cards.isPending) {
      return (
        <LoadingRegion label={t("loading")}>
          <Grid as="div">
            <Skeleton height="278px" />
            <Skeleton height="278px" />
          </Grid>
        </LoadingRegion>
      );
    }
    if (cards.isLoadingError) {
      return (
        <Card>
          <QueryFailed query={cards} message={t("failed")} />
        </Card>
      );
    }
    if (shown.length === 0) {
      return (
        <Card>
          <EmptyState
            heading="h2"
            title={t("empty")}
            action={
              <LinkButton component={Link} to={GET_CARD}>
                {t("getCard")}
              </LinkButton>
            }
          >
            {unbrokenRanges(
              t("emptyHelp", {
                debit: FIGURES.debitCardDeliveryBusinessDays,
                credit: FIGURES.creditCardDeliveryBusinessDays,
              }),
            )}
          </EmptyState>
        </Card>
      );
    }
    return (
      <Grid>
        {shown.map((card) => (
          <li key={card.id}>
            <CardWithControls card={card}>
              <Link
                to={`/online-banking/cards/${card.id}`}
                aria-label={t("viewCardNamed", { type: t(card.card_type), ending: card.card_number.slice(-4) })}
              >
                {t("viewCard")}
              </Link>
            </CardWithControls>
          </li>
        ))}
      </Grid>
    );
  }

  // Without a card the way to one stands in the middle of the page.
  const isEmpty = cards.data !== undefined && shown.length === 0;
  return (
    <BankingPage
      title={t("title")}
      actions={
        !isEmpty && (
          <LinkButton component={Link} to={GET_CARD}>
            {t("getCard")}
          </LinkButton>
        )
      }
    >
      {content()}
    </BankingPage>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(400px, 100%), 1fr));
  gap: 32px 24px;
  /* Two cards as wide as a card gets: further apart they would belong to nothing. */
  max-width: 904px;
`;
