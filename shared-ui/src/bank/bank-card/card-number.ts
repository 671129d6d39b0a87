export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "diners"
  | "discover"
  | "jcb"
  | "hipercard"
  | "unionpay"
  | "generic";

/** Tried in order: Hipercard's long prefixes lie inside those of others. */
const BRANDS: readonly [CardBrand, RegExp][] = [
  ["hipercard", /^(606282|3841)/],
  ["visa", /^4/],
  ["mastercard", /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["amex", /^3[47]/],
  ["diners", /^3(0[0-5]|[689])/],
  ["discover", /^6(011|5|4[4-9])/],
  ["jcb", /^35(2[89]|[3-8])/],
  ["unionpay", /^62/],
];

/** Works on a masked number too: the first four stay visible. */
export function cardBrand(number: string): CardBrand {
  const digits = number.replace(/\s/g, "");
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? "generic";
}

const LENGTHS: Partial<Record<CardBrand, readonly number[]>> = {
  amex: [15],
  diners: [14],
  visa: [16, 17, 18, 19],
  mastercard: [16, 17, 18, 19],
  hipercard: [16, 17, 18, 19],
};

/** How many digits a number of this brand may have; the first is the usual one. */
export function cardLengths(brand: CardBrand): readonly number[] {
  return LENGTHS[brand] ?? [16];
}

/** Plain digits with a right last digit. Says nothing about whether such a card exists. */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{2,}$/.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < number.length; place++) {
    const digit = Number(number[number.length - 1 - place]);
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Length and check digit. A masked number cannot be judged and counts as fine. */
export function isCardNumberPlausible(number: string): boolean {
  const digits = number.replace(/\s/g, "");
  if (digits.includes("*")) return true;
  return cardLengths(cardBrand(digits)).includes(digits.length) && isLuhnValid(digits);
}

const GROUPS: Partial<Record<CardBrand, readonly number[]>> = { amex: [4, 6, 5], diners: [4, 6, 4] };

/** "4021 **** **** 7788", in the groups that are printed on a card of the brand. */
export function groupCardNumber(number: string): string {
  const digits = number.replace(/\s/g, "");
  const sizes = GROUPS[cardBrand(digits)] ?? [];
  const groups: string[] = [];
  for (let from = 0; from < digits.length; ) {
    const size = sizes[groups.length] ?? 4;
    groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join(" ");
}
