import {
  COMMON_VARIABLES,
  ConfigError,
  flag,
  httpUrl,
  port,
  readEnvironment,
  text,
} from "@lintel/contract/environment";
import { z } from "zod";
import type { DevelopmentServers } from "./development";
import { identityFrom } from "./identity";
import { existingKey } from "./releases/signing";
import { PATIENCE_OF_A_SITE } from "./store/bucket-client";
import { originOf, releaseStoreFrom } from "./store/configured-store";

const PUBLIC_KEY_BYTES = 32;

/** What the site reads beside the variables of its store and of its key. */
export const VARIABLES = {
  ...COMMON_VARIABLES,
  PORT: port.default(3000).describe("Port of the website."),
  HOST: text.default("0.0.0.0").describe("Address the site listens on."),
  API_URL: httpUrl
    // The bank's paths begin with /api by themselves, and behind a path nothing would be found.
    .refine((url) => originOf(url) !== null)
    .optional()
    .describe("Where `site` finds the API: `http://host:3001`."),
  REGISTRY_PUBLIC_KEY: text
    .transform((key) => Buffer.from(key, "base64"))
    .refine((key) => key.length === PUBLIC_KEY_BYTES)
    // The same bytes may be written in more than one way.
    .transform((key) => key.toString("base64"))
    .optional()
    .describe(
      "The public half of the key in REGISTRY_KEY, its 32 bytes in base64. A site that does not have the key checks the registry and the links of `npm run preview` with it. One that has neither believes the store in its own folder unchecked, and takes no link.",
    ),
  OPEN_PREVIEWS: flag
    .optional()
    .describe("1 previews code of the own machine without a signed link. Refused in production."),
  /** Handed over by the development servers alone. */
  DEV_SERVERS: z.string().optional(),
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment) {
  const given = readEnvironment(VARIABLES, environment);
  if (given.OPEN_PREVIEWS && given.NODE_ENV === "production") {
    throw new ConfigError(
      "OPEN_PREVIEWS lets whoever asks run code of the own machine; it is not for production. Sign a link.",
    );
  }
  if (given.DEMO && given.NODE_ENV === "production") {
    throw new ConfigError("Demo mode is not for production: unset DEMO.");
  }
  const key = existingKey(given.DATA_DIR, environment);
  // What is in the site's own folder came with it. A store elsewhere is written by others.
  if (given.NODE_ENV === "production" && environment.RELEASE_STORE && !given.REGISTRY_PUBLIC_KEY && key === null) {
    throw new ConfigError(
      "Whoever can write to RELEASE_STORE would choose what customers run: set REGISTRY_PUBLIC_KEY, by which the site verifies what it reads there.",
    );
  }
  if (environment.REGISTRY_KEY && given.REGISTRY_PUBLIC_KEY && given.REGISTRY_PUBLIC_KEY !== key?.publicKey) {
    throw new ConfigError(
      "REGISTRY_PUBLIC_KEY is not the public half of the key in REGISTRY_KEY: what this site signs, it would not believe itself.",
    );
  }
  return {
    ...given,
    apiUrl: given.API_URL?.replace(/\/+$/, "") ?? `http://127.0.0.1:${given.API_PORT}`,
    key,
    identity: identityFrom(environment),
    releases: releaseStoreFrom(environment, given.DATA_DIR, PATIENCE_OF_A_SITE),
    development: given.DEV_SERVERS ? (JSON.parse(given.DEV_SERVERS) as DevelopmentServers) : null,
  };
}
