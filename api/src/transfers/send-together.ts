import { type Cents, toWire } from "@lintel/contract";
import { lookAtPins, type PinVerdict } from "../access/pin/check-pins";
import { Books, type HeldAccount, type TransactionRow } from "../ledger/books";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { type Db, isUnavailable, onlyRow, type Tx, transaction, type WithCommit } from "../platform/database";
import { type Outcome, ok, type Refused, refused } from "../platform/outcome";
import { isUuid } from "../platform/uuid";
import { MAX_UNKNOWN_RECIPIENTS, unknownRecipientsBucket } from "./unknown-recipients";

export interface TransferCommand {
  personId: string;
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
  payloadHash: Buffer;
  scaHash: Buffer;
}

export interface Sent {
  transferId: string;
  isReplay: boolean;
  /** Not read again for a replay of an earlier transaction. */
  transaction: TransactionRow | null;
}

type Result = PromiseSettledResult<Outcome<Sent>>;

/**
 * Transfers of several people in one transaction and one commit, in the order in which they came; each is accepted or refused for itself.
 * Their PINs travel along but are looked at before the transaction begins: a wrong one has been counted for good before anything is done.
 */
export async function sendTogether(
  db: Db,
  pinKey: Buffer,
  commands: readonly TransferCommand[],
  now: Date,
): Promise<Result[]> {
  let verdicts: Promise<PinVerdict[]> | undefined;
  return sendAll(commands.map((command, index) => ({ command, verdict: async () => (await verdicts)?.[index] })));

  async function sendAll(looked: readonly Looked[]): Promise<Result[]> {
    try {
      const work = (tx: Tx, withCommit: WithCommit) => send(tx, withCommit, looked, now);
      const outcomes = await transaction(db, work, (connection) => {
        // Once, however often the transaction is tried: each look at a wrong PIN costs its person a try.
        verdicts ??= lookAtPins(connection, pinKey, commands, now);
        verdicts.catch(() => {});
      });
      return outcomes.map((value) => ({ status: "fulfilled", value }));
    } catch (error) {
      if (looked.length === 1 || isUnavailable(error)) return looked.map(() => ({ status: "rejected", reason: error }));
      // One that breaks a rule of the database must not take its neighbours along.
      const results: Result[] = [];
      for (const one of looked) results.push(...(await sendAll([one])));
      return results;
    }
  }
}

interface Looked {
  command: TransferCommand;
  verdict(): Promise<PinVerdict | undefined>;
}

async function send(tx: Tx, withCommit: WithCommit, looked: readonly Looked[], now: Date): Promise<Outcome<Sent>[]> {
  const commands = looked.map(({ command }) => command);
  const isToOthers = commands.some(({ otherBank }) => otherBank);
  const accounts = {
    ids: [
      ...commands.map(({ fromAccountId }) => fromAccountId).filter(isUuid),
      ...(isToOthers ? [SYSTEM_ACCOUNTS.clearing, SYSTEM_ACCOUNTS.cash] : []),
    ],
    numbers: commands.filter(({ otherBank }) => !otherBank).map(({ recipient }) => recipient),
  };
  // Sent together, done one after the other: people are held before accounts.
  const [ground, books] = await Promise.all([readGround(tx, commands, now), Books.open(tx, accounts, now)]);
  const pins = await Promise.all(looked.map(({ verdict }) => verdict()));

  const outcomes = commands.map((command, index): Outcome<Sent> => {
    const pin = pins[index];
    if (!pin) throw new Error("A PIN was not looked at.");
    if (!pin.correct) return pin.refusal;
    const reason = reasonNotToLook(command, ground);
    if (reason) return refused(reason);
    const earlier = ground.sent.get(sentKey(command.personId, command.key));
    if (earlier) {
      if (earlier.payloadHash !== command.payloadHash.toString("hex")) return refused("key_reused");
      return ok({ transferId: earlier.transferId, isReplay: true, transaction: earlier.transaction });
    }

    const from = books.account(command.fromAccountId);
    const to = command.otherBank ? books.system("cash") : books.byNumber(command.recipient);
    const decision = decide(command, from, to, ground.exhausted);
    if (!decision.ok) return decision;

    const { transfer, outgoing } = books.record({
      ...decision.answer,
      type: command.otherBank ? "wire_transfer" : "transfer",
      amount: command.amount,
      status: command.otherBank ? "pending" : "success",
      createdAt: now,
      description: command.description,
      outsideAccount: command.otherBank ? command.recipient : null,
      bankName: command.otherBank?.name ?? null,
      routingNumber: command.otherBank?.routingNumber ?? null,
      customerId: command.personId,
      idempotencyKey: command.key,
      payloadHash: command.payloadHash,
      scaHash: command.scaHash,
    });
    books.audit({
      at: now,
      action: "transfer.sent",
      actorId: command.personId,
      subjectId: command.personId,
      ip: command.ip,
      details: { transfer: transfer.id, amount: toWire(command.amount), other_bank: command.otherBank !== null },
    });
    if (command.key) {
      ground.sent.set(sentKey(command.personId, command.key), {
        transferId: transfer.id,
        payloadHash: command.payloadHash.toString("hex"),
        transaction: outgoing,
      });
    }
    return ok({ transferId: transfer.id, isReplay: false, transaction: outgoing });
  });
  withCommit(books.write(tx));
  return outcomes;
}

/** The bank's rules, in the order in which a customer should hear about them. */
function decide(
  command: TransferCommand,
  from: HeldAccount | undefined,
  to: HeldAccount | undefined,
  exhausted: ReadonlySet<string>,
): Outcome<{ from: HeldAccount; to: HeldAccount }> {
  // Somebody else's account and no account at all get the same answer.
  if (!from || from.ownerId !== command.personId || from.isClosed) return refused("account_not_found");
  if (command.recipient === from.number) return refused("same_account");
  // Before it is known whether the recipient exists, or the answer would tell.
  if (!command.otherBank && exhausted.has(command.personId))
    return refused("too_many_requests", { retryAfterSeconds: 3_600 });
  if (!to || to.isClosed) return refused("recipient_not_found");
  if (from.balance < command.amount) return refused("insufficient_funds");
  return ok({ from, to });
}

interface Ground {
  people: ReadonlyMap<string, { suspended: boolean }>;
  sent: Map<string, { transferId: string; payloadHash: string; transaction: TransactionRow | null }>;
  /** Who has named too many recipients that do not exist. */
  exhausted: ReadonlySet<string>;
}

function reasonNotToLook(command: TransferCommand, { people }: Ground): Refused["code"] | null {
  const person = people.get(command.personId);
  if (!person) return "session_required";
  return person.suspended ? "suspended" : null;
}

interface GroundRow {
  people: { id: string; suspended: boolean }[] | null;
  sent: { person: string; key: string; transfer: string; hash: string }[] | null;
  exhausted: string[] | null;
}

/**
 * Holds the people, so that nobody is suspended between the look and the commit, and finds what was sent before under the same keys.
 * People are always held before accounts.
 */
async function readGround(tx: Tx, commands: readonly TransferCommand[], now: Date): Promise<Ground> {
  const keyed = commands.filter(({ key }) => key !== null);
  const row = onlyRow(
    await tx.query<GroundRow>({
      name: "read-transfer-ground",
      text: `WITH people AS (
               SELECT id, suspended_at IS NOT NULL AS suspended FROM users WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR SHARE
             )
             SELECT (SELECT json_agg(people) FROM people) AS people,
               (SELECT json_agg(json_build_object('person', person, 'key', key, 'transfer', t.id, 'hash', encode(t.payload_hash, 'hex')))
                FROM unnest($2::uuid[], $3::uuid[]) AS asked (person, key) CROSS JOIN LATERAL (
                  SELECT id, payload_hash FROM transfers WHERE customer_id = person AND idempotency_key = key LIMIT 1
                ) t) AS sent,
               (SELECT json_agg(bucket) FROM tries WHERE bucket = ANY ($4) AND count >= $5 AND ends_at > $6) AS exhausted`,
      values: [
        [...new Set(commands.map(({ personId }) => personId))],
        keyed.map(({ personId }) => personId),
        keyed.map(({ key }) => key),
        commands.map(({ personId }) => unknownRecipientsBucket(personId)),
        MAX_UNKNOWN_RECIPIENTS,
        now,
      ],
    }),
  );
  const exhausted = new Set(row.exhausted);
  return {
    people: new Map(row.people?.map((person) => [person.id, person])),
    sent: new Map(
      row.sent?.map(({ person, key, transfer, hash }) => [
        sentKey(person, key),
        { transferId: transfer, payloadHash: hash, transaction: null },
      ]),
    ),
    exhausted: new Set(
      commands.map(({ personId }) => personId).filter((personId) => exhausted.has(unknownRecipientsBucket(personId))),
    ),
  };
}

function sentKey(personId: string, key: string | null): string {
  return `${personId} ${key}`;
}
