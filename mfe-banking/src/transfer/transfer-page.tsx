import { parseAmount } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { toast, useLocation, useMessages } from "@lintel/portal";
import { accountsQuery, refresh } from "@lintel/portal/queries";
import { Card, EmptyState, LoadingRegion } from "@lintel/shared-ui";
import { LEDGER_CURRENCY, Money } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import styled from "styled-components";
import { AccountName } from "../components/account-name";
import { BankingPage } from "../components/banking-page";
import { bankingMessages } from "../components/messages";
import { ConfirmWithPin } from "../components/pin-confirmation/confirm-with-pin";
import { PinSummary } from "../components/pin-confirmation/pin-summary";
import { QueryFailed } from "../components/query-failed";
import { SuspendedBanner } from "../components/suspended-banner";
import { isByTheList, TransactionHistory } from "../components/transaction-history";
import { useFailureText } from "../lib/refusals/failure-text";
import { useHeadingOnceGone } from "../lib/use-heading-once-gone";
import { useTransactions } from "../lib/use-transactions";
import { transferMessages } from "./messages";
import { isTransfer, recentRecipients } from "./recent-recipients";
import { useRememberedDraft } from "./remembered-draft";
import type { Draft } from "./transfer-draft";
import { TransferForm, TransferFormSkeleton } from "./transfer-form";
import { NotMade, Sent, StillChecking } from "./transfer-outcome";
import { useTransfer } from "./use-transfer";

export { transferMessages as messages } from "./messages";

/** Far longer than the list takes, and less than a call that hangs. */
const RECIPIENTS_WITHIN_MS = 3_000;

export default function TransferPage() {
  const t = useMessages(transferMessages);
  const tBank = useMessages(bankingMessages);
  const accounts = useQuery(accountsQuery);
  const sent = useTransactions({ keep: isTransfer });
  const areRecipientsLate = useLate(!sent.isFetched, RECIPIENTS_WITHIN_MS);
  const failureText = useFailureText();
  const [remembered, setDraft, clearDraft] = useRememberedDraft();
  const draft = withKnownAccount(remembered, accounts.data);
  const transfer = useTransfer({
    onSent(transaction, isNews, message) {
      clearDraft(isNews);
      if (!isNews) return;
      if (!transaction) return void toast.success(message ?? t("sentToast"));
      const { status, bank_name } = transaction;
      // What an admin has decided meanwhile is for the panel to say.
      if (status === "pending" && bank_name) toast.success(t("sentPendingToast"));
      else if (status !== "pending" && status !== "failed") toast.success(t("sentToast"));
    },
    onRefused(refusal) {
      toast.error(failureText(refusal));
      if (refusal.error) toast.error(refusal.error);
      // What it was about may be gone or smaller: an account closed, money spent elsewhere.
      void refresh(["accounts"]);
    },
  });
  const { state } = transfer;
  // As it was when it was looked over: an account that is closed elsewhere meanwhile leaves the list, and not what the PIN agrees to.
  const [source, setSource] = useState<Account | null>(null);

  // The last account may be closed elsewhere, and the form goes with the button that asked for the PIN.
  useHeadingOnceGone(accounts.data !== undefined && accounts.data.length > 0);

  function handleChange(next: Draft) {
    if (state.phase === "editing" && state.refusal) transfer.close();
    setDraft(next);
  }

  function handleReview(draft: Draft) {
    setSource(accounts.data?.find(({ id }) => id === draft.account_id) ?? null);
    transfer.confirm(draft);
  }

  function goToForm() {
    transfer.close();
    // The button that was pressed goes with its panel.
    document.querySelector("h1")?.focus();
  }

  useAskedForAgain(() => {
    if (state.phase === "sent" || state.phase === "not-made") goToForm();
  });

  function form() {
    // Those who were paid before stand in the middle of the form: coming later they would move it under somebody's finger, and stay away.
    if (accounts.isPending || !(sent.isFetched || areRecipientsLate)) {
      return (
        <LoadingRegion label={tBank("accountsLoading")}>
          <TransferFormSkeleton />
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
      <TransferForm
        accounts={accounts.data}
        recipients={areRecipientsLate ? [] : recentRecipients(sent.rows, accounts.data)}
        draft={draft}
        onChange={handleChange}
        onReview={handleReview}
        refused={state.phase === "editing" ? state.refusal : null}
      />
    );
  }

  /** All that the PIN agrees to: a wrong SWIFT code can be seen here or nowhere, for no receipt has it. */
  function summaryRows(draft: Draft) {
    const rows: [string, ReactNode][] = [
      [t("summaryTo"), `${draft.recipient_account} · ${draft.bank_name || t("sameBank")}`],
    ];
    if (draft.mode === "other-bank") {
      rows.push([tBank("routingNumber"), draft.routing_number], [t("swift"), draft.swift_code]);
    }
    rows.push([t("summaryFrom"), source && <AccountName account={source} />]);
    if (draft.description.trim() !== "") rows.push([tBank("description"), draft.description.trim()]);
    rows.push([t("summaryFee"), t("summaryNoFee")]);
    return rows;
  }

  return (
    <BankingPage title={t("title")}>
      <SuspendedBanner />
      <Columns>
        {state.phase === "sent" ? (
          <Sent transaction={state.transaction} onMakeAnother={goToForm} />
        ) : state.phase === "checking" ? (
          <StillChecking />
        ) : state.phase === "not-made" ? (
          <NotMade onBack={goToForm} />
        ) : (
          <Card data-screen-only>{form()}</Card>
        )}
        <RecentTransfers
          title={t("recentTitle")}
          keep={isTransfer}
          emptyText={t("noTransfers")}
          emptyHelp={t("noTransfersHelp")}
        />
      </Columns>
      {state.phase === "confirming" && (
        <ConfirmWithPin
          title={t("youAreSending")}
          summary={
            <PinSummary
              headline={
                <Money cents={parseAmount(state.confirmed.draft.amount) ?? 0n} currency={LEDGER_CURRENCY} size="card" />
              }
              rows={summaryRows(state.confirmed.draft)}
            />
          }
          isPending={state.isSending}
          refusal={state.refusal}
          onSubmit={transfer.send}
          onCancel={transfer.close}
        />
      )}
    </BankingPage>
  );
}

/** Every row would be drawn again for each key that is typed into the form beside it. */
const RecentTransfers = memo(TransactionHistory);

/** Whether something was waited for that long. It stays so when it comes afterwards. */
function useLate(isAwaited: boolean, withinMs: number): boolean {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), withinMs);
    return () => clearTimeout(timer);
  }, [isAwaited, withinMs]);

  return isLate;
}

/** An account that is gone is picked no more. */
function withKnownAccount(draft: Draft, accounts: readonly Account[] | undefined): Draft {
  if (accounts === undefined) return draft;
  return { ...draft, account_id: accounts.find(({ id }) => id === draft.account_id)?.id ?? "" };
}

/** Who chooses this page in the menu, or by its key, while it is open wants a form. The list beside it and the skip link change the address too. */
function useAskedForAgain(ask: () => void) {
  const location = useLocation();
  const before = useRef(location);
  const handleAsked = useEffectEvent(ask);

  useEffect(() => {
    const isOther = location.key !== before.current.key;
    before.current = location;
    // Only the skip link leads to a place on the page.
    if (isOther && location.hash === "" && !isByTheList(location)) handleAsked();
  }, [location]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;

  /* Below a form whose height is not known yet, the list would move. What it has open takes the focus meanwhile, and must be there. */
  @media (max-width: 1023px) {
    > :has(> [aria-busy]) + * {
      visibility: hidden;
    }
    dialog {
      visibility: visible;
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
