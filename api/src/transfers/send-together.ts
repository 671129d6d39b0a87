import type { Cents } from "@lintel/contract";
import { pinHmac } from "../access/pin/check-pins";
import type { TransactionRow } from "../ledger/books";
import { newReferences } from "../ledger/numbers";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { bigintArray, byteaArray, textArray, uuidArray } from "../platform/binary-array";
import { isHeldUp, isUnavailable, retried } from "../platform/database";
import { type Outcome, ok, type Refused, refusedUntil } from "../platform/outcome";
import type { SharedConnection } from "../platform/shared-connection";
import { isUuid, orderedIds } from "../platform/uuid";

/** An hour. One who tries numbers to see which exist is stopped; one who mistypes is not. */
const MAX_UNKNOWN_RECIPIENTS = 20;
/** Whoever asked has hardly any patience left: what was held up until then is not tried again. */
const GIVE_UP_AFTER_MS = 5_000;

export interface TransferCommand {
  personId: string;
  /** Hex of the hash of the token. The session is looked at once more in the transaction. */
  sessionId: string;
  pin: string;
  ip: string;
  key: string | null;
  fromAccountId: string;
  /** Digits and letters alone. */
  recipient: string;
  amount: Cents;
  description: string;
  /** Null: the recipient is with us. */
  otherBank: { name: string; routingNumber: string } | null;
  /** SHA-256, in hex. */
  payloadHash: string;
  scaHash: string;
}

export interface Sent {
  transferId: string;
  isReplay: boolean;
  /** Not read again for a replay of an earlier transaction. */
  transaction: TransactionRow | null;
}

/** `seenAt`: when the session had last been marked as seen. Null: there is no such session. */
export type Result = PromiseSettledResult<{ outcome: Outcome<Sent>; seenAt: Date | null }>;

interface ResultRow {
  code: "sent" | Refused["code"];
  wait_until: Date | number | null;
  seen_at: Date | null;
  earlier_id: string | null;
  sender: string | null;
  /** The command before it, counted from 1, that it repeats; 0: one of an earlier transaction. */
  repeats: number | null;
}

/** What a transfer gets if it is sent. */
interface Drawn {
  transferId: string;
  outgoingId: string;
  incomingId: string;
  outgoingReference: string;
  incomingReference: string;
}

/**
 * Transfers of several people in one call of the database, which is one transaction and one commit, in the order in which they came; each
 * is accepted or refused for itself. The rules are in `send_transfers`.
 */
export async function sendTogether(
  db: Pick<SharedConnection, "query">,
  pinKey: Buffer,
  idleMinutes: number,
  commands: readonly TransferCommand[],
  now: Date,
  giveUpAt = performance.now() + GIVE_UP_AFTER_MS,
): Promise<Result[]> {
  try {
    const { rows, drawn } = await retried(async () => {
      // In each try anew: a reference that is taken is refused by its constraint.
      const drawn = draw(commands.length);
      const { rows } = await db.query<ResultRow>({
        name: "send-transfers",
        text: `SELECT code, wait_until, seen_at, earlier_id, sender, repeats
               FROM send_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
        values: [
          now,
          idleMinutes,
          MAX_UNKNOWN_RECIPIENTS,
          byteaArray(commands.map(({ sessionId }) => sessionId)),
          uuidArray(commands.map(({ personId }) => personId)),
          byteaArray(commands.map(({ personId, pin }) => pinHmac(pinKey, personId, pin).toString("hex"))),
          textArray(commands.map(({ ip }) => ip)),
          uuidArray(commands.map(({ key }) => key)),
          uuidArray(commands.map(({ fromAccountId }) => (isUuid(fromAccountId) ? fromAccountId : null))),
          textArray(commands.map(({ recipient }) => recipient)),
          bigintArray(commands.map(({ amount }) => amount)),
          textArray(commands.map(({ otherBank }) => otherBank?.name ?? null)),
          textArray(commands.map(({ otherBank }) => otherBank?.routingNumber ?? null)),
          textArray(commands.map(({ description }) => description)),
          byteaArray(commands.map(({ payloadHash }) => payloadHash)),
          byteaArray(commands.map(({ scaHash }) => scaHash)),
          uuidArray(drawn.map(({ transferId }) => transferId)),
          uuidArray(drawn.map(({ outgoingId }) => outgoingId)),
          uuidArray(drawn.map(({ incomingId }) => incomingId)),
          textArray(drawn.map(({ outgoingReference }) => outgoingReference)),
          textArray(drawn.map(({ incomingReference }) => incomingReference)),
        ],
      });
      return { rows, drawn };
    });
    return commands.map((command, index) => {
      const row = rows[index];
      if (!row) throw new Error("A transfer was sent and nothing was said of it.");
      const first = row.repeats ? row.repeats - 1 : index;
      const outcome = outcomeOf(command, row, rows[first]?.sender ?? null, drawn[first], now);
      return { status: "fulfilled", value: { outcome, seenAt: row.seen_at } };
    });
  } catch (error) {
    const rejected: Result = { status: "rejected", reason: error };
    const sendAgain = (some: TransferCommand[]) => sendTogether(db, pinKey, idleMinutes, some, now, giveUpAt);
    if (commands.length === 1 || performance.now() >= giveUpAt) return commands.map(() => rejected);
    if (isHeldUp(error)) {
      // Somebody else has an account of one of them, and for long: the others need not wait for it.
      const held = await heldUp(db, commands);
      if (held.includes(true)) {
        const free = commands.filter((_, index) => !held[index]);
        const results = free.length > 0 ? await sendAgain(free) : [];
        return held.map((isHeld) => (isHeld ? undefined : results.shift()) ?? rejected);
      }
    } else if (isUnavailable(error)) return commands.map(() => rejected);
    // One that breaks a rule of the database, or waits for something else than an account, must not take its neighbours along.
    const results: Result[] = [];
    for (const one of commands) {
      results.push(...(performance.now() < giveUpAt ? await sendAgain([one]) : [rejected]));
    }
    return results;
  }
}

/** Which of them name an account, their own or the recipient's or the bank's, that somebody has taken and not given back. */
async function heldUp(db: Pick<SharedConnection, "query">, commands: readonly TransferCommand[]): Promise<boolean[]> {
  const { rows } = await db.query<{ is_held: boolean }>({
    text: `WITH asked AS (
        SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[]) WITH ORDINALITY AS c (source, recipient, bank, n)
      ), named AS (
        SELECT n, source AS id FROM asked
        UNION ALL SELECT n, a.id FROM asked JOIN accounts a ON a.account_number = recipient
        UNION ALL SELECT n, unnest(ARRAY[$4, $5]::uuid[]) FROM asked WHERE bank IS NOT NULL
      ), free AS MATERIALIZED (
        SELECT a.id FROM accounts a WHERE a.id = ANY (ARRAY(SELECT id FROM named)) FOR NO KEY UPDATE SKIP LOCKED
      )
      SELECT EXISTS (
        SELECT FROM named JOIN accounts a USING (id) WHERE named.n = asked.n AND a.id NOT IN (SELECT id FROM free)
      ) AS is_held
      FROM asked ORDER BY n`,
    values: [
      commands.map(({ fromAccountId }) => (isUuid(fromAccountId) ? fromAccountId : null)),
      commands.map(({ recipient }) => recipient),
      commands.map(({ otherBank }) => otherBank?.name ?? null),
      SYSTEM_ACCOUNTS.cash,
      SYSTEM_ACCOUNTS.clearing,
    ],
  });
  return rows.map((row) => row.is_held);
}

/** In the order of the commands, so that lists keep it, and what is written together stands together in an index. */
function draw(size: number): Drawn[] {
  const ids = orderedIds(3 * size);
  const references = newReferences(2 * size);
  const idAt = (at: number) => ids[at] as string;
  const referenceAt = (at: number) => references[at] as string;
  return Array.from({ length: size }, (_, n) => ({
    transferId: idAt(3 * n),
    outgoingId: idAt(3 * n + 1),
    incomingId: idAt(3 * n + 2),
    outgoingReference: referenceAt(2 * n),
    incomingReference: referenceAt(2 * n + 1),
  }));
}

function outcomeOf(
  command: TransferCommand,
  { code, wait_until, earlier_id, repeats }: ResultRow,
  sender: string | null,
  drawn: Drawn | undefined,
  now: Date,
): Outcome<Sent> {
  if (code !== "sent") return refusedUntil(code, wait_until, now);
  if (earlier_id !== null) return ok({ transferId: earlier_id, isReplay: true, transaction: null });
  if (!drawn) throw new Error("A transfer repeats one that is not in its batch.");
  return ok({
    transferId: drawn.transferId,
    isReplay: repeats !== null,
    transaction: outgoingOf(command, drawn, sender, now),
  });
}

/** The sender's line, as it was just written. A repetition has the same payload as what it repeats. */
function outgoingOf(
  { fromAccountId, recipient, amount, description, otherBank }: TransferCommand,
  { transferId, outgoingId, outgoingReference }: Drawn,
  sender: string | null,
  now: Date,
): TransactionRow {
  return {
    id: outgoingId,
    transfer_id: transferId,
    account_id: fromAccountId.toLowerCase(),
    card_id: null,
    reference: outgoingReference,
    type: otherBank ? "wire_transfer" : "transfer",
    direction: "outgoing",
    amount,
    status: otherBank ? "pending" : "success",
    created_at: now,
    description: description || null,
    senders_account: sender,
    recipient_account: recipient,
    bank_name: otherBank?.name ?? null,
    routing_number: otherBank?.routingNumber || null,
    synthetic: false,
    hidden: false,
  };
}
