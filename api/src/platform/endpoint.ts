import type { Locale, Role } from "@lintel/contract";
import type { Answer, EndpointKey, Endpoints } from "@lintel/contract/schema";
import type { z } from "zod";
import type { InPieces, Outcome } from "./outcome";

/** Who is calling, as the database said it for this very request. */
interface Person {
  id: string;
  role: Role;
  suspended: boolean;
}

export interface LiveSession {
  id: string;
  person: Person;
}

export interface Meta {
  ip: string;
  userAgent: string;
  /** In which the caller reads the site. */
  readonly locale: Locale;
  idempotencyKey: string | null;
}

type Part<K extends EndpointKey, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

type Signed<K extends EndpointKey> = Endpoints[K]["who"] extends "anyone"
  ? { person: null; session: null }
  : { person: Person; session: LiveSession };

/** What a handler is given: everything validated, the caller known and allowed. */
export type Call<K extends EndpointKey> = {
  body: Part<K, "body">;
  params: Part<K, "params">;
  query: Part<K, "query">;
  meta: Meta;
} & Signed<K>;

type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<Outcome<Answer<K> | InPieces>>;

/** One for each row of the contract's table: a call without a handler does not compile. */
export type Handlers = { [K in EndpointKey]: Handler<K> };
