/** Days before the bank had computers are one day to it; the database knows no year 0. */
export function startOfDay(day: string): Date {
  return new Date(Math.max(Date.parse(`${day}T00:00:00Z`), 0));
}

/** Where what is asked for up to this day ends. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + 86_400_000);
}
