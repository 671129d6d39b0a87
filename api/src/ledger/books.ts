import { randomUUID } from "node:crypto";
import type { Cents, TransactionStatus } from "@lintel/contract";
import type { AuditEvent } from "../audit/record-audit";
import type { Queryable } from "../platform/database";
import { orderedIds } from "../platform/uuid";
import { newReference } from "./numbers";
import { SYSTEM_ACCOUNTS } from "./system-accounts";

/** An account that this transaction holds: nobody else moves its money before we are done. */
export interface HeldAccount {
  id: string;
  ownerId: string | null;
  number: string;
  isClosed: boolean;
  balance: Cents;
}

interface TransferRow {
  id: string;
  type: string;
  from_account: string;
  to_account: string;
  amount: Cents;
  status: TransactionStatus;
  created_at: Date;
  customer_id: string | null;
  idempotency_key: string | null;
  /** A hash as the text PostgreSQL reads it from. */
  payload_hash: string | null;
}

export interface TransactionRow {
  id: string;
  transfer_id: string;
  account_id: string;
  card_id: string | null;
  reference: string;
  type: string;
  direction: "incoming" | "outgoing";
  amount: Cents;
  status: TransactionStatus;
  created_at: Date;
  description: string | null;
  senders_account: string | null;
  recipient_account: string | null;
  bank_name: string | null;
  routing_number: string | null;
  synthetic: boolean;
  hidden: boolean;
}

/** Money from one account to another, and the words a statement finds for it. */
export interface NewTransfer {
  type: string;
  from: HeldAccount;
  to: HeldAccount;
  amount: Cents;
  status: TransactionStatus;
  createdAt: Date;
  description?: string | null;
  cardId?: string | null;
  /** Where the money came from or went to outside of the bank. */
  outsideAccount?: string | null;
  bankName?: string | null;
  routingNumber?: string | null;
  synthetic?: boolean;
  customerId?: string;
  idempotencyKey?: string | null;
  payloadHash?: Buffer;
}

interface JournalRow {
  id: string;
  transfer_id: string | null;
  kind: string;
  booked_at: Date;
}

interface PostingRow {
  journal_id: string;
  line: number;
  account_id: string;
  amount: Cents;
  balance_after: Cents;
  position: number;
}

/** A column that is left out has its default, where `*` would write NULL: the next release's may be there already. */
const COLUMNS = {
  transfers:
    "id, type, from_account, to_account, amount, status, created_at, customer_id, idempotency_key, payload_hash",
  journals: "id, transfer_id, kind, booked_at",
  postings: "journal_id, line, account_id, amount, balance_after, position",
  transactions: `id, transfer_id, account_id, card_id, reference, type, direction, amount, status, created_at, description,
    senders_account, recipient_account, bank_name, routing_number, synthetic, hidden`,
  audit: "at, action, actor_id, subject_id, reason, ip, details",
};

interface AccountQuery {
  ids?: Iterable<string>;
  ownerId?: string;
}

/**
 * The books, open at the accounts that a transaction needs. What is recorded here is written by one statement at the end, and a
 * trigger moves the balances by it: together they are the only way in which money moves.
 */
export class Books {
  private readonly transfers: TransferRow[] = [];
  private readonly journals: JournalRow[] = [];
  private readonly postings: PostingRow[] = [];
  private readonly transactions: TransactionRow[] = [];
  private readonly events: AuditEvent[] = [];

  private constructor(
    private readonly accounts: ReadonlyMap<string, HeldAccount>,
    private readonly bookedAt: Date,
  ) {}

  /** Locks the accounts, in the order of their ids so that two transactions never wait for each other. */
  static async open(tx: Queryable, { ids = [], ownerId }: AccountQuery, now: Date): Promise<Books> {
    const { rows } = await tx.query<HeldAccount>({
      name: ownerId ? "hold-accounts-of" : "hold-accounts",
      text: `SELECT id, owner_id AS "ownerId", account_number AS number, closed_at IS NOT NULL AS "isClosed", balance
             FROM accounts WHERE id = ANY ($1)${ownerId ? " OR owner_id = $2" : ""}
             ORDER BY id FOR NO KEY UPDATE`,
      values: [[...ids], ...(ownerId ? [ownerId] : [])],
    });
    return new Books(new Map(rows.map((account) => [account.id, account])), now);
  }

  get held(): Iterable<HeldAccount> {
    return this.accounts.values();
  }

  account(id: string): HeldAccount | undefined {
    return this.accounts.get(id);
  }

  system(name: keyof typeof SYSTEM_ACCOUNTS): HeldAccount {
    const account = this.accounts.get(SYSTEM_ACCOUNTS[name]);
    if (!account) throw new Error(`The account ${name} was not opened.`);
    return account;
  }

  /** A new transfer with its lines on the statements, and its money where its status says. */
  record(entry: NewTransfer) {
    const { from, to, amount, status, createdAt } = entry;
    const transfer: TransferRow = {
      id: randomUUID(),
      type: entry.type,
      from_account: from.id,
      to_account: to.id,
      amount,
      status,
      created_at: createdAt,
      customer_id: entry.customerId ?? null,
      idempotency_key: entry.idempotencyKey ?? null,
      payload_hash: bytes(entry.payloadHash),
    };
    this.transfers.push(transfer);
    if (status !== "failed")
      this.move(from, status === "success" ? to : this.system("clearing"), amount, entry.type, transfer.id);

    // Both are of the same moment: their ids say which is listed above, as for a customer's own transfer.
    const [outgoing, incoming] = orderedIds(2) as [string, string];
    for (const [id, account, direction] of [
      [outgoing, from, "outgoing"],
      [incoming, to, "incoming"],
    ] as const) {
      if (!account.ownerId) continue;
      this.transactions.push({
        id,
        transfer_id: transfer.id,
        account_id: account.id,
        card_id: entry.cardId ?? null,
        reference: newReference(),
        type: entry.type,
        direction,
        amount,
        status,
        created_at: createdAt,
        description: entry.description || null,
        senders_account: from.ownerId ? from.number : (entry.outsideAccount ?? null),
        recipient_account: to.ownerId ? to.number : (entry.outsideAccount ?? null),
        bank_name: entry.bankName || null,
        routing_number: entry.routingNumber || null,
        synthetic: entry.synthetic ?? false,
        hidden: false,
      });
    }
  }

  /** One journal of two lines. Callers have made sure that the money is there; a constraint makes sure of the callers. */
  move(from: HeldAccount, to: HeldAccount, amount: Cents, kind: string, transferId: string | null) {
    if (amount === 0n || from.id === to.id) return;
    const journal = { id: randomUUID(), transfer_id: transferId, kind, booked_at: this.bookedAt };
    this.journals.push(journal);
    for (const [line, account, change] of [
      [1, from, -amount],
      [2, to, amount],
    ] as const) {
      account.balance += change;
      this.postings.push({
        journal_id: journal.id,
        line,
        account_id: account.id,
        amount: change,
        balance_after: account.balance,
        position: this.postings.length,
      });
    }
  }

  audit(event: AuditEvent) {
    this.events.push(event);
  }

  async write(tx: Queryable): Promise<void> {
    if (this.transfers.length + this.journals.length + this.events.length === 0) return;
    await tx.query({
      name: "write-books",
      text: `WITH
        new_transfers AS (${insertInto("transfers", "$1")}),
        new_journals AS (${insertInto("journals", "$2")}),
        new_postings AS (${insertInto("postings", "$3")}),
        new_transactions AS (${insertInto("transactions", "$4")})
        ${insertInto("audit", "$5")}`,
      values: [
        this.transfers.map(inText),
        this.journals,
        this.postings.map(inText),
        this.transactions.map(inText),
        this.events.map(auditRow),
      ].map((rows) => JSON.stringify(rows)),
    });
  }
}

function insertInto(table: keyof typeof COLUMNS, rows: string): string {
  const columns = COLUMNS[table];
  return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${rows})`;
}

function auditRow({ at, action, actorId, subjectId, reason, ip, details = {} }: AuditEvent) {
  return { at, action, actor_id: actorId, subject_id: subjectId, reason, ip, details };
}

function bytes(value: Buffer | undefined): string | null {
  return value ? `\\x${value.toString("hex")}` : null;
}

/** JSON has no word for a bigint, and asking for each value whether it is one costs more than the rest. */
function inText<R extends { amount: Cents; balance_after?: Cents }>(row: R) {
  const amount = row.amount.toString();
  return row.balance_after === undefined
    ? { ...row, amount }
    : { ...row, amount, balance_after: row.balance_after.toString() };
}
