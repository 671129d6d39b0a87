import { HISTORY_MAX_MONTHS } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { newKey } from "@lintel/portal/new-key";
import { Banner, Button, Dialog, focusFirstInvalid, TextField } from "@lintel/shared-ui";
import { AmountField } from "@lintel/shared-ui/bank";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { refreshAdmin } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";
import { messages } from "../messages";
import { AboutAccount } from "./account-name";
import { type HistoryDraft, historyProblem } from "./history-problem";
import { refreshAfterFailure } from "./use-user-action";

/** Generated history is loaded again after this long. */
const HISTORY_RELOAD_MS = 3_000;

/** By account what was sent and is not known to be done: sent again, from a new dialog too, it must make no second history. */
const unanswered = new Map<string, { key: string; sent: string }>();

interface HistoryDialogProps {
  account: Account;
  userId: string;
  onClose: () => void;
}

export function HistoryDialog({ account, userId, onClose }: HistoryDialogProps) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const formId = useId();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<HistoryDraft>({ amount: "", months: "" });
  const [wasChecked, setWasChecked] = useState(false);

  const generate = useMutation({
    mutationFn: () => {
      const body = {
        account_id: account.id,
        user_id: userId,
        amount: Number(draft.amount),
        months: Number(draft.months),
      };
      const sent = JSON.stringify(body);
      const last = unanswered.get(account.id);
      const key = last?.sent === sent ? last.key : newKey();
      unanswered.set(account.id, { key, sent });
      return api("POST /generate-transactions", { body, headers: { "idempotency-key": key } });
    },
    onSuccess: () => {
      unanswered.delete(account.id);
      toast.success(t("historyGenerated"));
      // Not bound to this dialog, which is gone by then.
      setTimeout(() => void refreshAdmin(), HISTORY_RELOAD_MS);
      onClose();
    },
    onError: (error) => {
      toast.error(t("historyFailed"));
      // The key stays: this refusal may be of this try alone, and an earlier one have been done.
      void refreshAfterFailure(error);
    },
  });

  const problem = wasChecked ? historyProblem(draft) : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (generate.isPending) return;
    const found = historyProblem(draft);
    if (found === null) {
      generate.mutate();
      return;
    }
    flushSync(() => setWasChecked(true));
    focusFirstInvalid(form.current);
    if (found === "history_fields_required") toast.error(t("history_fields_required"));
  }

  function change(changed: Partial<HistoryDraft>) {
    setDraft({ ...draft, ...changed });
    if (!generate.isPending) generate.reset();
  }

  const monthsHint = t("historyMonthsHint", { most: HISTORY_MAX_MONTHS });
  const isMissing = problem === "history_fields_required";
  return (
    <Dialog
      open
      size="s"
      title={<AboutAccount account={account} sentence={(name) => t("historyTitle", { account: name })} />}
      describedBy={noteId}
      onClose={() => !generate.isPending && onClose()}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={generate.isPending}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} busy={generate.isPending}>
            {t("generateHistory")}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} noValidate onSubmit={handleSubmit}>
        <p id={noteId}>{t("historyNote")}</p>
        <AmountField
          label={t("historyAmount")}
          value={draft.amount}
          error={
            isMissing && draft.amount === ""
              ? t("history_fields_required")
              : problem === "invalid_amount"
                ? t("invalid_amount")
                : undefined
          }
          notTakenText={t("amountNotTaken")}
          onChange={(amount) => change({ amount })}
        />
        <TextField
          label={t("historyMonths")}
          // Once it is what is wrong, the error says it.
          hint={problem === "historyMonthsHint" ? undefined : monthsHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={HISTORY_MAX_MONTHS}
          step={1}
          value={draft.months}
          error={
            isMissing && draft.months === ""
              ? t("history_fields_required")
              : problem === "historyMonthsHint"
                ? monthsHint
                : undefined
          }
          onChange={(event) => change({ months: event.target.value })}
        />
        {generate.error && (
          <Banner tone="negative" more={textOf(generate.error)}>
            {t("historyFailed")}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;

  p {
    color: var(--text-muted);
  }
`;
