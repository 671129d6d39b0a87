import { randomUUID } from "node:crypto";
import type { CardType, Cents, TransactionStatus, TransactionType } from "@lintel/contract";
import { hashPassword } from "../access/passwords";
import { holdGuard } from "../access/people/administer";
import { addPerson } from "../access/people/people";
import { pinHmac } from "../access/pin/check-pins";
import { issueCard } from "../cards/issue-card";
import type { Deps } from "../deps";
import { openAccount } from "../ledger/accounts";
import { Books } from "../ledger/books";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { type Tx, transaction } from "../platform/database";
import { inventYear } from "./demo-history";

const PASSWORD = "Demo-pass-1!";
const PIN = "4826";
const DEMO_MONTHS = 14;

interface DemoPerson {
  firstname: string;
  lastname: string;
  email: string;
  role: "user" | "admin";
  hasPin: boolean;
}

/** Puts the demo's people and their history into an empty bank, through the same books as everything else. Gives false when they are there. */
export async function seedDemo({ db, clock, config }: Deps): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM users LIMIT 1");
  if (rowCount !== 0) return false;
  const passwordHash = await hashPassword(PASSWORD);
  const now = clock.now();
  const opened = monthsBefore(now, DEMO_MONTHS);

  return transaction(db, async (tx) => {
    // Two processes that start at once: the second finds the people of the first.
    await holdGuard(tx);
    if ((await tx.query("SELECT FROM users LIMIT 1")).rowCount !== 0) return false;

    const add = async ({ hasPin, ...person }: DemoPerson) => {
      const added = await addPerson(tx, { ...person, passwordHash, locale: "en" }, opened);
      if (!added) throw new Error("The demo's people are there already.");
      if (hasPin)
        await tx.query("INSERT INTO pins (user_id, hmac) VALUES ($1, $2)", [
          added.id,
          pinHmac(config.keys.pin, added.id, PIN),
        ]);
      return added;
    };
    const customer = await add({
      firstname: "Clara",
      lastname: "Whitfield",
      email: "customer@example.com",
      role: "user",
      hasPin: true,
    });
    const admin = await add({
      firstname: "Adrian",
      lastname: "Okafor",
      email: "admin@example.com",
      role: "admin",
      hasPin: true,
    });
    const suspended = await add({
      firstname: "Samuel",
      lastname: "Brandt",
      email: "suspended@example.com",
      role: "user",
      hasPin: true,
    });
    await add({
      firstname: "Nora",
      lastname: "Lindqvist",
      email: "newcomer@example.com",
      role: "user",
      hasPin: false,
    });
    await tx.query("UPDATE users SET address = '48 Harbour Lane, Portland, ME', zip_code = '04101' WHERE id = $1", [
      customer.id,
    ]);

    const checking = await openWith(tx, customer.id, "checking", 246_000n, opened, now);
    // A minute after the other, or their ids would decide which is listed first.
    const savings = await openWith(tx, customer.id, "savings", 510_000n, new Date(opened.getTime() + 60_000), now);
    const ofAdmin = await openWith(tx, admin.id, "checking", 1_284_050n, opened, now);
    await openWith(tx, suspended.id, "checking", 73_218n, opened, now);
    await tx.query("UPDATE users SET suspended_at = $2 WHERE id = $1", [suspended.id, now]);

    const cards = {
      debit: await addCard(tx, config.keys.card, customer.id, checking, "debit", daysAfter(opened, 2)),
      credit: await addCard(tx, config.keys.card, customer.id, checking, "credit", daysAfter(opened, 9)),
    };
    await writeHistory(tx, { checking, savings, ofAdmin, cards, opened, now });
    return true;
  });
}

async function openWith(
  tx: Tx,
  ownerId: string,
  kind: "checking" | "savings",
  cents: Cents,
  opened: Date,
  now: Date,
): Promise<string> {
  const { id } = await openAccount(tx, ownerId, kind, opened);
  const books = await Books.open(tx, { ids: [id, SYSTEM_ACCOUNTS.cash] }, now);
  const to = books.account(id);
  if (to) {
    books.record({
      type: "check_deposit",
      from: books.system("cash"),
      to,
      amount: cents,
      status: "success",
      createdAt: opened,
      description: "Opening deposit",
    });
  }
  await books.write(tx);
  return id;
}

async function addCard(
  tx: Tx,
  key: Buffer,
  personId: string,
  accountId: string,
  cardType: CardType,
  at: Date,
): Promise<string> {
  const issued = await issueCard(tx, key, { personId, accountId, cardType, key: randomUUID(), ip: null }, at);
  if (!issued.ok) throw new Error(`The demo's ${cardType} card was refused: ${issued.code}.`);
  return issued.answer.card.id;
}

interface DemoWorld {
  checking: string;
  savings: string;
  ofAdmin: string;
  cards: Record<CardType, string>;
  opened: Date;
  now: Date;
}

/** One line of the story: from, to and the rest as `Books.record` knows them. */
export interface DemoLine {
  at: Date;
  from: "checking" | "savings" | "ofAdmin" | "outside";
  to: "checking" | "savings" | "ofAdmin" | "outside";
  type: TransactionType;
  amount: Cents;
  description: string;
  card?: CardType;
  status?: TransactionStatus;
  bank?: { name: string; routingNumber: string; account: string };
}

async function writeHistory(tx: Tx, { checking, savings, ofAdmin, cards, opened, now }: DemoWorld) {
  const ids = { checking, savings, ofAdmin, outside: SYSTEM_ACCOUNTS.cash };
  const books = await Books.open(tx, { ids: [...Object.values(ids), SYSTEM_ACCOUNTS.clearing] }, now);
  for (const line of inventYear(opened, now)) {
    const from = books.account(ids[line.from]);
    const to = books.account(ids[line.to]);
    // No customer can spend more than they have: such a line is left out.
    if (!from || !to || (from.ownerId && from.balance < line.amount)) continue;
    books.record({
      type: line.type,
      from,
      to,
      amount: line.amount,
      status: line.status ?? "success",
      createdAt: line.at,
      description: line.description,
      cardId: line.card ? cards[line.card] : null,
      outsideAccount: line.bank?.account ?? null,
      bankName: line.bank?.name ?? null,
      routingNumber: line.bank?.routingNumber ?? null,
    });
  }
  await books.write(tx);
}

function monthsBefore(date: Date, months: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1, 14, 5));
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}
