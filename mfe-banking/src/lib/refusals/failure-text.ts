import { isRefusalCode, joinSentences } from "@lintel/contract";
import { Refusal, reportError, Unreachable, useMessages } from "@lintel/portal";
import { refusalMessages } from "./messages";

const WORTH_A_TIME = new Set<string>(["pin_locked", "too_many_requests"]);

/** Words for whatever a call threw, in the reader's language. A code newer than this page speaks the server's English. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages(refusalMessages);

  return (error) => {
    if (error instanceof Unreachable) return t("unreachable");
    if (!(error instanceof Refusal)) {
      reportError(error, { doing: "a customer's call" });
      return t("errorOccurred");
    }

    const text = isRefusalCode(error.code) ? t(error.code) : error.message;
    if (!WORTH_A_TIME.has(error.code)) return text;
    const isLocked = error.code === "pin_locked";
    // After the last of its locks no time helps any more.
    if (error.retryAfterSeconds === null) return isLocked ? joinSentences(text, t("resetToUnlock")) : text;
    // Of calls that were too many for one second, the sentence says enough.
    if (!isLocked && error.retryAfterSeconds <= 1) return text;
    // That sentence says "try again" as well.
    const why = isLocked ? text : t("tooMany");
    return joinSentences(why, t("waitMinutes", { count: Math.max(1, Math.ceil(error.retryAfterSeconds / 60)) }));
  };
}
