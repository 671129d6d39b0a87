const QUIET_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** The page's own files come first, and people who only look something up are gone before. What fails is tried until it succeeds. */
export function afterQuiet(work: () => Promise<void>, pause = QUIET_MS): void {
  const again = () => afterQuiet(work, Math.min(pause * 2, LONGEST_PAUSE_MS));
  const begin = () => setTimeout(() => work().catch(again), pause);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}
