import { useMessages } from "@lintel/portal";
import type { ShowToast } from "@lintel/portal/host";
import { ToastIcon, ToastViewport } from "@lintel/shared-ui";
import { X } from "lucide-react";
import { createRoot } from "react-dom/client";
import { type Id, ToastContainer, toast } from "react-toastify/unstyled";
import { shellMessages } from "../messages";

const ERROR_MS = 4_000;
const SUCCESS_MS = 2_000;
const AT_ONCE = 3;

/** Draws toasts in a root of their own: a toast renders nothing of the page anew. */
export function showToasts(): ShowToast {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Toasts />);
  let shown: Id[] = [];
  return (kind, text) => {
    const isError = kind === "error";
    const id = toast(text, {
      type: kind,
      role: isError ? "alert" : "status",
      autoClose: isError ? ERROR_MS : SUCCESS_MS,
      onClose: () => {
        shown = shown.filter((other) => other !== id);
      },
    });
    shown = [...shown, id];
    // The library's own limit would have the newest wait, which is the one that matters.
    for (const old of shown.slice(0, -AT_ONCE)) toast.dismiss(old);
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
