import type { Role } from "@lintel/contract";
import type { Answer, UserListEntry } from "@lintel/contract/schema";
import { readProfile } from "../access/people/people";
import { recordAudit } from "../audit/record-audit";
import type { Deps } from "../deps";
import { readAccounts } from "../ledger/accounts";
import { NEWEST, type PageQuery, pageOf, positionOf } from "../platform/cursor";
import { onlyRow, type Queryable } from "../platform/database";
import { type Outcome, ok, refused } from "../platform/outcome";
import { readTransactions } from "../transactions/read-transactions";

interface PersonRow {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  role: Role;
  suspended: boolean;
  created_at: Date;
}

/** As the index over people has it: first name, last name and email as one text, so that "ada lind" finds her too. */
const SEARCHED = "lower(firstname || ' ' || lastname || ' ' || email)";

export async function listPeople(
  db: Queryable,
  { q, limit = NEWEST, cursor }: PageQuery & { q?: string | undefined },
): Promise<Outcome<UserListEntry[]>> {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = ["deleted_at IS NULL"];
  // A Turkish database makes "ı" of "I".
  if (q) conditions.push(`${SEARCHED} ~ replace(${given(eitherCase(q))}, 'i', '[i' || lower('I') || ']')`);
  const matching = conditions.join(" AND ");
  const { count } = onlyRow(
    await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM users WHERE ${matching}`, values),
  );

  if (cursor) {
    const position = positionOf(cursor);
    if (!position) return refused("invalid_request");
    conditions.push(`(created_at, id) < (${given(position.createdAt)}, ${given(position.id)})`);
  }
  const { rows } = await db.query<PersonRow>(
    `SELECT id, firstname, lastname, email, role, suspended_at IS NOT NULL AS suspended, created_at
     FROM users WHERE ${conditions.join(" AND ")} ORDER BY created_at DESC, id DESC LIMIT ${given(limit + 1)}`,
    values,
  );
  const { page, headers } = pageOf(rows, limit, (row) => ({ createdAt: row.created_at, id: row.id }));
  return ok(
    page.map((row) => ({ ...row, suspended: row.suspended ? 1 : 0, created_at: row.created_at.toISOString() })),
    { ...headers, "X-Total-Count": String(count) },
  );
}

/** Letters of which there is more than one small form, in one database or another. */
const SEVERAL_SMALL: Readonly<Record<string, string>> = {
  ı: "(?:ı|i)",
  İ: "(?:İ|i\u0307?)",
  Σ: "[Σσς]",
  σ: "[Σσς]",
};

/** A pattern for the words as they stand. Whether `lower` knows letters beyond A to Z is up to the database; in its plain collation it does not. */
function eitherCase(text: string): string {
  return Array.from(text.replaceAll("i\u0307", "İ"), (letter) => {
    const several = SEVERAL_SMALL[letter];
    if (several !== undefined) return several;
    const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
    if (letter <= "\x7f") return /\w/.test(small) ? small : `\\${small}`;
    // Some letters become two, which a bracket cannot hold: "İ" in small letters, "ß" in capitals.
    const forms = [letter, small, large, large.toLowerCase()].filter((form) => Array.from(form).length === 1);
    return `[${[...new Set(forms)].join("")}]`;
  }).join("");
}

/** The pages of a long list come one after the other, and all of them again after each act: within this time they are one look. */
const LOOK_MS = 60_000;

interface Look {
  at: Date;
  actorId: string;
  subjectId: string;
  ip: string;
}

/** A look at somebody's money is on the record. */
export async function viewPerson(
  { db, clock }: Deps,
  { adminId, personId, page, ip }: { adminId: string; personId: string; page: PageQuery; ip: string },
): Promise<Outcome<Answer<"GET /view-user/{id}">>> {
  const user = await readProfile(db, personId);
  if (!user) return refused("user_not_found");
  const accounts = await readAccounts(db, user.id);
  const transactions = await readTransactions(db, user.id, page);
  if (!transactions.ok) return transactions;
  const look = { at: clock.now(), actorId: adminId, subjectId: user.id, ip };
  if (!page.cursor || !(await isLookingAt(db, look))) await recordAudit(db, { action: "user.viewed", ...look });
  return ok({ user, accounts, transactions: transactions.answer }, transactions.headers);
}

/** Whether the newest that the trail knows of an admin is this look. A cursor alone says nothing: it can be made up. */
async function isLookingAt(db: Queryable, { actorId, subjectId, at, ip }: Look): Promise<boolean> {
  const { rows } = await db.query<Omit<Look, "actorId"> & { action: string }>(
    `SELECT action, subject_id AS "subjectId", at, ip FROM audit
     WHERE actor_id = $1 ORDER BY sequence DESC LIMIT 1`,
    [actorId],
  );
  const [newest] = rows;
  if (newest?.action !== "user.viewed" || newest.subjectId !== subjectId || newest.ip !== ip) return false;
  return at.getTime() - newest.at.getTime() < LOOK_MS;
}
