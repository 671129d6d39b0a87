import type { KeyboardEvent } from "react";
import { padKeyFor, pinAfter } from "./pin-pad";

interface PinKeys {
  pin: string;
  setPin: (pin: string) => void;
  /** False while what is pressed must reach nothing. */
  isTaken: boolean;
  canSubmit: boolean;
  onSubmit: () => void;
}

/** A dialog that takes a PIN: its digits are heard from anywhere in it, and Enter where it is no button's. */
export function usePinKeys({ pin, setPin, isTaken, canSubmit, onSubmit }: PinKeys) {
  function submit() {
    if (isTaken && canSubmit) onSubmit();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (!isTaken) return;
    if (event.key === "Enter" && event.target === event.currentTarget) submit();
    const key = padKeyFor(event);
    if (key === null) return;
    event.preventDefault();
    setPin(pinAfter(key, pin));
  }

  return { submit, handleKeyDown };
}
