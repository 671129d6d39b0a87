import { useMessages, useShortcuts } from "@lintel/portal";
import type { NavEntry } from "@lintel/portal/release";
import { Dialog } from "@lintel/shared-ui";
import styled from "styled-components";
import { shellMessages } from "../../messages";
import { navLabel } from "../nav-label";
import { paletteMessages } from "./messages";
import { PAGE_OF_KEY } from "./page-of-key";
import { paletteKey } from "./palette-key";

interface ShortcutDialogProps {
  entries: readonly NavEntry[];
  onClose: () => void;
}

export function ShortcutDialog({ entries, onClose }: ShortcutDialogProps) {
  const t = useMessages(paletteMessages);
  const shell = useMessages(shellMessages);
  const pages = Object.entries(PAGE_OF_KEY).flatMap(([key, label]) =>
    key !== "n" && entries.some((entry) => entry.label === label)
      ? [{ keys: ["g", key], does: t("goTo", { page: navLabel(label, shell) }) }]
      : [],
  );
  const single = [
    ...pages,
    { keys: ["n"], does: t("newTransfer") },
    { keys: ["/"], does: t("searchPage") },
    { keys: ["?"], does: t("thisList") },
  ];
  const rows = [{ keys: [paletteKey()], does: t("thisSearch") }, ...(useShortcuts() ? single : [])];

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={t("showShortcuts")}
      size="s"
      labels={{ close: shell("close") }}
    >
      <List>
        {rows.map(({ keys, does }) => (
          <div key={keys.join(" ")}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ` ${t("thenKey")} `}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
      <Note>{t("turnOff")}</Note>
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: 10px;

  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    order: 1;
    flex: none;
    color: var(--text-muted);
  }
  /* One below another they are of one width, whatever letter is on them. */
  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 3px 8px;
    text-align: center;
    border-radius: 4px;
    background: var(--surface-tint);
    color: var(--text);
    font: 600 0.8125rem/1.4 var(--font-ui);
  }
`;

const Note = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`;
