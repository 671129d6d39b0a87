import { TextField } from "@lintel/shared-ui";
import { useState } from "react";
import { parsePercent } from "../lib/percent";
import { useEarlyEntry } from "../lib/use-early-entry";

/** A rate of the visitor's own, for the bank publishes none: what is typed, and what it says in thousandths of a percent. */
export function useRate(limitPercent: number) {
  const [typed, setTyped] = useState("");
  const thousandths = parsePercent(typed, limitPercent);
  return { typed, setTyped, isWrong: thousandths === null, thousandths: thousandths ?? 0 };
}

interface RateFieldProps {
  label: string;
  hint: string;
  /** What is said of something that is no rate. */
  wrong: string;
  rate: ReturnType<typeof useRate>;
}

export function RateField({ label, hint, wrong, rate }: RateFieldProps) {
  const field = useEarlyEntry<HTMLInputElement>(rate.typed, ({ value }) => rate.setTyped(value));

  return (
    <TextField
      ref={field}
      label={label}
      hint={hint}
      error={rate.isWrong ? wrong : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={rate.typed}
      onChange={(event) => rate.setTyped(event.target.value)}
    />
  );
}
