export { AmountField } from "./amount-field/amount-field";
export { AccountCard, AccountGrid } from "./bank/account-card/account-card";
export { BalanceWall } from "./bank/balance-wall/balance-wall";
export { BankCard, type BankCardLabels } from "./bank/bank-card/bank-card";
export { CardSwatch } from "./bank/bank-card/card-swatch";
export { closeReceipts } from "./bank/receipt/open-receipt-window";
export { usePrintReceipt } from "./bank/receipt/use-print-receipt";
export { StatTile, StatTiles } from "./bank/stat-tiles/stat-tiles";
export { TransactionDetails } from "./bank/transaction-details/transaction-details";
export type { TransactionFacts } from "./bank/transaction-details/transaction-facts";
export { TransactionList } from "./bank/transaction-list/transaction-list";
export { signedCents, type TransactionItem } from "./bank/transaction-row/transaction";
export { DirectionTile, DottedLine, TransactionRow } from "./bank/transaction-row/transaction-row";
export { TransactionStatus } from "./bank/transaction-status/transaction-status";
export { ChartTable } from "./charts/chart-table/chart-table";
export { MonthBars } from "./charts/month-bars/month-bars";
export { ScoreScale } from "./charts/score-scale/score-scale";
export { Sparkline } from "./charts/sparkline/sparkline";
export { Combobox } from "./combobox/combobox";
export { ConfirmDestructive } from "./confirm-destructive/confirm-destructive";
export { FactList } from "./fact-list/fact-list";
export { useLastPageFocus } from "./last-page-focus/use-last-page-focus";
export { maskAccount, maskCard } from "./money/account-mask";
export { DisplaySettings } from "./money/display-settings";
export {
  formatDate,
  formatDateTime,
  formatDayTime,
  formatRecent,
  formatWeekday,
  type PartOfDay,
  partOfDay,
} from "./money/format-date";
export { type DisplayCurrency, formatMoney, LEDGER_CURRENCY } from "./money/format-money";
export { Mask } from "./money/mask";
export { Money } from "./money/money";
export { transactionLabel } from "./money/transaction-label";
export { Page, type PageProps } from "./page/page";
export { PinDialog, type PinDialogProps } from "./pin-dialog/pin-dialog";
export type { PinPadLabels } from "./pin-dialog/pin-pad";
export { SetPinDialog, type SetPinDialogProps } from "./pin-dialog/set-pin-dialog";
export { RichSelect, type RichSelectProps } from "./rich-select/rich-select";
export { SearchField } from "./search-field/search-field";
