import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./credentials";
import {
  account,
  auditEntry,
  card,
  cardSecrets,
  dollars,
  newCard,
  overview,
  profile,
  stats,
  transaction,
  userListEntry,
} from "./entities";
import {
  ADDRESS_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  HISTORY_MAX_MONTHS,
  NAME_MAX_LENGTH,
  PERSON_SEARCH_MAX_LENGTH,
  REASON_MAX_LENGTH,
  REFERENCE_SEARCH_MAX_LENGTH,
  ZIP_CODE_MAX_LENGTH,
} from "./field-limits";
import {
  amount,
  bankingNumber,
  bankName,
  cursor,
  day,
  description,
  email,
  id,
  line,
  lines,
  otp,
  pageSize,
  password,
  pin,
  requiredLine,
  swiftCode,
} from "./fields";
import { ACCOUNT_TYPES, CARD_TYPES, ROLES, TRANSACTION_STATUSES } from "./kinds";
import type { RefusalCode } from "./refusals";
import { releasesAnswer, reports, verdict, verdictQuery } from "./telemetry";

/** anyone: no session looked at. session: any live session. customer: a live session of a person who is not suspended. admin: an active admin. */
export type Who = "anyone" | "session" | "customer" | "admin";

/** What the door of a call says. */
export const REFUSED_TO = {
  anyone: [],
  session: ["session_required"],
  customer: ["session_required", "suspended"],
  admin: ["session_required", "suspended", "forbidden"],
} as const satisfies Record<Who, readonly RefusalCode[]>;

export const REFUSED_TO_ALL = [
  "invalid_request",
  "too_many_requests",
  "internal",
  "unavailable",
] as const satisfies readonly RefusalCode[];

export interface Endpoint {
  summary: string;
  who: Who;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** What the call itself may refuse, beside REFUSED_TO its `who` and REFUSED_TO_ALL. */
  refusals: readonly Exclude<RefusalCode, (typeof REFUSED_TO_ALL)[number]>[];
  /** Takes an Idempotency-Key: the same key and payload is answered again and done once. */
  idempotent?: true;
  /** Asked by an open page, not by the person before it: it does not put off the end of an idle session. */
  unattended?: true;
}

const message = z.strictObject({ message: z.string() });
const byId = z.strictObject({ id });
const paging = { limit: pageSize.optional(), cursor: cursor.optional() };

export const endpoints = {
  "POST /create-user": {
    summary: "Sign up. Answers the same for an address that already has an account.",
    who: "anyone",
    body: z.strictObject({
      firstname: requiredLine(NAME_MAX_LENGTH),
      lastname: requiredLine(NAME_MAX_LENGTH),
      email,
      password,
      password_confirmation: password,
    }),
    answer: message,
    refusals: ["missing_fields", "weak_password"],
  },
  "POST /send-login-otp": {
    summary: "First step of a login. The user_id of the answer is an opaque challenge, known address or not.",
    who: "anyone",
    body: z.strictObject({ identifier: requiredLine(EMAIL_MAX_LENGTH) }),
    answer: z.strictObject({ message: z.string(), user_id: z.string() }),
    refusals: ["identifier_required", "resend_cooldown"],
  },
  "POST /verify-otp-login": {
    summary: "Last step of a login: the challenge, the code and the password together.",
    who: "anyone",
    body: z.strictObject({ user_id: id, otp, password }),
    answer: z.strictObject({ message: z.string(), access_token: z.string() }),
    refusals: ["login_password_required", "invalid_otp", "invalid_credentials"],
  },
  "POST /send-otp": {
    summary: "Ask for a code to reset the password.",
    who: "anyone",
    body: z.strictObject({ email }),
    answer: message,
    refusals: ["resend_cooldown"],
  },
  "POST /verify-otp-and-reset-password": {
    summary: "Set a new password with the code. Ends every session of the person.",
    who: "anyone",
    body: z.strictObject({ otp, email, password, password_confirmation: password }),
    answer: message,
    refusals: ["reset_fields_required", "invalid_otp", "weak_password", "invalid_code"],
  },
  "POST /contact": {
    summary: "Write to the bank from the public site.",
    who: "anyone",
    body: z.strictObject({
      name: requiredLine(CONTACT_NAME_MAX_LENGTH),
      email,
      message: lines(CONTACT_MESSAGE_MAX_LENGTH),
    }),
    answer: message,
    refusals: [],
  },

  "POST /me": {
    summary: "The profile of the person signed in.",
    who: "session",
    answer: profile,
    refusals: [],
  },
  "POST /logout": { summary: "End this session.", who: "session", answer: message, refusals: [] },
  "POST /session/extend": {
    summary: "Stay signed in: the idle time starts again.",
    who: "session",
    answer: z.strictObject({ expires_at: z.iso.datetime() }),
    refusals: [],
  },
  "GET /session": {
    summary:
      "What an open page has to hear about: whether its person may still act, what they hold, and how many of their transfers wait for settlement.",
    who: "session",
    answer: z.strictObject({
      ...profile.pick({ role: true, suspended: true }).shape,
      accounts: z.number().int(),
      balance: dollars,
      by_account: z.string(),
      pending: z.number().int(),
      cards: z.number().int(),
      newest: id.nullable(),
    }),
    refusals: [],
    unattended: true,
  },
  "POST /user/set-pin": {
    summary: "Set the first PIN, or change it within five minutes of verifying the password.",
    who: "customer",
    body: z.strictObject({ pin }),
    answer: message,
    refusals: ["invalid_pin", "password_required"],
  },
  "POST /validate-user-password": {
    summary: "Verify the own password, once for one change of the PIN.",
    who: "session",
    body: z.strictObject({ user_id: id, password }),
    answer: message,
    refusals: ["invalid_password", "user_not_found"],
  },
  "POST /update-address": {
    summary: "Change the own address.",
    who: "customer",
    body: z.strictObject({ address: line(ADDRESS_MAX_LENGTH), zip_code: line(ZIP_CODE_MAX_LENGTH) }),
    answer: message,
    refusals: [],
  },
  "GET /me/export": {
    summary:
      "Profile, accounts, cards and transactions of the person signed in, also those that no list shows any more, as one JSON document.",
    who: "session",
    answer: z.strictObject({
      profile,
      /** Of the bank's letters to them. */
      locale: z.string(),
      /** Also those that were closed and destroyed, which no list shows. */
      accounts: z.array(account.extend({ closed_at: z.iso.datetime().nullable() })),
      cards: z.array(card.extend({ destroyed_at: z.iso.datetime().nullable() })),
      transactions: z.array(transaction),
    }),
    refusals: [],
  },

  "GET /accounts": {
    summary: "The own accounts, oldest first, paged by cursor.",
    who: "session",
    query: z.strictObject(paging),
    answer: z.array(account),
    refusals: [],
  },
  "GET /cards": {
    summary: "The own cards, numbers masked, oldest first, paged by cursor.",
    who: "session",
    query: z.strictObject(paging),
    answer: z.array(card),
    refusals: [],
  },
  "GET /transactions": {
    summary: "The own transactions, newest first, paged by cursor.",
    who: "session",
    query: z.strictObject({
      ...paging,
      q: line(REFERENCE_SEARCH_MAX_LENGTH).optional(),
      from: day.optional(),
      to: day.optional(),
      type: line(40).optional(),
      status: z.enum(TRANSACTION_STATUSES).optional(),
      account_id: id.optional(),
      card_id: id.optional(),
      min: z.string().max(16).optional(),
      max: z.string().max(16).optional(),
    }),
    answer: z.array(transaction),
    refusals: [],
  },
  "GET /transactions/summary": { summary: "This month's sums, UTC.", who: "session", answer: stats, refusals: [] },
  "POST /transactions/transfer": {
    summary: "Send money, confirmed by the PIN in the same request.",
    who: "customer",
    idempotent: true,
    body: z.strictObject({
      account_id: id,
      recipient_account: bankingNumber,
      amount,
      bank_name: bankName.nullish(),
      routing_number: bankingNumber.nullish(),
      swift_code: swiftCode.nullish(),
      description: description.nullish(),
      pin,
    }),
    answer: z.strictObject({ message: z.string(), transaction }),
    refusals: [
      "transfer_fields_required",
      "bank_details_required",
      "swift_required",
      "swift_length",
      "invalid_amount",
      "invalid_pin",
      "account_not_found",
      "recipient_not_found",
      "same_account",
      "insufficient_funds",
      "pin_not_set",
      "incorrect_pin",
      "pin_locked",
      "key_reused",
    ],
  },
  "GET /transfers/{key}": {
    summary: "What became of the transfer sent under an idempotency key: for a client whose answer was lost.",
    who: "session",
    // Of whatever version it says it is: as the header takes them.
    params: z.strictObject({ key: z.guid() }),
    answer: z.strictObject({ state: z.enum(["unknown", "done"]), transaction: transaction.nullable() }),
    refusals: [],
  },
  "POST /transfers/{key}/withdraw": {
    summary: "Nothing is sent under this idempotency key any more, unless it has been: then the transfer is answered.",
    who: "session",
    params: z.strictObject({ key: z.guid() }),
    answer: z.strictObject({ state: z.enum(["withdrawn", "done"]), transaction: transaction.nullable() }),
    refusals: [],
  },
  "POST /cards": {
    summary: "Issue a card for a fee of $5.00 from the chosen account.",
    who: "customer",
    idempotent: true,
    body: z.strictObject({ account_id: id, card_type: z.enum(CARD_TYPES), pin }),
    answer: z.strictObject({ message: z.string(), card: z.union([newCard, card]) }),
    refusals: [
      "account_required",
      "invalid_pin",
      "account_not_found",
      "insufficient_funds",
      "pin_not_set",
      "incorrect_pin",
      "pin_locked",
      "key_reused",
    ],
  },
  "POST /cards/{id}/reveal": {
    summary: "The own card's number and code, for a moment on the screen. Audited, never cached.",
    who: "session",
    params: byId,
    answer: cardSecrets,
    refusals: ["card_not_found"],
  },
  "POST /destroy-card/{id}": {
    summary: "Destroy the own card. Its transactions stay.",
    who: "customer",
    idempotent: true,
    params: byId,
    body: z.strictObject({ pin }),
    answer: message,
    refusals: ["invalid_pin", "card_not_found", "pin_not_set", "incorrect_pin", "pin_locked", "key_reused"],
  },

  "GET /all-users": {
    summary: "People, newest first; q searches first name, last name and email. X-Total-Count counts the matches.",
    who: "admin",
    query: z.strictObject({ ...paging, q: line(PERSON_SEARCH_MAX_LENGTH).optional() }),
    answer: z.array(userListEntry),
    refusals: [],
  },
  "GET /view-user/{id}": {
    summary: "A person with accounts and transactions, newest first; these are paged by cursor.",
    who: "admin",
    params: byId,
    query: z.strictObject(paging),
    answer: z.strictObject({ user: profile, accounts: z.array(account), transactions: z.array(transaction) }),
    refusals: ["user_not_found"],
  },
  "POST /accounts": {
    summary: "Open an account for a person.",
    who: "admin",
    body: z.strictObject({ account_type: z.enum(ACCOUNT_TYPES), user_id: id }),
    answer: z.strictObject({ message: z.string(), account }),
    refusals: ["user_not_found"],
  },
  "POST /generate-transactions": {
    summary: "Synthetic history that nets the amount into the account. Demo only, unless configured.",
    who: "admin",
    idempotent: true,
    body: z.strictObject({
      account_id: id,
      amount,
      months: z.number().int().min(1).max(HISTORY_MAX_MONTHS),
      user_id: id,
    }),
    answer: message,
    refusals: ["history_fields_required", "invalid_amount", "account_not_found", "history_disabled", "key_reused"],
  },
  "POST /delete-account/{id}": {
    summary: "Close an account; what it holds is swept to the bank.",
    who: "admin",
    params: byId,
    answer: message,
    refusals: ["account_not_found"],
  },
  "POST /change-status/{transactionId}": {
    summary:
      "Settle, return or reopen a transfer. The postings follow. Who says `from` which status is refused where it is another by now.",
    who: "admin",
    params: z.strictObject({ transactionId: id }),
    body: z.strictObject({ status: z.enum(TRANSACTION_STATUSES), from: z.enum(TRANSACTION_STATUSES).optional() }),
    answer: message,
    refusals: ["transaction_not_found", "status_changed", "recipient_spent", "account_closed", "insufficient_funds"],
  },
  "POST /user/{id}/role": {
    summary: "Change a role. Ends the person's sessions.",
    who: "admin",
    params: byId,
    body: z.strictObject({ role: z.enum(ROLES) }),
    answer: message,
    refusals: ["user_not_found", "self_action", "last_admin"],
  },
  "POST /user/{id}/suspend": {
    summary:
      "Suspend a person, or lift the suspension: as `to` says, or else the other of what is. The reason is kept in the audit trail.",
    who: "admin",
    params: byId,
    body: z
      .strictObject({ reason: line(REASON_MAX_LENGTH).optional(), to: z.enum(["suspended", "active"]).optional() })
      .optional(),
    answer: message,
    refusals: ["user_not_found", "self_action", "last_admin"],
  },
  "POST /clear-user-transactions": {
    summary: "Hide a person's transactions from them. The postings stay.",
    who: "admin",
    body: z.strictObject({ user_id: id }),
    answer: message,
    refusals: ["user_not_found"],
  },
  "POST /delete-user/{id}": {
    summary: "Anonymise a person, sweep what they hold, end their sessions.",
    who: "admin",
    params: byId,
    answer: message,
    refusals: ["user_not_found", "self_action", "last_admin"],
  },

  "GET /admin/overview": { summary: "The bank at a glance.", who: "admin", answer: overview, refusals: [] },
  "GET /admin/pending-transfers": {
    summary: "Transfers that wait for settlement, oldest first.",
    who: "admin",
    query: z.strictObject(paging),
    answer: z.array(transaction.extend({ customer: z.strictObject({ id, name: z.string() }) })),
    refusals: [],
  },
  "GET /admin/audit": {
    summary: "The audit trail, newest first. X-Chain-Verified says whether the chain of hashes holds.",
    who: "admin",
    query: z.strictObject({
      ...paging,
      action: line(60).optional(),
      actor_id: id.optional(),
      subject_id: id.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    answer: z.array(auditEntry),
    refusals: [],
  },

  "POST /telemetry": {
    summary: "What pages tell about the releases they run: errors, failures to load, vitals. Names no person.",
    who: "anyone",
    body: reports,
    answer: message,
    refusals: [],
  },
  "GET /telemetry/verdict": {
    summary: "Whether a version on trial failed so often that nobody gets it any more.",
    who: "anyone",
    query: verdictQuery,
    answer: verdict,
    refusals: [],
  },
  "GET /admin/releases": {
    summary: "How each version that pages ran in the last 24 hours is doing.",
    who: "admin",
    answer: releasesAnswer,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.input<S> : undefined;

export type Body<K extends EndpointKey> = Part<K, "body">;
export type Params<K extends EndpointKey> = Part<K, "params">;
export type Query<K extends EndpointKey> = Part<K, "query">;
export type Answer<K extends EndpointKey> = z.output<Endpoints[K]["answer"]>;

/** Every way in which a call of a page may be refused, so that a page without words for one does not compile. */
export type RefusalOf<K extends EndpointKey> =
  | Endpoints[K]["refusals"][number]
  | (typeof REFUSED_TO)[Endpoints[K]["who"]][number]
  | (typeof REFUSED_TO_ALL)[number];
