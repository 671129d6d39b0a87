import { TextField } from "@lintel/shared-ui";
import { useEffect, useRef } from "react";

interface DayFieldProps {
  label: string;
  /** "2026-11-23", or the empty string. */
  value: string;
  /** The id of what is said of both days at once. */
  describedBy: string;
  onChange: (value: string) => void;
}

/** The first year of four digits: while 2026 is typed, the browser reports the years 2, 20 and 202 as well. */
const FIRST_YEAR = 1000;

/** A day that can be typed. The field is the browser's own: written to in the middle of a date, it drops what has been typed of it. */
export function DayField({ label, value, describedBy, onChange }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement) input.value = value;
  }, [value]);

  function handleChange(typed: string) {
    if (typed !== value && (typed === "" || Number.parseInt(typed, 10) >= FIRST_YEAR)) onChange(typed);
  }

  return (
    <TextField
      ref={field}
      label={label}
      type="date"
      defaultValue={value}
      aria-describedby={describedBy}
      onChange={(event) => handleChange(event.target.value)}
      // What was not taken, a half of a date or a year of one digit, is not left standing over entries that it does not choose.
      onBlur={(event) => {
        event.target.value = value;
      }}
    />
  );
}
