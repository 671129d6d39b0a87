import {
  type Cents,
  DESCRIPTION_MAX_LENGTH,
  fromWire,
  parseAmount,
  transferProblem,
  withoutHidden,
} from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { type Refusal, toast, useCurrency, useMessages } from "@lintel/portal";
import { announce, Banner, Button, focusFirstInvalid, SegmentedToggle, Skeleton, TextField } from "@lintel/shared-ui";
import { AmountField, Combobox, formatMoney, LEDGER_CURRENCY } from "@lintel/shared-ui/bank";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { AccountSelect } from "../components/account-select";
import { bankingMessages } from "../components/messages";
import { useFailureText } from "../lib/refusals/failure-text";
import { refusalMessages } from "../lib/refusals/messages";
import { BANK_NAMES } from "./bank-names";
import { ClearForm } from "./clear-form";
import { transferMessages } from "./messages";
import type { Recipient } from "./recent-recipients";
import { RecipientChips } from "./recipient-chips";
import { SwiftField } from "./swift-field";
import { accountAsTyped, type Draft, type TransferMode, withMode } from "./transfer-draft";
import { fieldsOf, type TransferField } from "./transfer-problem-fields";

const SORTED_BANKS = [...BANK_NAMES]
  .sort((left, right) => left.localeCompare(right))
  .map((name) => ({ value: name, label: name }));

/** A bank that somebody was paid at before stays choosable, whatever has become of the list. */
function bankOptions(chosen: string) {
  const isListed = chosen === "" || SORTED_BANKS.some(({ value }) => value === chosen);
  return isListed ? SORTED_BANKS : [{ value: chosen, label: chosen }, ...SORTED_BANKS];
}

interface TransferFormProps {
  accounts: readonly Account[];
  recipients: readonly Recipient[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  onReview: (draft: Draft) => void;
  /** What the bank said about this draft, until it is changed. */
  refused: Refusal | null;
}

export function TransferForm({ accounts, recipients, draft, onChange, onReview, refused }: TransferFormProps) {
  const t = useMessages(transferMessages);
  const tBank = useMessages(bankingMessages);
  const tRefusal = useMessages(refusalMessages);
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const [isChecked, setIsChecked] = useState(false);
  const [clearings, setClearings] = useState(0);

  const isOtherBank = draft.mode === "other-bank";
  const found = isChecked ? transferProblem(draft, isOtherBank) : null;
  const problem = found ?? refused?.code;
  const invalid = problem ? fieldsOf(problem, draft) : [];
  const text = found ? tRefusal(found) : refused && failureText(refused);
  const errorAt = (field: TransferField) => (invalid.includes(field) ? text : undefined);

  // Of one account alone nobody moves money to oneself.
  const own = isOtherBank || accounts.length === 1 ? [] : accounts.filter(({ id }) => id !== draft.account_id);

  const account = accounts.find(({ id }) => id === draft.account_id);
  const cents = parseAmount(draft.amount);
  const left = account && cents !== null ? fromWire(account.balance) - cents : null;
  const hint = useAmountHint(cents, left, account);

  // By now the PIN step has given the focus back to the button that opened it.
  useEffect(() => {
    if (refused) focusFirstInvalid(form.current);
  }, [refused]);

  function change(part: Partial<Draft>) {
    onChange({ ...draft, ...part });
  }

  function handleMode(mode: TransferMode) {
    onChange(withMode(draft, mode));
    setIsChecked(false);
    sayWhatIsGone();
  }

  function handleRecipient({ account, bank: other }: Recipient) {
    const mode = other ? "other-bank" : "same-bank";
    const filled = withMode({ ...draft, recipient_account: account }, mode);
    onChange(other ? { ...filled, bank_name: other.name, routing_number: other.routingNumber } : filled);
    if (mode !== draft.mode) setIsChecked(false);
    if (!other) sayWhatIsGone();
  }

  function sayWhatIsGone() {
    if (draft.bank_name || draft.routing_number || draft.swift_code) announce(t("bankDetailsCleared"));
  }

  function handleCleared() {
    setIsChecked(false);
    setClearings(clearings + 1);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = transferProblem(draft, isOtherBank);
    // Once nothing is missing, the bank's refusal alone counts: it may take away what was chosen.
    setIsChecked(found !== null);
    if (found === null) return onReview(draft);
    toast.error(tRefusal(found));
    // After the messages are drawn, so that the field is read together with its own.
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  }

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit} aria-describedby={text ? alertId : undefined}>
      <SegmentedToggle
        legend={t("modeLabel")}
        hideLegend
        value={draft.mode}
        onChange={handleMode}
        options={[
          { value: "same-bank", label: t("sameBank") },
          { value: "other-bank", label: t("otherBanks") },
        ]}
      />
      <AccountSelect
        label={t("from")}
        accounts={accounts}
        currency={LEDGER_CURRENCY}
        value={draft.account_id}
        error={errorAt("account_id")}
        onChange={(id) => change({ account_id: id })}
      />
      <Group>
        <TextField
          label={t("recipient")}
          value={draft.recipient_account}
          error={errorAt("recipient_account")}
          onChange={(event) => change({ recipient_account: accountAsTyped(event.target.value) })}
          inputMode={isOtherBank ? "text" : "numeric"}
          // A phone would begin an IBAN with one capital and go on in small letters.
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
        <RecipientChips own={own} recipients={recipients} onChoose={handleRecipient} />
      </Group>
      {isOtherBank && (
        <>
          <Combobox
            // What was typed and names no bank is in no draft, and goes with the rest all the same.
            key={clearings}
            label={tBank("bank")}
            placeholder={t("chooseBank")}
            value={draft.bank_name}
            onChange={(name) => change({ bank_name: name })}
            options={bankOptions(draft.bank_name)}
            error={errorAt("bank_name")}
            labels={{ open: t("openBanks"), none: t("noBankFound"), count: (count) => t("banksFound", { count }) }}
          />
          <TextField
            label={tBank("routingNumber")}
            hint={t("routingHint")}
            value={draft.routing_number}
            error={errorAt("routing_number")}
            onChange={(event) => change({ routing_number: accountAsTyped(event.target.value) })}
            inputMode="numeric"
            autoComplete="off"
            translate="no"
          />
          <SwiftField
            code={draft.swift_code}
            error={errorAt("swift_code")}
            onChange={(code) => change({ swift_code: code })}
          />
        </>
      )}
      <AmountField
        label={t("amount")}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={errorAt("amount")}
        below={hint.length > 0 && hint.map((line) => <Line key={line}>{line}</Line>)}
        belowTone={left !== null && left < 0n ? "warning" : "plain"}
        notTakenText={t("amountNotTaken")}
      />
      <TextField
        label={tBank("description")}
        optional
        optionalLabel={tBank("optional")}
        value={draft.description}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onChange={(event) => change({ description: withoutHidden(event.target.value) })}
        autoComplete="off"
      />
      {text && (
        <div id={alertId}>
          {/* The toast has read it out already. */}
          <Banner tone="negative" role="none">
            {text}
          </Banner>
        </div>
      )}
      <Button type="submit" size="l" wide>
        {t("review")}
      </Button>
      <ClearForm draft={draft} onChange={onChange} onCleared={handleCleared} />
    </Form>
  );
}

/** Stands where the form will be. */
export function TransferFormSkeleton() {
  return (
    <Form as="div">
      <Skeleton height="52px" />
      <FieldSkeleton />
      <FieldSkeleton />
      <FieldSkeleton height="78px" />
      <FieldSkeleton />
      <Skeleton height="56px" />
    </Form>
  );
}

function FieldSkeleton({ height = "52px" }: { height?: string }) {
  return (
    <Group>
      <Skeleton width="40%" height="1.125rem" />
      <Skeleton height={height} />
    </Group>
  );
}

/** In lines, none of which is empty: a place beneath the field with nothing in it would put its error further down than others'. */
function useAmountHint(cents: Cents | null, left: Cents | null, account: Account | undefined): string[] {
  const t = useMessages(transferMessages);
  const tBank = useMessages(bankingMessages);
  const currency = useCurrency();
  if (!cents) return [];

  const lines: string[] = [];
  if (account && left !== null) {
    lines.push(
      t(left < 0n ? "overdrawn" : "leftAfter", {
        amount: formatMoney(left < 0n ? -left : left, LEDGER_CURRENCY),
        account: tBank(account.account_type),
      }),
    );
  }
  if (currency && currency.code !== LEDGER_CURRENCY.code) {
    lines.push(t("displayValue", { amount: formatMoney(cents, currency) }));
  }
  return lines;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Group = styled.div`
  display: grid;
  gap: 10px;
`;

const Line = styled.span`
  display: block;
`;
