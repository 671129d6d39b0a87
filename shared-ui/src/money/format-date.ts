/** Times are shown in the reader's own zone; what the bank sends is UTC. */
export type Instant = Date | string;

/** "20 November 2026". */
export function formatDate(at: Instant, locale = "en"): string {
  return show(at, locale, { day: "numeric", month: "long", year: "numeric" });
}

/** "08:12". */
function formatTime(at: Instant, locale = "en"): string {
  return show(at, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** "20 November 2026, 08:12": what a receipt and a tooltip say. */
export function formatDateTime(at: Instant, locale = "en"): string {
  return withTime(formatDate(at, locale), at, locale);
}

/** Chinese has no comma there. */
function withTime(day: string, at: Instant, locale: string): string {
  return `${day}${locale === "zh-CN" ? " " : ", "}${formatTime(at, locale)}`;
}

/** "20 Nov, 08:12", short enough for a row under its month. Where no month stands above, `now` adds the year to what is of another one. */
export function formatDayTime(at: Instant, locale = "en", now?: Date): string {
  const isOfAnotherYear = now !== undefined && asDate(at).getFullYear() !== now.getFullYear();
  const day = show(at, locale, { day: "numeric", month: "short", ...(isOfAnotherYear && { year: "numeric" }) });
  return withTime(threeLetters(day), at, locale);
}

/** "20 November". */
export function formatLongDay(at: Instant, locale = "en"): string {
  return show(at, locale, { day: "numeric", month: "long" });
}

/** "Friday 20 November". */
export function formatWeekday(at: Instant, locale = "en"): string {
  return show(at, locale, { weekday: "long", day: "numeric", month: "long" });
}

/** "Today, 08:12" and "Yesterday, 08:12"; older times keep their date. */
export function formatRecent(at: Instant, now: Date = new Date(), locale = "en"): string {
  const daysAgo = Math.round((midnight(now) - midnight(asDate(at))) / MILLISECONDS_PER_DAY);
  if (daysAgo !== 0 && daysAgo !== 1) return formatDayTime(at, locale, now);

  const day = new Intl.RelativeTimeFormat(tag(locale), { numeric: "auto" }).format(-daysAgo, "day");
  return withTime(`${day[0]?.toLocaleUpperCase(tag(locale))}${day.slice(1)}`, at, locale);
}

/** "2026-11": equal for two instants of one month in the reader's zone, and sortable. */
export function monthKey(at: Instant): string {
  const date = asDate(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
}

/** "November 2026", from an instant or from a month key. */
export function formatMonth(at: Instant, locale = "en"): string {
  return show(inMonth(at), locale, { month: "long", year: "numeric" });
}

/** "Nov". */
export function formatShortMonth(at: Instant, locale = "en"): string {
  return threeLetters(show(inMonth(at), locale, { month: "short" }));
}

/** "2026"; in Chinese a sign says that it is a year. */
export function formatYear(at: Instant, locale = "en"): string {
  return show(inMonth(at), locale, { year: "numeric" });
}

/** British English, and German beside a day, give September a fourth letter, which stands out under a chart. */
function threeLetters(text: string): string {
  return text.replace(/\bSept\b/, "Sep");
}

export type PartOfDay = "morning" | "afternoon" | "evening";

/** One cut for the greeting and for the light in the pictures. */
export function partOfDay(now: Date = new Date()): PartOfDay {
  const hour = now.getHours();
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

const MILLISECONDS_PER_DAY = 86_400_000;
const MILLISECONDS_PER_MINUTE = 60_000;

function asDate(at: Instant): Date {
  return typeof at === "string" ? new Date(at) : at;
}

/** "2026-11" alone would be read as UTC and land in October west of Greenwich. */
function inMonth(at: Instant): Date {
  const [, year, month] = (typeof at === "string" && /^(\d{4})-(\d{2})$/.exec(at)) || [];
  return year && month ? new Date(Number(year), Number(month) - 1, 15) : asDate(at);
}

function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Plain "en" would write "Nov 20"; the bank writes the day first in English too. */
function tag(locale: string): string {
  return locale === "en" ? "en-GB" : locale;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function show(at: Instant, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = asDate(at);
  // A page must not fall over one bad row.
  if (Number.isNaN(date.getTime())) return "";
  const key = `${locale} ${Object.entries(options).join(" ")}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag(locale), { ...options, timeZone: "UTC" });
  formatters.set(key, formatter);
  // One that is kept keeps the zone of its first day. Dates go with whoever travels while the page is open, as the months and days around this text do.
  const text = formatter.format(date.getTime() - date.getTimezoneOffset() * MILLISECONDS_PER_MINUTE);
  // French counts from the second day on: "1er novembre", "2 novembre".
  return locale === "fr" ? text.replace(/\b1(?= \p{L})/u, "1er") : text;
}
