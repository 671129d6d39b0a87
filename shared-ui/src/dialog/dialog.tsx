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
import { LiveRegions } from "../announce/announce";
import { IconButton } from "../icon-button/icon-button";
import { focusHeading } from "../page-heading/focus-heading";
import { Body, Foot, Head, HeadText, Root, Title } from "./dialog-parts";
import { dropRestOfPress } from "./drop-rest-of-press";
import { keepFocusInside } from "./keep-focus-inside";

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
  const wasClicked = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const { activeElement, body } = document;
    const opener = activeElement === body ? pressed : (activeElement as HTMLElement | null);
    show(node);
    // On a low screen the browser has scrolled to the first button that there is.
    node.scrollTop = 0;
    // Not scrolled to: what one is about to agree to stands at the top, and is read first.
    (firstField(node) ?? node).focus({ preventScroll: true });

    return () => {
      hide(node);
      dropRestOfPress();
      (returnFocus?.current ?? opener)?.focus();
      // Opened by itself, or by what has been shut or goes with it: the page it lay over begins at its heading.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        focusHeading();
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
    // Held since it opened the dialog, it would press what has the focus now, or send the form unread.
    if (event.key === "Enter" && event.repeat) return event.preventDefault();
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === "Tab") keepFocusInside(event);
  }

  /** The second half of the double click that opened it would press what happens to lie under the pointer now: Cancel, or worse. */
  function dropHalfOfTwo(event: MouseEvent) {
    if (event.detail < 2) wasClicked.current = true;
    if (wasClicked.current) return;
    event.preventDefault();
    event.stopPropagation();
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
      data-summary={summary ? "" : undefined}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onClickCapture={dropHalfOfTwo}
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
          <IconButton
            label={labels.close}
            icon={<X size={20} strokeWidth={1.75} />}
            onWall={summary !== undefined}
            onClick={onClose}
            data-screen-only
          />
        )}
      </Head>
      {children && <Body>{children}</Body>}
      {footer && <Foot data-screen-only>{footer}</Foot>}
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
