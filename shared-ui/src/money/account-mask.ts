/** "402177540988" as "4021******88". Six characters or fewer hide nothing worth hiding and stay as they are. */
export function maskAccount(number: string): string {
  if (number.length <= 6) return number;
  return number.slice(0, 4) + "*".repeat(number.length - 6) + number.slice(-2);
}

/** "4021775409317788" as "4021********7788". */
export function maskCard(number: string): string {
  if (number.length <= 8) return number;
  return number.slice(0, 4) + "*".repeat(number.length - 8) + number.slice(-4);
}
