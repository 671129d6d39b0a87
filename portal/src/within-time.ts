/**
 * Does the work with a signal that says when its time is over, or when who asked wants it no more. AbortSignal's own timeout() and
 * any() are newer than the browsers we build for.
 */
export async function withinTime<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  asker?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(
    () => controller.abort(new DOMException("No answer in time.", "TimeoutError")),
    milliseconds,
  );
  asker?.addEventListener("abort", stop);
  if (asker?.aborted) stop();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    asker?.removeEventListener("abort", stop);
  }
}
