import type { ShowToast } from "@lintel/portal/host";
import { ToastIcon, ToastViewport } from "@lintel/shared-ui";
import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";

const ERROR_MS = 4_000;
const SUCCESS_MS = 2_000;

/** Draws toasts in a root of their own: a toast renders nothing of the page anew. */
export function showToasts(): ShowToast {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <ToastViewport>
      <ToastContainer
        position="top-right"
        autoClose={SUCCESS_MS}
        newestOnTop
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        draggable={false}
        icon={({ type }) => <ToastIcon type={type} />}
      />
    </ToastViewport>,
  );
  return (kind, text) => {
    toast(text, { type: kind, autoClose: kind === "error" ? ERROR_MS : SUCCESS_MS });
  };
}
