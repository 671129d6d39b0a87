import { useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

export type Politeness = "polite" | "assertive";

interface Message {
  politeness: Politeness;
  text: string;
  turn: number;
}

/** Long enough to be heard of, and no longer than the shortest tick that says the same. */
const HEARD_AFTER_MS = 1_500;

const listeners: Array<(message: Message) => void> = [];
let turn = 0;

/** Says something to screen readers. Said twice, it is heard twice. */
export function announce(text: string, politeness: Politeness = "polite"): void {
  turn += 1;
  listeners.at(-1)?.({ politeness, text, turn });
}

/**
 * The two regions `announce` speaks through: once in the app's root, and once inside every open dialog, because what lies
 * outside a modal dialog is inert and silent. The one that appeared last speaks.
 */
export function LiveRegions() {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    listeners.push(setMessage);
    return () => {
      listeners.splice(listeners.indexOf(setMessage), 1);
    };
  }, []);

  // What was said is not part of the page: walking through it, one would come upon "Copied" or another page's title.
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message]);

  // A region that is given the text it already holds stays silent: an unprinted space makes it new.
  const textFor = (politeness: Politeness) =>
    message?.politeness === politeness ? message.text + (message.turn % 2 ? "\u00a0" : "") : "";

  return (
    <>
      <VisuallyHidden aria-live="polite" data-announcer="polite">
        {textFor("polite")}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" data-announcer="assertive">
        {textFor("assertive")}
      </VisuallyHidden>
    </>
  );
}
