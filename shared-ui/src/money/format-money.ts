/** What money is shown in: the rate is decimal text per ledger dollar, so that it multiplies integers. */
export interface DisplayCurrency {
  readonly code: string;
  readonly rate: string;
}

export const LEDGER_CURRENCY: DisplayCurrency = { code: "USD", rate: "1" };

/** "auto" signs what is negative, "always" also what came in, "never" shows the magnitude alone. */
export type SignDisplay = "auto" | "always" | "never";

export interface MoneyParts {
  sign: "" | "+" | "−";
  /** Symbol and whole units: "$1,250". */
  whole: string;
  /** Point and cents: ".00", or nothing in a currency that has none. */
  fraction: string;
}

export function formatMoney(
  cents: bigint,
  currency: DisplayCurrency = LEDGER_CURRENCY,
  signDisplay: SignDisplay = "auto",
): string {
  const { sign, whole, fraction } = moneyParts(cents, currency, signDisplay);
  return sign + whole + fraction;
}

export function moneyParts(
  cents: bigint,
  currency: DisplayCurrency = LEDGER_CURRENCY,
  signDisplay: SignDisplay = "auto",
): MoneyParts {
  const { formatter, digits } = formatOf(currency.code);
  const minor = inDisplayMinorUnits(cents < 0n ? -cents : cents, currency.rate, digits);

  const parts = formatter.formatToParts(decimalText(minor, digits));
  const point = parts.findIndex((part) => part.type === "decimal");
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join("");

  return {
    sign: signOf(cents, minor, signDisplay),
    whole: point === -1 ? text(0) : text(0, point),
    fraction: point === -1 ? "" : text(point),
  };
}

/** One plain amount, its sign in a word: a bare "−" is skipped by some screen readers. */
export function spokenMoney({ sign, whole, fraction }: MoneyParts, words: { minus: string; plus: string }): string {
  const word = { "−": `${words.minus} `, "+": `${words.plus} `, "": "" }[sign];
  return word + whole + fraction;
}

/** What rounded away to nothing carries no sign: "−$0.00" would say that something is owed. */
function signOf(cents: bigint, shownMinor: bigint, signDisplay: SignDisplay): MoneyParts["sign"] {
  if (signDisplay === "never" || shownMinor === 0n) return "";
  if (cents < 0n) return "−";
  return signDisplay === "always" ? "+" : "";
}

/** Half a unit rounds up; the caller passes magnitudes, so for a signed amount that is away from zero. */
function inDisplayMinorUnits(cents: bigint, rate: string, digits: number): bigint {
  const { numerator, scale } = readRate(rate);
  const divisor = 10n ** BigInt(2 + scale);
  const dividend = cents * numerator * 10n ** BigInt(digits);
  return (dividend + divisor / 2n) / divisor;
}

function readRate(rate: string): { numerator: bigint; scale: number } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate);
  if (!match) throw new RangeError("A rate is plain decimal text, such as 0.85");
  const [, whole = "0", fraction = ""] = match;
  return { numerator: BigInt(whole + fraction), scale: fraction.length };
}

function decimalText(minor: bigint, digits: number): `${number}` {
  const text = minor.toString().padStart(digits + 1, "0");
  const cut = text.length - digits;
  return (digits === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`) as `${number}`;
}

interface Format {
  formatter: Intl.NumberFormat;
  /** After the point. */
  digits: number;
}

const formats = new Map<string, Format>();

/** Building a formatter costs a hundred times what using it does, and asking it for its digits as much as using it. A list shows hundreds of amounts. */
function formatOf(code: string): Format {
  const known = formats.get(code);
  if (known) return known;
  const formatter = new Intl.NumberFormat("en-US", { style: "currency", currency: code });
  const format = { formatter, digits: formatter.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(code, format);
  return format;
}
