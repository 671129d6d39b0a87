import { CopyButton } from "@lintel/shared-ui";
import { useRef } from "react";

export function CopyableText({ value, label }: { value: string; label: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={shown}>{value}</span> <CopyButton label={label} value={value} fallback={shown} />
    </>
  );
}
