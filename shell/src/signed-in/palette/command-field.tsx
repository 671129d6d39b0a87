import { reportError, toast, useLocation, useMessages } from "@lintel/portal";
import { currentLocale, useGoTo } from "@lintel/portal/host";
import type { NavEntry } from "@lintel/portal/release";
import { Search } from "lucide-react";
import { Suspense, useLayoutEffect, useState } from "react";
import styled from "styled-components";
import { shellMessages } from "../../messages";
import { PAGE_OF_KEY } from "./page-of-key";
import { paletteKey } from "./palette-key";
import { useShortcutKeys } from "./use-shortcut-keys";

type Dialogs = typeof import("./palette-dialogs");

let loading: Promise<Dialogs> | null = null;

/** Nobody pays for the palette before the first look at it. */
function loadDialogs(): Promise<Dialogs> {
  loading ??= Promise.all([
    import("./palette-dialogs"),
    // In seven languages its words are what it would wait for last.
    import("./messages").then(({ paletteMessages }) => paletteMessages.load(currentLocale())),
  ]).then(
    ([dialogs]) => dialogs,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function prepare() {
  loadDialogs().catch(() => undefined);
}

/** Where one goes without looking for it: a field that opens the palette, and the keys that do without even that. */
export function CommandField({ entries }: { entries: readonly NavEntry[] }) {
  const t = useMessages(shellMessages);
  const goTo = useGoTo();
  const { pathname } = useLocation();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [open, setOpen] = useState<{ which: "palette" | "shortcuts"; at: string } | null>(null);
  // Back and forward close it too, and what came too late opens on no other page.
  useLayoutEffect(() => setOpen((now) => (now?.at === pathname ? now : null)), [pathname]);

  function show(which: "palette" | "shortcuts") {
    // The address is ahead of the page while that is on its way, and what is opened meanwhile belongs to where it leads.
    setOpen({ which, at: window.location.pathname });
    loadDialogs().then(
      (loaded) => {
        setDialogs(loaded);
        // What came too late opens over no dialog that a person has opened meanwhile.
        if (dialogs === null && document.querySelector("dialog[open]")) setOpen(null);
      },
      (error: unknown) => {
        setOpen(null);
        reportError(error, { doing: "opening the palette" });
        toast.error(t("areaUnavailable", { area: t("jump") }));
      },
    );
  }

  useShortcutKeys({
    isOpening: open !== null,
    onPalette: () => show("palette"),
    onList: () => show("shortcuts"),
    onGo(key) {
      const page = entries.find((entry) => entry.label === PAGE_OF_KEY[key]);
      if (page) goTo(page.to);
      return page !== undefined;
    },
  });

  return (
    <>
      <FieldButton
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => show("palette")}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{t("jump")}</span>
        <kbd>{paletteKey()}</kbd>
      </FieldButton>
      <Suspense fallback={null}>
        {dialogs && open?.which === "palette" && (
          <dialogs.PaletteDialog
            entries={entries}
            onClose={() => setOpen(null)}
            onShortcuts={() => show("shortcuts")}
          />
        )}
        {dialogs && open?.which === "shortcuts" && (
          <dialogs.ShortcutDialog entries={entries} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}

const FieldButton = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: min(340px, 100%);
  min-height: 44px;
  margin-right: auto;
  padding: 0 8px 0 14px;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface);
  color: var(--text-muted);
  text-align: left;
  cursor: pointer;

  /* The glass of a phone has no frame, and would have one from the first tap on. */
  @media (hover: hover) {
    &:hover {
      border-color: var(--border-strong);
    }
  }
  &:active {
    background: var(--surface-tint);
  }
  span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  kbd {
    padding: 3px 7px;
    border-radius: 4px;
    background: var(--surface-tint);
    font: 600 0.75rem/1.4 var(--font-ui);
  }
  /* A thumb wants the glass alone; its name stays for whoever listens. */
  @media (max-width: 767px) {
    width: 44px;
    /* The glass itself stands at the page's edge, as what is below it does. */
    margin: 0 -13px 0 auto;
    padding: 0;
    justify-content: center;
    border-color: transparent;
    background: none;
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    kbd {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
