export type ErrorContext = Readonly<Record<string, string | number | boolean | null>>;

type Listener = (error: unknown, context: ErrorContext) => void;

const listeners = new Set<Listener>();

/** Something broke that the person cannot mend. Told to the console and to whoever listens; never carries what a person typed. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  console.error(`Lintel: ${String(context.doing ?? "something failed")}`, error, context);
  for (const listener of listeners) listener(error, context);
}

export function onReportedError(listener: Listener): void {
  listeners.add(listener);
}
