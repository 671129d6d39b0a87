import type { Locale, Role } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import type { Queryable, Tx } from "../../platform/database";
import { isUuid } from "../../platform/uuid";
import { bankingIdOf, newBankingId } from "../secrets";

/** A person as the login needs to know them. */
export interface KnownPerson {
  id: string;
  firstname: string;
  email: string;
  bankingId: string;
  /** Of the letters to them. */
  locale: string;
}

const KNOWN = `id, firstname, email, banking_id AS "bankingId", locale`;

/**
 * An address or a banking ID in the one form in which it is looked up and counted: an ID is the same one with other dashes, with spaces and
 * with none, and either with signs as wide as a Chinese keyboard writes them.
 */
export function plainIdentifier(typed: string): string {
  const text = typed.trim().normalize("NFKC").replaceAll("。", ".").toLowerCase();
  const [, digits] = /^lnt(\d{8})$/.exec(text.replace(/[\s\p{Dash_Punctuation}\u2212]/gu, "")) ?? [];
  return digits ? bankingIdOf(digits).toLowerCase() : text;
}

/** By email address or banking ID. */
export function holdByIdentifier(tx: Tx, identifier: string): Promise<KnownPerson | null> {
  return hold(tx, "(email = $1 OR banking_id = upper($1))", identifier);
}

export function holdByEmail(tx: Tx, email: string): Promise<KnownPerson | null> {
  return hold(tx, "email = $1", email);
}

export function holdById(tx: Tx, id: string): Promise<KnownPerson | null> {
  return hold(tx, "id = $1", id);
}

/**
 * Suspended people are found, deleted ones are not. Held, nobody is deleted before what is written about them is there to be deleted too, and whoever
 * lets a person in, or ends what they had, sees what the one before did. First in a transaction.
 */
async function hold(tx: Tx, who: string, value: string): Promise<KnownPerson | null> {
  const { rows } = await tx.query<KnownPerson>(
    `SELECT ${KNOWN} FROM users WHERE ${who} AND deleted_at IS NULL LIMIT 1 FOR NO KEY UPDATE`,
    [value],
  );
  return rows[0] ?? null;
}

export async function findById(db: Queryable, id: string): Promise<KnownPerson | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.query<KnownPerson>(`SELECT ${KNOWN} FROM users WHERE id = $1 AND deleted_at IS NULL`, [id]);
  return rows[0] ?? null;
}

export async function passwordHashOf(db: Queryable, personId: string): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>(
    "SELECT password_hash FROM users WHERE id = $1 AND deleted_at IS NULL",
    [personId],
  );
  return rows[0]?.password_hash ?? null;
}

export interface NewPerson {
  firstname: string;
  lastname: string;
  email: string;
  role: Role;
  passwordHash: string | null;
  locale: Locale;
}

/** Null when the address has a profile already. */
export async function addPerson(tx: Tx, person: NewPerson, now: Date): Promise<KnownPerson | null> {
  const { firstname, lastname, email, role, passwordHash, locale } = person;
  // A banking ID that is taken, one in many millions, is drawn again.
  for (let draw = 0; draw < 5; draw++) {
    const { rows } = await tx.query<KnownPerson>(
      `INSERT INTO users (firstname, lastname, email, role, banking_id, password_hash, locale, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${KNOWN}`,
      [firstname, lastname, email, role, newBankingId(), passwordHash, locale, now],
    );
    if (rows[0]) return rows[0];
    if (await holdByEmail(tx, email)) return null;
  }
  throw new Error("No free banking ID was found.");
}

/** The language in which somebody was last seen to read: the bank asks nobody for one. */
export async function writeFromNowOnIn(tx: Tx, person: KnownPerson, locale: Locale): Promise<void> {
  if (person.locale === locale) return;
  await tx.query("UPDATE users SET locale = $2 WHERE id = $1", [person.id, locale]);
}

interface ProfileRow extends Omit<Profile, "created_at" | "suspended" | "pin"> {
  has_pin: boolean;
  suspended: boolean;
  created_at: Date;
}

/** The profile as the wire knows it: of the PIN, whether there is one. */
export async function readProfile(db: Queryable, id: string): Promise<Profile | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.query<ProfileRow>(
    `SELECT u.id, u.firstname, u.lastname, u.email, u.role, u.banking_id, u.address, u.zip_code, u.created_at,
            u.suspended_at IS NOT NULL AS suspended, p.user_id IS NOT NULL AS has_pin
     FROM users u LEFT JOIN pins p ON p.user_id = u.id
     WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { has_pin, suspended, created_at, ...profile } = row;
  return {
    ...profile,
    pin: has_pin ? "set" : null,
    suspended: suspended ? 1 : 0,
    created_at: created_at.toISOString(),
  };
}
