import { CircleAlert, CircleCheck, CircleX, Info } from "lucide-react";
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";

/*
 * The look of react-toastify's bare markup. Two of its animations are its clock and may not be removed, whatever the motion
 * setting: a toast counts as gone when its exit animation ends, and its time is up when the progress bar's does.
 */
const Layer = styled.div`
  position: fixed;
  inset: 16px 16px auto;
  z-index: var(--z-toast);
  width: auto;
  height: auto;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--text);
  pointer-events: none;
  @media (min-width: 768px) {
    inset: 88px max(24px, env(safe-area-inset-right)) auto auto;
    width: 380px;
  }

  .Toastify__toast-container {
    display: grid;
    gap: 12px;
  }
  .Toastify__toast {
    --tone: var(--on-accent-soft);
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 14px 48px 14px 23px;
    border: 1px solid transparent;
    border-radius: 8px;
    /* The bar is no border, which would be cut aslant where it meets those above and below. */
    background: linear-gradient(90deg, var(--tone) 6px, transparent 0) border-box, var(--surface-raised);
    @media (forced-colors: active) {
      padding-left: 18px;
      border-left-width: 6px;
    }
    box-shadow: var(--e3);
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
    pointer-events: auto;
  }
  .Toastify__toast--success {
    --tone: var(--positive);
  }
  .Toastify__toast--error {
    --tone: var(--negative);
  }
  .Toastify__toast--warning {
    --tone: var(--warning);
  }
  .Toastify__toast-icon {
    margin-top: 1px;
    color: var(--tone);
  }
  .Toastify__close-button {
    position: absolute;
    inset: 3px 3px auto auto;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--text-muted);
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        background: var(--surface-tint);
        color: var(--text);
      }
    }
    svg {
      width: 14px;
      height: 16px;
      fill: currentColor;
    }
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    height: 0;
    overflow: hidden;
  }
  .Toastify__progress-bar--animated {
    animation: lintel-toast-time linear 1 forwards;
  }
  .Toastify__toast:focus-within .Toastify__progress-bar--animated {
    /* biome-ignore lint/complexity/noImportantStyles: the library sets the play state on the element itself. */
    animation-play-state: paused !important;
  }
  [class*="-enter"]:is(.Toastify__toast) {
    animation: lintel-toast-in var(--base) var(--ease-out) both;
  }
  [class*="-exit"]:is(.Toastify__toast) {
    animation: lintel-toast-out 140ms var(--ease-in) both;
  }
  @media (prefers-reduced-motion: reduce) {
    [class*="-enter"]:is(.Toastify__toast),
    [class*="-exit"]:is(.Toastify__toast) {
      animation-name: lintel-toast-fade;
      animation-duration: 120ms;
    }
    [class*="-exit"]:is(.Toastify__toast) {
      animation-direction: reverse;
    }
  }

  @keyframes lintel-toast-time {
    from { transform: scaleX(1); }
    to { transform: scaleX(0); }
  }
  @keyframes lintel-toast-in {
    from { opacity: 0; transform: translateY(-8px); }
  }
  @keyframes lintel-toast-out {
    to { opacity: 0; transform: translateX(16px); }
  }
  @keyframes lintel-toast-fade {
    from { opacity: 0; }
  }
  @media print {
    display: none;
  }
`;

/** Wrap it around react-toastify's container. It lies in the browser's top layer and stays above dialogs opened later. */
export function ToastViewport({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    const node = layer.current;
    if (typeof node?.showPopover !== "function") return;
    node.showPopover();
    const raise = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement) || !event.target.open) return;
      node.hidePopover();
      node.showPopover();
    };
    document.addEventListener("toggle", raise, true);
    return () => document.removeEventListener("toggle", raise, true);
  }, []);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  /** A toast that is closed takes the focus with it: whoever closed it goes on where they were. */
  function handleClick({ currentTarget, target }: MouseEvent) {
    if (!(target as Element).closest(".Toastify__close-button") || !currentTarget.contains(document.activeElement))
      return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <Layer ref={layer} popover="manual" onFocus={handleFocus} onClickCapture={handleClick}>
      {children}
    </Layer>
  );
}

export type ToastTone = "success" | "error" | "warning" | "info" | "default";

const ICONS = { success: CircleCheck, error: CircleX, warning: CircleAlert, info: Info, default: Info };

/** For the container's `icon`. */
export function ToastIcon({ type = "default" }: { type?: ToastTone }) {
  const Icon = ICONS[type];
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
