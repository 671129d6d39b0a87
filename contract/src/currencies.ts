/** Rates per US dollar are decimal text: they multiply integers and must not become floats on the way. */
export const CURRENCIES = [
  { code: "USD", name: "US Dollar", symbol: "$", rate: "1" },
  { code: "EUR", name: "Euro", symbol: "€", rate: "0.85" },
  { code: "GBP", name: "British Pound", symbol: "£", rate: "0.73" },
  { code: "JPY", name: "Japanese Yen", symbol: "¥", rate: "110.5" },
  { code: "CAD", name: "Canadian Dollar", symbol: "CA$", rate: "1.25" },
  { code: "AUD", name: "Australian Dollar", symbol: "A$", rate: "1.35" },
  { code: "CHF", name: "Swiss Franc", symbol: "CHF", rate: "0.92" },
  { code: "CNY", name: "Chinese Yuan", symbol: "CN¥", rate: "6.45" },
  { code: "INR", name: "Indian Rupee", symbol: "₹", rate: "74.5" },
  { code: "SGD", name: "Singapore Dollar", symbol: "S$", rate: "1.35" },
  { code: "NZD", name: "New Zealand Dollar", symbol: "NZ$", rate: "1.45" },
  { code: "MXN", name: "Mexican Peso", symbol: "MX$", rate: "20.3" },
  { code: "BRL", name: "Brazilian Real", symbol: "R$", rate: "5.2" },
  { code: "ZAR", name: "South African Rand", symbol: "R", rate: "14.8" },
  { code: "RUB", name: "Russian Ruble", symbol: "₽", rate: "73.2" },
  { code: "NGN", name: "Nigerian Naira", symbol: "₦", rate: "410.5" },
  { code: "GHS", name: "Ghanaian Cedi", symbol: "₵", rate: "5.8" },
  { code: "KES", name: "Kenyan Shilling", symbol: "KSh", rate: "110.2" },
  { code: "EGP", name: "Egyptian Pound", symbol: "E£", rate: "15.7" },
  { code: "AED", name: "UAE Dirham", symbol: "AED", rate: "3.67" },
  { code: "SAR", name: "Saudi Riyal", symbol: "SAR", rate: "3.75" },
] as const;

export type Currency = (typeof CURRENCIES)[number];
export type CurrencyCode = Currency["code"];

/** Undefined for a code that we do not know, which callers treat as no choice made yet. */
export function findCurrency(code: string | null): Currency | undefined {
  return CURRENCIES.find((currency) => currency.code === code);
}
