import { z } from "zod";

export const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");
/** In digits alone: "0x2" and "1e1" would be read as numbers too, and seldom as what was meant. */
export const count = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
export const port = count(0, 65_535);
export const text = z.string().trim().min(1).max(500);
export const httpUrl = z.url({ protocol: /^https?$/ });

/** What both the bank and the site go by. */
export const COMMON_VARIABLES = {
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("development, test or production, which refuses demo mode and missing, short or example secrets."),
  DEMO: flag
    .optional()
    .describe(
      "1 makes demo people and shows all mail on a page, 0 does neither. Not set, `npm start` and the API take 1 where there is no DATABASE_URL and NODE_ENV is not production.",
    ),
  API_PORT: port.default(3001).describe("Port of the API. 0 takes any free one, as `npm start` does without it."),
  PUBLIC_URL: httpUrl.default("http://localhost:3000").describe("The website's address, as mails name it."),
  DATA_DIR: text.default(".data").describe("Folder of the embedded PostgreSQL and of the demo's keys."),
  SESSION_IDLE_MINUTES: count(2, 480)
    .default(15)
    .describe("Minutes without a call after which a session ends, 2 to 480: the last of them warns."),
  TRUSTED_PROXIES: count(0, 10)
    .default(0)
    .describe("How many proxies, 10 at most, stand before the API, or before site, whose X-Forwarded-For is believed."),
  CONTACT_PHONE: text.optional().describe("Phone number the site shows."),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .describe("Support address the site shows; messages of the contact page go there."),
  CONTACT_ADDRESS: text.optional().describe("Postal address the site shows."),
} as const;

/** The program cannot run as it is configured. The sentence is for the person who starts it, and holds no value. */
export class ConfigError extends Error {}

/** Reads these variables. An empty string counts as not set: deployments pass on what they were not told. */
export function readEnvironment<Variables extends z.ZodRawShape>(
  variables: Variables,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Variables>> {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = z.object(variables).safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  // With what each takes: whoever starts an image has no README beside it.
  const lines = Object.entries(variables)
    .filter(([name]) => wrong.has(name))
    .map(([name, schema]) => `\n  ${name}: ${z.globalRegistry.get(schema)?.description}`);
  throw new ConfigError(`These variables are not usable:${lines.join("")}`);
}

/** The configuration, or the end of the process with a sentence. */
export function configOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** What was asked to listen, or the end of the process with a sentence: a port that is taken is a matter of these variables too. */
export async function listeningOrExit<T>(variables: string, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    process.stderr.write(
      `The port is taken, or not for this account, or the address is none of this machine's (${error.code}): look at ${variables}.\n`,
    );
    process.exit(1);
  }
}
