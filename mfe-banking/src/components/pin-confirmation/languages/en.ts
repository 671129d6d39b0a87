import { MESSAGES } from "@lintel/contract";

const english = {
  description: "Enter your 4-Digit PIN to confirm.",
  confirming: "Confirming…",
  suspended: MESSAGES.suspended,
  incorrect: MESSAGES.incorrectPin,
  offline: "You are offline. Nothing has been sent.",
  keypad: "PIN keypad",
  clear: "Clear",
  remove: "Delete last digit",
  progress: "{count} of {of} digits",
  entered: "{count} of {of} digits entered",
} as const;

export default english;
