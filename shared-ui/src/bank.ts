export { AmountField, type AmountFieldProps } from "./amount-field/amount-field";
export {
  AccountCard,
  type AccountCardLabels,
  type AccountCardProps,
  AccountGrid,
} from "./bank/account-card/account-card";
export { BalanceWall, type BalanceWallLabels, type BalanceWallProps } from "./bank/balance-wall/balance-wall";
export { BankCard, type BankCardLabels, type BankCardProps } from "./bank/bank-card/bank-card";
export {
  type CardBrand,
  cardBrand,
  cardLengths,
  groupCardNumber,
  isCardNumberPlausible,
  isLuhnValid,
} from "./bank/bank-card/card-number";
export { openReceiptWindow, type ReceiptWindowOptions } from "./bank/receipt/open-receipt-window";
export { Receipt, type ReceiptLabels, type ReceiptProps } from "./bank/receipt/receipt";
export { usePrintReceipt } from "./bank/receipt/use-print-receipt";
export { RevealToggle, type RevealToggleProps } from "./bank/reveal-toggle/reveal-toggle";
export { StatTile, type StatTileProps, StatTiles } from "./bank/stat-tiles/stat-tiles";
export {
  TransactionDetails,
  type TransactionDetailsLabels,
  type TransactionDetailsProps,
} from "./bank/transaction-details/transaction-details";
export type { FactLabels, TransactionFacts } from "./bank/transaction-details/transaction-facts";
export {
  TransactionList,
  type TransactionListLabels,
  type TransactionListProps,
} from "./bank/transaction-list/transaction-list";
export { signedCents, type TransactionItem } from "./bank/transaction-row/transaction";
export {
  DirectionTile,
  TransactionRow,
  type TransactionRowLabels,
  type TransactionRowProps,
} from "./bank/transaction-row/transaction-row";
export {
  statusLabel,
  statusTone,
  TransactionStatus,
  type TransactionStatusProps,
} from "./bank/transaction-status/transaction-status";
export {
  MonthBars,
  type MonthBarsLabels,
  type MonthBarsProps,
  type MonthFigures,
} from "./charts/month-bars/month-bars";
export { ScoreScale, type ScoreScaleProps } from "./charts/score-scale/score-scale";
export { Sparkline, type SparklineProps } from "./charts/sparkline/sparkline";
export { Combobox, type ComboboxLabels, type ComboboxOption, type ComboboxProps } from "./combobox/combobox";
export { ConfirmDestructive, type ConfirmDestructiveProps } from "./confirm-destructive/confirm-destructive";
export { FactList } from "./fact-list/fact-list";
export { maskAccount, maskCard } from "./money/account-mask";
export { DisplaySettings, useDisplaySettings } from "./money/display-settings";
export {
  formatDate,
  formatDateTime,
  formatDayTime,
  formatLongDay,
  formatMonth,
  formatRecent,
  formatShortMonth,
  formatTime,
  formatWeekday,
  type Instant,
  monthKey,
  type PartOfDay,
  partOfDay,
} from "./money/format-date";
export {
  type DisplayCurrency,
  formatMoney,
  LEDGER_CURRENCY,
  type MoneyParts,
  moneyParts,
  type SignDisplay,
} from "./money/format-money";
export { Mask } from "./money/mask";
export { Money, type MoneyProps, type MoneySize } from "./money/money";
export { transactionLabel } from "./money/transaction-label";
export { Page, type PageProps } from "./page/page";
export { englishPinDialog, PinDialog, type PinDialogLabels, type PinDialogProps } from "./pin-dialog/pin-dialog";
export { PinPad, type PinPadLabels, type PinPadProps } from "./pin-dialog/pin-pad";
export {
  englishSetPinDialog,
  SetPinDialog,
  type SetPinDialogLabels,
  type SetPinDialogProps,
} from "./pin-dialog/set-pin-dialog";
export { type RichOption, RichSelect, type RichSelectProps } from "./rich-select/rich-select";
export { SearchField, type SearchFieldProps } from "./search-field/search-field";
