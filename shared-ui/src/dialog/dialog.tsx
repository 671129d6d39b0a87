import { X } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import styled, { css, keyframes } from "styled-components";
import { LiveRegions } from "../announce/announce";
import { IconButton } from "../icon-button/icon-button";

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const slide = keyframes`
  /* On its way up it passes under the finger: a second tap would press whatever is there just then, or the backdrop. */
  from { transform: translateY(100%); pointer-events: none; }
  99% { pointer-events: none; }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

const sheet = css`
  @media (max-width: 767px) {
    &[open] {
      width: 100%;
      margin: auto 0 0;
      border-radius: 16px 16px 0 0;
      animation-name: ${slide};
    }
  }
`;

const Root = styled.dialog`
  width: min(560px, calc(100vw - 32px));
  max-width: none;
  max-height: min(92dvh, 860px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 16px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--e3);

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} var(--slow) var(--ease-out);
  }
  &::backdrop {
    background: var(--scrim);
    animation: ${fade} var(--slow) var(--ease-out);
  }
  &[data-size="s"] {
    width: min(440px, calc(100vw - 32px));
  }
  /* What has the focus is scrolled to where the foot does not lie over it, whose buttons may stand in two rows. */
  &[data-foot] {
    scroll-padding-bottom: calc(152px + env(safe-area-inset-bottom));
  }
  ${sheet}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 20px 12px 0 24px;

  /* The wall carries what is about to be agreed to; the beam under it is the only one on the screen. */
  &[data-wall] {
    position: relative;
    padding-right: 24px;
    padding-bottom: 22px;
    border-bottom: 10px solid var(--mark-beam);
    background: var(--wall);
    color: var(--on-wall);
  }
  /* Out of the way of the figures below, which end where the keypad does. */
  &[data-wall] > button {
    position: absolute;
    top: 10px;
    right: 12px;
  }
`;

const Title = styled.h2`
  padding-top: 10px;
  font: var(--type-title-s);
  [data-wall] & {
    padding-right: 40px;
    color: var(--on-wall-muted);
    font: 600 1rem/1.4 var(--font-ui);
    letter-spacing: 0;
  }
`;

const HeadText = styled.div`
  min-width: 0;
  flex: 1;
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px 24px 24px;
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: auto;
  padding: 16px 24px calc(20px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
`;

const tabbable =
  "a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]";

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, the backdrop and the Back gesture all ask; whoever opened the dialog decides. */
  onClose: () => void;
  title: ReactNode;
  size?: "s" | "m";
  role?: "dialog" | "alertdialog";
  /** False takes the close button away and leaves Escape without effect. */
  dismissible?: boolean;
  /** False where a button at the foot does the same: of two with one name, nobody knows which is meant. */
  closeButton?: boolean;
  /** For dialogs without a form and without a danger: a slip of the mouse must not throw work away. */
  closeOnBackdrop?: boolean;
  /** Stands under the title on the wall: what one is about to agree to. */
  summary?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Read out with the title when the dialog opens. */
  describedBy?: string;
  /** Takes the focus afterwards in place of whatever opened the dialog, for when that is gone or about to go. */
  returnFocus?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  labels?: { close: string };
}

/** Safari gives the focus to no button that is pressed: the way back to it is remembered here. */
let pressed: HTMLElement | null = null;
if (typeof document !== "undefined") {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>("a[href], button") : null;
  };
  document.addEventListener("click", remember, true);
}

/** What is inside exists only while the dialog is open, so nothing typed there outlives it. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  size = "m",
  role = "dialog",
  dismissible = true,
  closeButton = true,
  closeOnBackdrop = false,
  summary,
  children,
  footer,
  describedBy,
  returnFocus,
  onKeyDown,
  labels = { close: "Close" },
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const { activeElement, body } = document;
    const opener = activeElement === body ? pressed : (activeElement as HTMLElement | null);
    show(node);
    (firstField(node) ?? node).focus();

    return () => {
      hide(node);
      (returnFocus?.current ?? opener)?.focus();
      // Opened by itself, or by what has been shut or goes with it: the page it lay over begins at its heading.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      });
    };
  }, [returnFocus]);

  // A press that passes under a sheet on its way up falls on the page's root, which would take the focus to nothing.
  useEffect(() => {
    const keepFocus = (event: Event) => event.target === document.documentElement && event.preventDefault();
    document.addEventListener("mousedown", keepFocus);
    return () => document.removeEventListener("mousedown", keepFocus);
  }, []);

  // Browsers close a dialog by themselves on a second Escape even when the first was refused.
  useEffect(() => {
    const node = dialog.current;
    const reopen = () => node?.isConnected && show(node);
    node?.addEventListener("close", reopen);
    return () => node?.removeEventListener("close", reopen);
  }, []);

  function close() {
    if (dismissible) onClose();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    // Meant for the input method: its Escape takes back one word and not the whole form.
    if (event.nativeEvent.isComposing) return;
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === "Tab") keepInside(event);
  }

  function isBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return false;
    const box = dialog.current.getBoundingClientRect();
    return (
      event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
    );
  }

  return (
    <Root
      ref={dialog}
      role={role === "alertdialog" ? role : undefined}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-size={size}
      data-foot={footer ? "" : undefined}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        // A file picker's own cancel bubbles up to here as well.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        // The second press of the double click that opened it lands here.
        pressedOnBackdrop.current = event.detail < 2 && isBackdrop(event);
        // The backdrop would take the focus out of the dialog and give it to nothing.
        if (isBackdrop(event)) event.preventDefault();
      }}
      onMouseUp={(event) => {
        if (closeOnBackdrop && pressedOnBackdrop.current && isBackdrop(event)) close();
      }}
    >
      <Head data-wall={summary ? "" : undefined}>
        <HeadText>
          <Title id={titleId}>{title}</Title>
          {summary}
        </HeadText>
        {dismissible && closeButton && (
          <IconButton label={labels.close} icon={<X size={20} />} onWall={summary !== undefined} onClick={onClose} />
        )}
      </Head>
      {children && <Body>{children}</Body>}
      {footer && <Foot>{footer}</Foot>}
      <LiveRegions />
    </Root>
  );
}

function show(node: HTMLDialogElement) {
  // jsdom draws the element but has no methods for it.
  if (typeof node.showModal !== "function") node.setAttribute("open", "");
  else if (!node.open) {
    markScrollBar();
    node.showModal();
  }
}

/** A bar that takes room is told from one that lies over the page, or of which there is none, by that room alone. */
function markScrollBar() {
  const { documentElement } = document;
  documentElement.toggleAttribute("data-scroll-bar", window.innerWidth > documentElement.clientWidth);
}

function hide(node: HTMLDialogElement) {
  if (typeof node.close === "function") node.close();
  else node.removeAttribute("open");
}

/** Of several radios the chosen one: on another, the space bar would choose that. */
function firstField(node: HTMLElement) {
  const first =
    node.querySelector<HTMLElement>("[data-autofocus]") ??
    node.querySelector<HTMLElement>("input:not([type=hidden],:disabled),select,textarea");
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first;
  const chosen = [...node.querySelectorAll<HTMLInputElement>("input[type=radio]:checked:not(:disabled)")];
  return chosen.find(({ name }) => name === first.name) ?? first;
}

function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)].filter((stop) => stop.tabIndex >= 0);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement === edge || document.activeElement === event.currentTarget) {
    if (document.activeElement === event.currentTarget && !event.shiftKey) return;
    event.preventDefault();
    next?.focus();
  }
}
