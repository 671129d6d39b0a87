/** Why a call to somewhere else came to nothing. "fetch failed" says nothing; what it was caused by does. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message ?? String(error);
}
