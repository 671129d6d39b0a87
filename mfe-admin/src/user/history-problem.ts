import { HISTORY_MAX_MONTHS } from "@lintel/contract";

export interface HistoryDraft {
  readonly amount: string;
  readonly months: string;
}

type HistoryProblem = "history_fields_required" | "invalid_amount" | "historyMonthsHint";

export function historyProblem({ amount, months }: HistoryDraft): HistoryProblem | null {
  if (amount.trim() === "" || months.trim() === "") return "history_fields_required";
  if (!(Number(amount) > 0)) return "invalid_amount";
  const count = Number(months);
  if (!Number.isInteger(count) || count < 1 || count > HISTORY_MAX_MONTHS) return "historyMonthsHint";
  return null;
}
