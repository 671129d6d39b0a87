import { Check, Copy } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { announce } from "../announce/announce";
import { IconButton } from "../icon-button/icon-button";

const Tick = styled(Check)`
  color: var(--positive);
  /* By day that is dark, as a wall and a card are at any hour. */
  [data-on-wall] > & {
    color: inherit;
  }
`;

export interface CopyLabels {
  copied: string;
  failed: string;
}

export const COPY_LABELS: CopyLabels = { copied: "Copied", failed: "Could not copy. The text is selected." };

export interface CopyButtonProps {
  value: string;
  /** "Copy account number". */
  label: string;
  /** How long the tick stays. */
  confirmMs?: number;
  /** Is selected instead when the clipboard refuses, so that Ctrl C is all that is left to do. */
  fallback: RefObject<HTMLElement | null>;
  onWall?: boolean;
  labels?: CopyLabels;
}

export function CopyButton({
  value,
  label,
  confirmMs = 2000,
  fallback,
  onWall = false,
  labels = COPY_LABELS,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // A remote from before every caller had to give one may give none.
      if (fallback?.current) getSelection()?.selectAllChildren(fallback.current);
      announce(labels.failed);
      return;
    }
    announce(labels.copied);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), confirmMs);
  }

  return (
    <IconButton
      data-screen-only
      label={copied ? labels.copied : label}
      icon={copied ? <Tick size={18} strokeWidth={1.75} /> : <Copy size={18} strokeWidth={1.75} />}
      onClick={copy}
      onWall={onWall}
    />
  );
}
