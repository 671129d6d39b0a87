/** Cents as money reads in all eight languages. */
export function centsText(cents: bigint): string {
  const fraction = String(cents % 100n).padStart(2, "0");
  return `$${(cents / 100n).toLocaleString("en-US")}.${fraction}`;
}
