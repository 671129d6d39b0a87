import type { Cents } from "@lintel/contract";
import { randomFrom } from "./random";
import type { DemoLine } from "./seed";

type Line = Omit<DemoLine, "at"> & { day: number; hour: number };

const SHOPS = ["Harbour Market", "Old Mill Grocers", "Corner Bakery", "Greenleaf Organics"];
const TABLES = ["Lantern Kitchen", "Noodle House", "Cafe Meridian", "Pier Nine Grill"];
const ONLINE = ["Bookwell", "Parcel & Pine", "Tonearm Records", "Fernway Garden", "Threadbare Clothing"];
const LANDLORD = { name: "Chase", routingNumber: "990021003", account: "407711820036" };
const ABROAD = { name: "Barclays", routingNumber: "990203040", account: "GB20309912345678" };

/** A salary, a rent, groceries, evenings out, a little saved each month, from the opening of the accounts to now; oldest first. */
export function inventYear(opened: Date, now: Date): DemoLine[] {
  // The same story each time: pictures and tests lean on it.
  const random = randomFrom(20_260_314);
  const between = (low: number, high: number): Cents => BigInt(Math.round((low + random() * (high - low)) * 100));
  const one = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? "";
  const lines: DemoLine[] = [];

  for (let month = 0; ; month++) {
    const first = new Date(Date.UTC(opened.getUTCFullYear(), opened.getUTCMonth() + month, 1));
    if (first > now) break;
    const story = monthOf(month, between, one);
    for (const { day, hour, ...line } of story) {
      const at = new Date(
        first.getTime() + (day - 1) * 86_400_000 + hour * 3_600_000 + Math.floor(random() * 3_500_000),
      );
      if (at > opened && at < now && at.getUTCMonth() === first.getUTCMonth()) lines.push({ at, ...line });
    }
  }
  return [...lines, ...thisWeek(now)].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function monthOf(
  month: number,
  between: (low: number, high: number) => Cents,
  one: (choices: readonly string[]) => string,
): Line[] {
  const spend = { from: "checking", to: "outside" } as const;
  const payroll = {
    hour: 9,
    from: "outside",
    to: "checking",
    type: "ach_transfer",
    amount: 214_000n + BigInt(Math.floor(month / 6)) * 7_500n,
    description: "Payroll, Northbridge Studio",
  } as const;
  const cash = { ...spend, hour: 12, type: "atm_withdrawal", card: "debit" } as const;
  const order = { ...spend, type: "card_payment", card: "credit" } as const;
  const purchase = { ...spend, type: "debit_card_purchase", card: "debit" } as const;
  const story: Line[] = [
    { day: 1, ...payroll },
    { day: 15, ...payroll },
    { day: 2, hour: 11, ...spend, type: "wire_transfer", amount: 145_000n, description: "Rent", bank: LANDLORD },
    {
      day: 4,
      hour: 16,
      ...spend,
      type: "ach_transfer",
      amount: between(62, 118),
      description: "Coastal Power & Light",
    },
    { day: 6, hour: 8, ...spend, type: "online_payment", amount: 5_499n, description: "Brightline Internet" },
    {
      day: 7,
      hour: 18,
      from: "checking",
      to: "savings",
      type: "transfer",
      amount: 35_000n,
      description: "Monthly saving",
    },
    { day: 12, hour: 20, ...order, amount: between(18, 140), description: one(ONLINE) },
    { day: 13, ...cash, amount: 8_000n, description: "Cash machine, Harbour Lane" },
    {
      day: 19,
      hour: 13,
      ...spend,
      type: "online_payment",
      card: "credit",
      amount: 1_599n,
      description: "Northlight Streaming",
    },
    { day: 23, hour: 19, ...order, amount: between(24, 96), description: one(ONLINE) },
    { day: 27, ...cash, amount: 6_000n, description: "Cash machine, Central Station" },
  ];
  for (const day of [3, 8, 11, 16, 20, 24, 28])
    story.push({ day, hour: 17, ...purchase, amount: between(21, 94), description: one(SHOPS) });
  for (const day of [5, 10, 18, 25])
    story.push({ day, hour: 20, ...purchase, amount: between(16, 68), description: one(TABLES) });
  if (month % 3 === 1) {
    story.push({
      day: 21,
      hour: 10,
      from: "outside",
      to: "savings",
      type: "check_deposit",
      amount: between(120, 420),
      description: "Check deposit",
    });
  }
  if (month % 4 === 2) {
    story.push({
      day: 9,
      hour: 15,
      ...spend,
      type: "wire_transfer",
      amount: between(150, 400),
      description: "For Mum",
      bank: ABROAD,
    });
  }
  if (month % 5 === 3) {
    story.push({
      day: 14,
      hour: 21,
      from: "ofAdmin",
      to: "checking",
      type: "transfer",
      amount: between(20, 75),
      description: "Concert tickets",
    });
  }
  if (month % 6 === 4) {
    story.push({
      day: 17,
      hour: 9,
      ...spend,
      status: "failed",
      type: "wire_transfer",
      amount: 32_000n,
      description: "Deposit for the cottage",
      bank: ABROAD,
    });
  }
  return story;
}

/** What is still under way when somebody opens the demo. */
function thisWeek(now: Date): DemoLine[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  return [
    {
      at: ago(28),
      from: "checking",
      to: "outside",
      type: "wire_transfer",
      status: "pending",
      amount: 21_500n,
      description: "Workshop fee",
      bank: ABROAD,
    },
    {
      at: ago(5),
      from: "ofAdmin",
      to: "outside",
      type: "wire_transfer",
      status: "pending",
      amount: 64_000n,
      description: "Insurance, yearly",
      bank: LANDLORD,
    },
    {
      at: ago(2),
      from: "checking",
      to: "outside",
      type: "debit_card_purchase",
      card: "debit",
      amount: 675n,
      description: "Corner Bakery",
    },
  ];
}
