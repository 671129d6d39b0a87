import { randomUUID } from "node:crypto";
import { type AccountType, type Cents, toWire } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { onlyRow, type Queryable, type Tx } from "../platform/database";
import { Books, type HeldAccount } from "./books";
import { newAccountNumber } from "./numbers";
import { ROUTING_NUMBER, SYSTEM_ACCOUNTS } from "./system-accounts";

interface AccountRow {
  id: string;
  kind: AccountType;
  account_number: string;
  balance: Cents;
  owner_id: string;
  created_at: Date;
}

const COLUMNS = "id, kind, account_number, balance, owner_id, created_at";

export async function openAccount(tx: Queryable, ownerId: string, kind: AccountType, now: Date): Promise<Account> {
  const result = await tx.query<AccountRow>(
    `INSERT INTO accounts (id, kind, owner_id, account_number, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
    [randomUUID(), kind, ownerId, newAccountNumber(), now],
  );
  return accountOnWire(onlyRow(result));
}

/** Those that are open, oldest first. */
export async function readAccounts(db: Queryable, ownerId: string): Promise<Account[]> {
  const { rows } = await db.query<AccountRow>({
    name: "read-accounts",
    text: `SELECT ${COLUMNS} FROM accounts WHERE owner_id = $1 AND closed_at IS NULL ORDER BY created_at, id`,
    values: [ownerId],
  });
  return rows.map(accountOnWire);
}

/** Closed ones too, oldest first. */
export async function readAccountsEver(db: Queryable, ownerId: string) {
  const { rows } = await db.query<AccountRow & { closed_at: Date | null }>(
    `SELECT ${COLUMNS}, closed_at FROM accounts WHERE owner_id = $1 ORDER BY created_at, id`,
    [ownerId],
  );
  return rows.map((row) => ({ ...accountOnWire(row), closed_at: row.closed_at?.toISOString() ?? null }));
}

interface Holdings {
  accounts: number;
  balance: number;
  /** Another text once any of their accounts holds another sum, though all of them hold as much as before. */
  by_account: string;
  /** Lines that wait for settlement, of what they sent and of what they are to get. */
  pending: number;
  cards: number;
  /** The line at the head of their statement: it is another when money only went round between accounts of theirs. */
  newest: string | null;
}

/** How many accounts and cards a person has open, what these hold together, and how much of it is still under way. */
export async function readHoldings(db: Queryable, ownerId: string): Promise<Holdings> {
  const result = await db.query<Omit<Holdings, "balance"> & { balance: Cents }>({
    name: "read-holdings",
    text: `SELECT count(*) FILTER (WHERE a.closed_at IS NULL)::integer AS accounts,
             coalesce(sum(a.balance), 0)::bigint AS balance,
             coalesce(string_agg(a.balance::text, ' ' ORDER BY a.id), '') AS by_account,
             coalesce(sum((SELECT count(*) FROM transactions l WHERE l.account_id = a.id
               AND l.status::text = 'pending')), 0)::integer AS pending,
             coalesce(sum((SELECT count(*) FROM cards c
               WHERE c.account_id = a.id AND c.destroyed_at IS NULL)), 0)::integer AS cards,
             (array_agg(newest.id ORDER BY newest.created_at DESC NULLS LAST, newest.id DESC))[1] AS newest
           FROM accounts a
           LEFT JOIN LATERAL (SELECT id, created_at FROM transactions l WHERE l.account_id = a.id AND NOT l.hidden
             ORDER BY l.created_at DESC, l.id DESC LIMIT 1) newest ON true
           WHERE a.owner_id = $1`,
    values: [ownerId],
  });
  const { balance, ...others } = onlyRow(result);
  return { ...others, balance: toWire(balance) };
}

/** What went with accounts that were closed, as the audit trail tells it. */
interface Swept {
  amount: number;
  cards: number;
}

/** Closes everything a person holds. The money goes to the bank's account for such money, the cards become unusable and nobody's. */
export async function sweepAccounts(tx: Tx, personId: string, now: Date): Promise<Swept & { accounts: number }> {
  const books = await Books.open(tx, { ids: [SYSTEM_ACCOUNTS.closed], ownerId: personId }, now);
  const open = [...books.held].filter((account) => account.ownerId === personId && !account.isClosed);
  const swept = await close(tx, books, now, open);
  // Also of the cards that were destroyed before: what is left of them would go on saying the name.
  await tx.query(
    "UPDATE cards SET holder = 'DELETED CUSTOMER' WHERE account_id IN (SELECT id FROM accounts WHERE owner_id = $1)",
    [personId],
  );
  return { accounts: open.length, ...swept };
}

/** Null: there is no such account, or it is closed already. */
export async function closeAccount(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<{ ownerId: string; number: string; swept: Swept } | null> {
  const books = await Books.open(tx, { ids: [accountId, SYSTEM_ACCOUNTS.closed] }, now);
  const account = books.account(accountId);
  if (!account?.ownerId || account.isClosed) return null;
  return { ownerId: account.ownerId, number: account.number, swept: await close(tx, books, now, [account]) };
}

async function close(tx: Tx, books: Books, now: Date, accounts: HeldAccount[]): Promise<Swept> {
  const held = accounts.reduce((sum, account) => sum + account.balance, 0n);
  for (const account of accounts) books.move(account, books.system("closed"), account.balance, "account_closed", null);
  await books.write(tx);
  const ids = accounts.map(({ id }) => id);
  await tx.query("UPDATE accounts SET closed_at = $2 WHERE id = ANY ($1)", [ids, now]);
  const { rowCount } = await tx.query(
    "UPDATE cards SET destroyed_at = $2, secrets = NULL WHERE account_id = ANY ($1) AND destroyed_at IS NULL",
    [ids, now],
  );
  return { amount: toWire(held), cards: rowCount ?? 0 };
}

function accountOnWire(row: AccountRow): Account {
  return {
    id: row.id,
    account_type: row.kind,
    account_number: row.account_number,
    routing_number: ROUTING_NUMBER,
    balance: toWire(row.balance),
    user_id: row.owner_id,
    created_at: row.created_at.toISOString(),
  };
}
