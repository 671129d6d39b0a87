import { z } from "zod";

/** What a page tells about itself. Never what a person typed, and no address that names an account. */
const name = z.string().regex(/^[a-z0-9-]{1,40}$/);
const version = z.string().regex(/^[\w.+-]{1,60}$/);
/** A route's pattern, `/online-banking/accounts/:accountNumber`, and not the path that was visited. */
const route = z.string().regex(/^\/(?!.*(?:\d{6}|[\da-f]{8}-[\da-f]{4}-))[\w/:*-]{0,119}$/);
const file = z.string().regex(/^[\w./@~-]{1,120}$/);

const FAILURE_KINDS = ["load", "render", "error", "rejection", "policy"] as const;
const REPORT_KINDS = ["loaded", ...FAILURE_KINDS, "vital"] as const;
const VITALS = ["LCP", "INP", "CLS"] as const;

const report = z.strictObject({
  kind: z.enum(REPORT_KINDS),
  remote: name,
  version,
  team: name,
  route,
  file: file.optional(),
  message: z.string().max(200).optional(),
  vital: z.enum(VITALS).optional(),
  /** Milliseconds; for CLS its score. */
  value: z.number().min(0).max(600_000).optional(),
  count: z.number().int().min(1).max(1_000),
});

export const reports = z.strictObject({ reports: z.array(report).min(1).max(30) });
export const verdictQuery = z.strictObject({ remote: name, version });
export const verdict = z.strictObject({ returned: z.boolean() });

const figure = z.number().nullable();

const releaseHealth = z.strictObject({
  remote: z.string(),
  version: z.string(),
  team: z.string(),
  loads: z.number().int(),
  errors: z.number().int(),
  /** Loads that ended in the fallback card or the error view. */
  failures: z.number().int(),
  /** 75th percentiles; null: nobody has measured it yet. */
  lcp_ms: figure,
  inp_ms: figure,
  cls: figure,
});

export const releasesAnswer = z.strictObject({
  /** The last 24 hours. */
  health: z.array(releaseHealth),
  newest: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      kind: z.enum(FAILURE_KINDS),
      remote: z.string(),
      version: z.string(),
      team: z.string(),
      route: z.string(),
      file: z.string().nullable(),
      message: z.string().nullable(),
      count: z.number().int(),
    }),
  ),
});

export type Report = z.infer<typeof report>;
export type ReleasesAnswer = z.infer<typeof releasesAnswer>;
