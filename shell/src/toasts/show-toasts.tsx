import { useMessages } from "@lintel/portal";
import type { ShowToast } from "@lintel/portal/host";
import { ToastIcon, ToastViewport } from "@lintel/shared-ui";
import { X } from "lucide-react";
import { createRoot } from "react-dom/client";
import { type Id, ToastContainer, type ToastOptions, toast } from "react-toastify/unstyled";
import { shellMessages } from "../messages";

const ERROR_MS = 4_000;
const SUCCESS_MS = 2_000;
const AT_ONCE = 3;

interface Shown {
  readonly id: Id;
  readonly kind: Parameters<ShowToast>[0];
  readonly text: string;
}

/** Draws toasts in a root of their own: a toast renders nothing of the page anew. */
export function showToasts(): ShowToast {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Toasts />);
  let shown: Shown[] = [];
  let count = 0;

  // Sending a form again takes the errors away. One that still holds is said again at once, and stays.
  document.addEventListener(
    "submit",
    () => {
      const answered = shown.filter(({ kind }) => kind === "error");
      setTimeout(() => {
        for (const old of answered) if (shown.includes(old)) toast.dismiss(old.id);
      });
    },
    true,
  );

  return (kind, text) => {
    const isError = kind === "error";
    count += 1;
    const said = shown.find((other) => other.kind === kind && other.text === text);
    const now: Shown = { id: said?.id ?? `toast-${count}`, kind, text };
    const options: ToastOptions & { staleId?: Id } = {
      toastId: now.id,
      type: kind,
      role: isError ? "alert" : "status",
      autoClose: isError ? ERROR_MS : SUCCESS_MS,
      onClose: () => {
        shown = shown.filter(({ id }) => id !== now.id);
      },
      // The library's own update keeps the element, which a screen reader would pass over, and the place.
      ...(said && { updateId: count, staleId: said.id }),
    };
    toast(text, options);
    shown = [...shown.filter((other) => other !== said), now];
    // The library's own limit would have the newest wait, which is the one that matters.
    for (const old of shown.slice(0, -AT_ONCE)) toast.dismiss(old.id);
  };
}

function Toasts() {
  const t = useMessages(shellMessages);
  return (
    <ToastViewport>
      <ToastContainer
        position="top-right"
        autoClose={SUCCESS_MS}
        newestOnTop
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        draggable={false}
        // It goes on being the clock, and is no longer read out: its name is English and no option changes it.
        hideProgressBar
        aria-label={`${t("notifications")} F8`}
        hotKeys={({ key }) => key === "F8"}
        icon={({ type }) => <ToastIcon type={type} />}
        closeButton={({ closeToast }) => (
          <button type="button" className="Toastify__close-button" aria-label={t("close")} onClick={closeToast}>
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      />
    </ToastViewport>
  );
}
