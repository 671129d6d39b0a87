import { CARD_ISSUANCE_FEE_CENTS, type CardType } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { api, toast, useCurrency, useMessages } from "@lintel/portal";
import { accountsQuery, cardsQuery, loadLists, refresh, useProfile } from "@lintel/portal/queries";
import { Banner, Button, Card, EmptyState, focusFirstInvalid, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { BankCard, formatMoney, LEDGER_CURRENCY, Money } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import styled from "styled-components";
import { AccountName } from "../components/account-name";
import { AccountSelect } from "../components/account-select";
import { BackLink } from "../components/back-link";
import { BankingPage } from "../components/banking-page";
import { bankingMessages } from "../components/messages";
import { ConfirmWithPin } from "../components/pin-confirmation/confirm-with-pin";
import { PinSummary } from "../components/pin-confirmation/pin-summary";
import { QueryFailed } from "../components/query-failed";
import { SuspendedBanner } from "../components/suspended-banner";
import { useFailureText } from "../lib/refusals/failure-text";
import { useHeadingOnceGone } from "../lib/use-heading-once-gone";
import { useCardLabels } from "./card-labels";
import { CardTypeTiles } from "./card-type-tiles";
import { CARDS } from "./cards-path";
import { CreatedCard, type CreatedCardRecord } from "./created-card";
import { cardsMessages } from "./messages";
import { orderOf, usePinAction } from "./use-pin-action";

export { cardsMessages as messages } from "./messages";

export default function GetNewCardPage() {
  const t = useMessages(cardsMessages);
  const tBank = useMessages(bankingMessages);
  const accounts = useQuery(accountsQuery);
  // Shown nowhere here: of an order whose answer is lost, the cards that there were before it tell whether it was carried out.
  useQuery(cardsQuery);
  const profile = useProfile();
  const currency = useCurrency() ?? LEDGER_CURRENCY;
  const labels = useCardLabels();
  const failureText = useFailureText();
  const formRef = useRef<HTMLFormElement>(null);
  const [accountId, setAccountId] = useState("");
  const [type, setType] = useState<CardType>("debit");
  const [isChecked, setIsChecked] = useState(false);
  // As it was when the PIN was asked for: closed elsewhere meanwhile it leaves the list, and not what the PIN agrees to.
  const [source, setSource] = useState<Account | null>(null);
  const [created, setCreated] = useState<CreatedCardRecord | null>(null);

  const order = usePinAction({
    subject: orderOf(accountId, type),
    send: async (pin, key) => {
      const { card } = await api("POST /cards", {
        body: { account_id: accountId, card_type: type, pin },
        headers: { "idempotency-key": key },
      });
      return card;
    },
    onDone(card) {
      setCreated(card);
      toast.success(t("created"));
      void refresh(["accounts", "cards", "transactions", "stats"]);
      // Those that no page shows now would be asked for only when the next one shows them, as they were.
      loadLists();
    },
    uncertain: t("orderUncertain"),
  });

  // One that was picked may be gone meanwhile.
  const account = accounts.data?.find(({ id }) => id === accountId);
  const error = isChecked && !account ? t("selectAccount") : undefined;
  const refused = error || order.isOpen || !order.refusal ? undefined : failureText(order.refusal);
  const fee = formatMoney(CARD_ISSUANCE_FEE_CENTS, currency);

  // The last account may be closed elsewhere, and the form goes with the button that asked for the PIN.
  useHeadingOnceGone(accounts.data !== undefined && accounts.data.length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (account) {
      setSource(account);
      return order.open();
    }
    toast.error(t("selectAccount"));
    // After the message is drawn, so that the field is read together with it.
    requestAnimationFrame(() => focusFirstInvalid(formRef.current));
  }

  function handleAccount(id: string) {
    setAccountId(id);
    order.cancel();
  }

  if (created) return <CreatedCard card={created} />;

  function form() {
    if (accounts.isPending || profile.isPending) {
      return (
        <LoadingRegion label={tBank("accountsLoading")}>
          <Form as="div">
            <Skeleton height="80px" />
            <Skeleton height="var(--tiles)" />
            <Note>{t("feeNote", { fee })}</Note>
            <Skeleton height="56px" />
          </Form>
        </LoadingRegion>
      );
    }
    if (accounts.isLoadingError) {
      return <QueryFailed query={accounts} message={tBank("accountsFailed")} />;
    }
    if (accounts.data.length === 0) {
      return (
        <EmptyState heading="h2" title={t("noAccountTitle")}>
          {tBank("noAccountHelp")}
        </EmptyState>
      );
    }
    return (
      <Form ref={formRef} noValidate onSubmit={handleSubmit}>
        <AccountSelect
          label={tBank("account")}
          accounts={accounts.data}
          currency={currency}
          value={accountId}
          error={error}
          onChange={handleAccount}
        />
        <CardTypeTiles value={type} onChange={setType} />
        <Note>{t("feeNote", { fee })}</Note>
        {refused && (
          // The toast has read it out already.
          <Banner tone="negative" role="none">
            {refused}
          </Banner>
        )}
        <Button type="submit" size="l" wide>
          {t("order")}
        </Button>
      </Form>
    );
  }

  return (
    <BankingPage title={t("newTitle")} above={<BackLink to={CARDS}>{t("back")}</BackLink>}>
      <SuspendedBanner />
      <Columns data-screen-only>
        <Card>{form()}</Card>
        {/* A picture, which read out would be a card that nobody has. */}
        <Preview aria-hidden>
          <BankCard
            type={type}
            number={type === "debit" ? "4***********0000" : "55**********0000"}
            holder={`${profile.data?.firstname ?? ""} ${profile.data?.lastname ?? ""}`}
            expires="••/••"
            labels={labels}
          />
        </Preview>
      </Columns>
      {order.isOpen && (
        <ConfirmWithPin
          title={t("pinTitle")}
          summary={
            <PinSummary
              headline={t("orderedType", { type: t(type) })}
              rows={[
                [t("issuanceFee"), <Money key="fee" cents={CARD_ISSUANCE_FEE_CENTS} currency={currency} />],
                [t("from"), source && <AccountName account={source} />],
              ]}
            />
          }
          isPending={order.isPending}
          refusal={order.refusal}
          notice={order.notice}
          onSubmit={order.submit}
          onCancel={order.cancel}
        />
      )}
    </BankingPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 24px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Form = styled.form`
  --tiles: 247px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  @media (min-width: 560px) {
    --tiles: 143px;
  }
`;

const Note = styled.p`
  color: var(--text-muted);
`;

const Preview = styled.div`
  display: none;

  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: 24px;
  }
`;
