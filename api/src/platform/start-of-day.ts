/** Days before the bank had computers are one day to it; the database knows no year 0. */
export function startOfDay(day: string): Date {
  return new Date(Math.max(Date.parse(`${day}T00:00:00Z`), 0));
}
