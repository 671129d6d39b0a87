import { randomUUID } from "node:crypto";
import { CARD_ISSUANCE_FEE_CENTS, type CardType, MESSAGES } from "@lintel/contract";
import type { Answer, Card, NewCard } from "@lintel/contract/schema";
import { lockActivePerson } from "../access/people/lock-person";
import { keyedHash } from "../access/secrets";
import { Books } from "../ledger/books";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { answerOnce, type KeyOfTransfer } from "../platform/answer-once";
import { onlyRow, type Tx } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { seal } from "../platform/sealed";
import { isUuid } from "../platform/uuid";
import { expiryAfter, newCardNumber, newCvv } from "./card-number";
import { cardOnWire, maskedNumber } from "./read-cards";

export interface CardRequest {
  personId: string;
  accountId: string;
  cardType: CardType;
  key: string | null;
  ip: string | null;
}

type Issued = Answer<"POST /cards">;

/** The card and its fee, or neither. The PIN has been looked at. */
export async function issueCard(tx: Tx, cardKey: Buffer, request: CardRequest, now: Date): Promise<Outcome<Issued>> {
  const { personId, accountId, cardType, key, ip } = request;
  // Held first: a second request under the same key waits here, and a suspension cannot come in between.
  await lockActivePerson(tx, personId);
  const call = { personId, key, call: "POST /cards", payload: { accountId, cardType }, now };
  return answerOnce(tx, call, issue, masked);

  async function issue(taken: KeyOfTransfer | null): Promise<Outcome<Issued>> {
    if (!isUuid(accountId)) return refused("account_not_found");
    const books = await Books.open(tx, { ids: [accountId, SYSTEM_ACCOUNTS.fees] }, now);
    const account = books.account(accountId);
    if (!account || account.ownerId !== personId || account.isClosed) return refused("account_not_found");
    if (account.balance < CARD_ISSUANCE_FEE_CENTS) return refused("insufficient_funds");

    const card = await insertCard(tx, cardKey, request, now);
    books.record({
      type: "card_payment",
      from: account,
      to: books.system("fees"),
      amount: CARD_ISSUANCE_FEE_CENTS,
      status: "success",
      createdAt: now,
      cardId: card.id,
      description: `Card issuance fee, ${cardType} card`,
      ...taken,
    });
    books.audit({
      at: now,
      action: "card.issued",
      actorId: personId,
      subjectId: personId,
      ip,
      details: { card: card.id, card_type: cardType },
    });
    await books.write(tx);
    return ok({ message: MESSAGES.cardCreated, card });
  }
}

async function insertCard(
  tx: Tx,
  cardKey: Buffer,
  { personId, accountId, cardType }: CardRequest,
  now: Date,
): Promise<NewCard> {
  const id = randomUUID();
  const number = newCardNumber(cardType);
  const cvv = newCvv();
  const { name } = onlyRow(
    await tx.query<{ name: string }>("SELECT firstname || ' ' || lastname AS name FROM users WHERE id = $1", [
      personId,
    ]),
  );
  const row = {
    id,
    account_id: accountId,
    card_type: cardType,
    // Not by the database: in its plain collation "Zoë" becomes "ZOë".
    holder: name.toUpperCase(),
    first_four: number.slice(0, 4),
    last_four: number.slice(-4),
    expires: expiryAfter(now),
    created_at: now,
  };
  await tx.query(
    `INSERT INTO cards (id, account_id, card_type, holder, first_four, last_four, expires, created_at, secrets, number_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    // Bound to the card, so that one's number and code cannot be put in place of another's. A number that is taken is drawn again.
    [
      ...Object.values(row),
      seal(cardKey, JSON.stringify({ number, cvv }), id),
      keyedHash(cardKey, "card number", number),
    ],
  );
  return { ...cardOnWire(row), card_number: number, cvc: cvv };
}

/** What may be said again under the same key: the number and the code are shown once. */
function masked({ message, card }: Issued): Issued {
  const { id, expiration_date, card_holder_name, card_type, created_at, account_id } = card;
  const again: Card = {
    id,
    expiration_date,
    card_holder_name,
    card_type,
    created_at,
    account_id,
    card_number: maskedNumber(card.card_number.slice(0, 4), card.card_number.slice(-4)),
  };
  return { message, card: again };
}
