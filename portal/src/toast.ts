import { reportError } from "./report-error";

export type ToastKind = "success" | "error" | "info";

export type ShowToast = (kind: ToastKind, text: string) => void;

let loadShow: (() => Promise<ShowToast>) | null = null;
let show: ShowToast | null = null;
const waiting: [ToastKind, string][] = [];
let isLoading = false;

/** The toast library comes with the first toast; what is said before it is here waits and is not lost. */
function say(kind: ToastKind, text: string): void {
  if (show) {
    show(kind, text);
    return;
  }
  waiting.push([kind, text]);
  void load();
}

async function load(): Promise<void> {
  if (isLoading || loadShow === null) return;
  isLoading = true;
  try {
    show = await loadShow();
    for (const [kind, text] of waiting.splice(0)) show(kind, text);
  } catch (error) {
    // Said beside the next toast, whenever that is and whoever is there, they would be taken for new.
    waiting.length = 0;
    reportError(error, { doing: "loading the toasts" });
  } finally {
    isLoading = false;
  }
}

/** The host says how toasts are shown. */
export function provideToasts(loader: () => Promise<ShowToast>): void {
  loadShow = loader;
  show = null;
  if (waiting.length > 0) void load();
}

export const toast = {
  success: (text: string) => say("success", text),
  error: (text: string) => say("error", text),
  info: (text: string) => say("info", text),
} as const;
