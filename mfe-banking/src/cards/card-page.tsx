import type { Card as BankCardRecord } from "@lintel/contract/schema";
import { api, Link, toast, useLocale, useMessages, useNavigate, useParams } from "@lintel/portal";
import { accountsQuery, cardsQuery, refresh } from "@lintel/portal/queries";
import { Banner, Button, Card, EmptyState, LinkButton, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { FactList, formatDate, Mask, maskCard } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import styled from "styled-components";
import { AccountName } from "../components/account-name";
import { BackLink } from "../components/back-link";
import { BankingPage } from "../components/banking-page";
import { bankingMessages } from "../components/messages";
import { ConfirmWithPin } from "../components/pin-confirmation/confirm-with-pin";
import { PinSummary } from "../components/pin-confirmation/pin-summary";
import { QueryFailed } from "../components/query-failed";
import { SuspendedBanner } from "../components/suspended-banner";
import { TransactionHistory } from "../components/transaction-history";
import { useFailureText } from "../lib/refusals/failure-text";
import { useHeadingOnceGone } from "../lib/use-heading-once-gone";
import { CardWithControls } from "./card-with-controls";
import { CARDS } from "./cards-path";
import { cardsMessages } from "./messages";
import { usePinAction } from "./use-pin-action";

export { cardsMessages as messages } from "./messages";

export default function CardPage() {
  const t = useMessages(cardsMessages);
  const { id } = useParams();
  const cards = useQuery(cardsQuery);
  const card = cards.data?.find((candidate) => candidate.id === id);

  useHeadingOnceGone(card !== undefined);

  function content() {
    if (cards.isPending) {
      return (
        <LoadingRegion label={t("loading")}>
          <Columns>
            <Skeleton height="278px" />
            <Skeleton height="297px" />
          </Columns>
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
    if (!card) {
      return (
        <Card>
          <EmptyState
            heading="h2"
            title={t("notFound")}
            action={
              <LinkButton component={Link} to={CARDS} variant="secondary">
                {t("back")}
              </LinkButton>
            }
          >
            {t("notFoundHelp")}
          </EmptyState>
        </Card>
      );
    }
    // What is shown of one card, its number perhaps, is not taken along to the next.
    return <KnownCard key={card.id} card={card} />;
  }

  // One heading for all of them: another in its place would take the focus along from whoever arrived at it, or pressed Retry.
  return (
    <BankingPage title={t("cardTitle")} above={<BackLink to={CARDS}>{t("back")}</BackLink>}>
      {content()}
    </BankingPage>
  );
}

function KnownCard({ card }: { card: BankCardRecord }) {
  const t = useMessages(cardsMessages);
  const tBank = useMessages(bankingMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const accounts = useQuery(accountsQuery);
  const account = accounts.data?.find(({ id }) => id === card.account_id);

  const destroy = usePinAction({
    subject: `destruction ${card.id}`,
    send: (pin, key) =>
      api("POST /destroy-card/{id}", { params: { id: card.id }, body: { pin }, headers: { "idempotency-key": key } }),
    onDone() {
      toast.success(t("destroyed"));
      // The Back button works while the bank is asked; whoever took it is somewhere else by now.
      // The list is not told before it is shown: this page would say of its own card that there is none.
      if (window.location.pathname.includes(card.id)) navigate(CARDS, { replace: true, state: { destroyed: card.id } });
      void refresh(["cards", "transactions"]);
    },
    uncertain: t("destroyUncertain"),
  });

  return (
    <>
      <SuspendedBanner />
      <Columns>
        <CardWithControls card={card} />
        <Facts>
          <FactList data-ruled>
            <div>
              <dt>{t("cardType")}</dt>
              <dd>{t(card.card_type)}</dd>
            </div>
            <div>
              <dt>{t("nameOnCard")}</dt>
              <dd className="notranslate" translate="no">
                {card.card_holder_name}
              </dd>
            </div>
            <div>
              <dt>{t("created_at")}</dt>
              <dd>{formatDate(card.created_at, locale)}</dd>
            </div>
            {(account || !accounts.data) && (
              <div>
                <dt>{tBank("account")}</dt>
                <dd>
                  {account ? (
                    <span>
                      <AccountName account={account} />
                    </span>
                  ) : accounts.isError ? (
                    <QueryFailed query={accounts} message={tBank("accountsFailed")} />
                  ) : (
                    <Skeleton width="160px" />
                  )}
                </dd>
              </div>
            )}
          </FactList>
          {destroy.refusal && !destroy.isOpen && (
            // The toast has read it out already.
            <Banner tone="negative" role="none">
              {failureText(destroy.refusal)}
            </Banner>
          )}
          <Destroy
            variant="secondary"
            icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
            onClick={destroy.open}
          >
            {t("destroy")}
          </Destroy>
        </Facts>
      </Columns>
      <TransactionHistory title={t("transactions")} filter={{ card_id: card.id }} />
      {destroy.isOpen && (
        <ConfirmWithPin
          title={t("destroyTitle")}
          summary={
            <PinSummary
              headline={
                <Mask
                  value={inFours(maskCard(card.card_number))}
                  spoken={`${card.card_number.slice(0, 4)} … ${card.card_number.slice(-4)}`}
                />
              }
              rows={[[t("cardType"), t(card.card_type)]]}
            />
          }
          warning={t("destroyText")}
          danger
          isPending={destroy.isPending}
          refusal={destroy.refusal}
          notice={destroy.notice}
          onSubmit={destroy.submit}
          onCancel={destroy.cancel}
        />
      )}
    </>
  );
}

/** As on the card itself, above it: all that this bank issues have sixteen figures. */
function inFours(number: string) {
  return number.replace(/.{4}(?=.)/g, "$& ");
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 24px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  }
`;

const Facts = styled(Card)`
  display: grid;
  justify-items: start;
  gap: 24px;

  dl {
    width: 100%;
  }
`;

/** Outlined, not filled: the filled one stands at the end of the question it opens. */
const Destroy = styled(Button)`
  &:not(:disabled) {
    color: var(--negative);
    box-shadow: inset 0 0 0 1.5px var(--negative);
  }
  @media (hover: hover) {
    &:not(:disabled):hover {
      background: var(--negative-soft);
    }
  }
  &:not(:disabled):active {
    background: var(--negative-soft);
  }
`;
