import { z } from "zod";
import { id } from "./fields";
import { ACCOUNT_TYPES, CARD_TYPES, ROLES, TRANSACTION_STATUSES } from "./kinds";

export const dollars = z.number();
const instant = z.iso.datetime();

export const profile = z.strictObject({
  id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  banking_id: z.string(),
  /** Whether a PIN is set. The PIN itself never leaves the server. */
  pin: z.literal("set").nullable(),
  suspended: z.union([z.literal(0), z.literal(1)]),
  address: z.string().nullable(),
  zip_code: z.string().nullable(),
  created_at: instant,
});

export const account = z.strictObject({
  id,
  account_type: z.enum(ACCOUNT_TYPES),
  account_number: z.string(),
  routing_number: z.string(),
  balance: dollars,
  user_id: id,
  created_at: instant,
});

/** As lists carry it: the number masked, no CVV. */
export const card = z.strictObject({
  id,
  card_number: z.string(),
  expiration_date: z.string(),
  card_holder_name: z.string(),
  card_type: z.enum(CARD_TYPES),
  created_at: instant,
  account_id: id,
});

/** The one answer that carries a number and its code in clear: to the owner, when the card is made. */
export const newCard = card.extend({ cvc: z.string() });

export const cardSecrets = z.strictObject({ card_number: z.string(), cvv: z.string(), expiration_date: z.string() });

export const transaction = z.strictObject({
  id,
  transaction_reference: z.string(),
  /** Usually a TransactionType; a provider may know more, and clients show those with their words capitalised. */
  transaction_type: z.string(),
  direction: z.enum(["incoming", "outgoing"]),
  amount: dollars,
  status: z.enum(TRANSACTION_STATUSES),
  created_at: instant,
  description: z.string().nullable(),
  account_id: id.nullable(),
  card_id: id.nullable(),
  senders_account: z.string().nullable(),
  recipient_account: z.string().nullable(),
  bank_name: z.string().nullable(),
  routing_number: z.string().nullable(),
  /** True for generated history, which receipts and admins' lists mark. */
  synthetic: z.boolean(),
});

export const stats = z.strictObject({
  incoming_sum: dollars,
  outgoing_sum: dollars,
  total_sum: dollars,
  count: z.number().int(),
});

export const userListEntry = z.strictObject({
  id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  suspended: z.union([z.literal(0), z.literal(1)]),
  created_at: instant,
});

export const auditEntry = z.strictObject({
  sequence: z.number().int(),
  at: instant,
  action: z.string(),
  actor: z.strictObject({ id, name: z.string() }).nullable(),
  subject: z.strictObject({ id, name: z.string() }).nullable(),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const overview = z.strictObject({
  people: z.number().int(),
  suspended: z.number().int(),
  accounts: z.number().int(),
  money_held: dollars,
  transfers_today: z.number().int(),
  failed_logins_today: z.number().int(),
  pending_transfers: z.number().int(),
  /** The last 14 days, oldest first, UTC. */
  days: z.array(
    z.strictObject({
      day: z.string(),
      transfers: z.number().int(),
      failed_logins: z.number().int(),
      sign_ups: z.number().int(),
    }),
  ),
});

export type Profile = z.infer<typeof profile>;
export type Account = z.infer<typeof account>;
export type Card = z.infer<typeof card>;
export type NewCard = z.infer<typeof newCard>;
export type CardSecrets = z.infer<typeof cardSecrets>;
export type Transaction = z.infer<typeof transaction>;
export type Stats = z.infer<typeof stats>;
export type UserListEntry = z.infer<typeof userListEntry>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type Overview = z.infer<typeof overview>;
