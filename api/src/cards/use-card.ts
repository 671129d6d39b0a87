import { randomUUID } from "node:crypto";
import { MESSAGES } from "@lintel/contract";
import type { Answer, CardSecrets } from "@lintel/contract/schema";
import { lockActivePerson } from "../access/people/lock-person";
import { takeTries } from "../access/tries";
import { recordAudit } from "../audit/record-audit";
import type { Deps } from "../deps";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { answerOnce, type KeyOfTransfer } from "../platform/answer-once";
import { type Tx, transaction } from "../platform/database";
import { type Outcome, ok, RefusedError, refused } from "../platform/outcome";
import { unseal } from "../platform/sealed";
import { isUuid } from "../platform/uuid";

interface OwnCard {
  personId: string;
  cardId: string;
  ip: string;
}

const OWN_USABLE = `FROM cards c JOIN accounts a ON a.id = c.account_id
  WHERE c.id = $1 AND a.owner_id = $2 AND c.destroyed_at IS NULL`;
const REVEALS = { limit: 60, seconds: 600 };

/** Number and code in clear, for a moment on their owner's screen. Each look is on the record. */
export async function revealCard(deps: Deps, { personId, cardId, ip }: OwnCard): Promise<Outcome<CardSecrets>> {
  const { db, clock } = deps;
  if (!isUuid(cardId)) return refused("card_not_found");
  const now = clock.now();
  const refusal = await takeTries(db, [{ bucket: `reveal:${personId}`, ...REVEALS }], now);
  if (refusal) return refusal;

  return transaction(db, async (tx) => {
    const { rows } = await tx.query<{ secrets: Buffer; expires: string }>(`SELECT c.secrets, c.expires ${OWN_USABLE}`, [
      cardId,
      personId,
    ]);
    const [card] = rows;
    if (!card) return refused("card_not_found");
    await recordAudit(tx, {
      at: now,
      action: "card.revealed",
      actorId: personId,
      subjectId: personId,
      ip,
      details: { card: cardId },
    });
    const { number, cvv } = openSecrets(deps, cardId, card.secrets);
    return ok({ card_number: number, cvv, expiration_date: card.expires });
  });
}

function openSecrets({ config, log }: Deps, cardId: string, sealed: Buffer): { number: string; cvv: string } {
  try {
    return JSON.parse(unseal(config.keys.card, sealed, cardId));
  } catch {
    // The key was lost. What the server would say of the error names neither the card nor the key.
    log.error({ card: cardId }, "a card cannot be shown: it was sealed under another CARD_KEY, or changed since");
    throw new RefusedError(refused("internal"));
  }
}

/** For good: what is left says that there was a card, not which. The PIN has been looked at. */
export async function destroyCard(
  { db, clock }: Deps,
  { personId, cardId, ip, key }: OwnCard & { key: string | null },
): Promise<Outcome<Answer<"POST /destroy-card/{id}">>> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    await lockActivePerson(tx, personId);
    const call = { personId, key, call: "POST /destroy-card/{id}", payload: { cardId }, now };
    return answerOnce(tx, call, async (taken) => {
      if (!isUuid(cardId)) return refused("card_not_found");
      const { rows } = await tx.query<{ account_id: string }>(`SELECT c.account_id ${OWN_USABLE} FOR UPDATE OF c`, [
        cardId,
        personId,
      ]);
      const [card] = rows;
      if (!card) return refused("card_not_found");
      if (taken) await takeKeyOfTransfer(tx, taken, card.account_id, now);
      await tx.query("UPDATE cards SET destroyed_at = $2, secrets = NULL WHERE id = $1", [cardId, now]);
      await recordAudit(tx, {
        at: now,
        action: "card.destroyed",
        actorId: personId,
        subjectId: personId,
        ip,
        details: { card: cardId },
      });
      return ok({ message: MESSAGES.cardDestroyed });
    });
  });
}

/**
 * A transfer looks for its key among transfers alone, and one that comes at the same moment waits for it there. So the key is taken by
 * a transfer that failed from the start: it has no journal and no line on a statement. It names a cent because a transfer of nothing cannot be kept.
 */
async function takeKeyOfTransfer(tx: Tx, taken: KeyOfTransfer, accountId: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at, customer_id, idempotency_key, payload_hash)
     VALUES ($1, 'card_destroyed', $2, $3, 1, 'failed', $4, $5, $6, $7)`,
    [randomUUID(), accountId, SYSTEM_ACCOUNTS.fees, now, taken.customerId, taken.idempotencyKey, taken.payloadHash],
  );
}
