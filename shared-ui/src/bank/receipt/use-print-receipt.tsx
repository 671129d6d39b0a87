import { DisplaySettings, useDisplaySettings } from "../../money/display-settings";
import { openReceiptWindow } from "./open-receipt-window";
import { Receipt, type ReceiptProps } from "./receipt";

/** Answers a function that prints; it says false when the browser refused the window. Currency and language are those of the page. */
export function usePrintReceipt(): (receipt: ReceiptProps, title?: string) => boolean {
  const settings = useDisplaySettings();

  return (receipt, title = `Lintel receipt ${receipt.transaction.reference}`) =>
    openReceiptWindow(
      <DisplaySettings {...settings}>
        <Receipt {...receipt} />
      </DisplaySettings>,
      title,
      settings.locale,
    );
}
