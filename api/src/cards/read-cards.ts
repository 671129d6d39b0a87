import type { CardType } from "@lintel/contract";
import type { Card } from "@lintel/contract/schema";
import type { Queryable } from "../platform/database";

export interface CardRow {
  id: string;
  account_id: string;
  card_type: CardType;
  holder: string;
  first_four: string;
  last_four: string;
  expires: string;
  created_at: Date;
}

const OF_A_PERSON = `SELECT c.id, c.account_id, c.card_type, c.holder, c.first_four, c.last_four, c.expires, c.created_at, c.destroyed_at
  FROM cards c JOIN accounts a ON a.id = c.account_id WHERE a.owner_id = $1`;

/** Those that can be used, oldest first. */
export async function readCards(db: Queryable, personId: string): Promise<Card[]> {
  const { rows } = await db.query<CardRow>({
    name: "read-cards",
    text: `${OF_A_PERSON} AND c.destroyed_at IS NULL ORDER BY c.created_at, c.id`,
    values: [personId],
  });
  return rows.map(cardOnWire);
}

/** Destroyed ones too, oldest first. */
export async function readCardsEver(db: Queryable, personId: string) {
  const { rows } = await db.query<CardRow & { destroyed_at: Date | null }>(
    `${OF_A_PERSON} ORDER BY c.created_at, c.id`,
    [personId],
  );
  return rows.map((row) => ({ ...cardOnWire(row), destroyed_at: row.destroyed_at?.toISOString() ?? null }));
}

export function cardOnWire(row: CardRow): Card {
  return {
    id: row.id,
    card_number: maskedNumber(row.first_four, row.last_four),
    expiration_date: row.expires,
    card_holder_name: row.holder,
    card_type: row.card_type,
    created_at: row.created_at.toISOString(),
    account_id: row.account_id,
  };
}

export function maskedNumber(firstFour: string, lastFour: string): string {
  return `${firstFour}********${lastFour}`;
}
