import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { createTransport, type Transporter } from "nodemailer";
import type { Deps } from "../deps";
import { type Chore, startChore } from "../platform/chore";
import { SURELY_NOW } from "../platform/clock";
import { LOOPBACK } from "../platform/config";
import { retried } from "../platform/database";
import { SELDOM_MS, warnSparingly } from "../platform/log";
import { addressOf, isPlainAddress } from "../platform/mail-address";
import { removeInSteps } from "../platform/remove-in-steps";
import { type Envelope, keepsMail, openEnvelope, trimMailbox } from "./outbox";

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 900;
/**
 * For all of a letter, however a mail server spends it: one that looks a letter through has it already while it is silent, and whoever
 * does not wait for its answer sends it anew, for a day.
 */
const GIVEN_UP_AFTER_MS = 45_000;
/** Some look up who calls before they greet, or hold their greeting back on purpose. */
const GREETED_WITHIN_MS = 15_000;
/** Longer than that, so that a letter under way is not sent by a second process. */
const LEASE_SECONDS = 60;
/** What somebody waits for in order to log in does not stand behind one letter that a mail server is slow to take. */
const AT_ONCE = 4;
/** For examples and tests (RFC 2606): nobody can have them, and mail servers refuse what comes from there. */
const RESERVED_DOMAIN = /[.@](example(\.(com|net|org))?|test|invalid|localhost)$/i;

interface DueLetter {
  id: bigint;
  recipient_hash: Buffer | null;
  letter: Buffer;
  attempts: number;
}

/** `id` is one letter's at each attempt, and no other's. */
export type SendLetter = (envelope: Envelope, id: string) => Promise<void>;

/**
 * To one plain address. What the mailer names as taken is not compared with it: it may write the address otherwise
 * (`.ada@…` in quotes, a domain in small letters), and a letter that was taken must not count as failed.
 */
export function smtpSender(config: Pick<Deps["config"], "SMTP_URL" | "MAIL_FROM">): SendLetter & { close(): void } {
  const sender = addressOf(config.MAIL_FROM);
  if (!config.SMTP_URL || sender === null) throw new Error("SMTP_URL is not set, or MAIL_FROM is no sender.");
  const transport: Transporter = createTransport(
    {
      url: config.SMTP_URL,
      // What stands between, or a mail server that lost its certificate, could have the password and every code for not offering TLS.
      requireTLS: new URL(config.SMTP_URL).password !== "",
      pool: true,
      maxConnections: AT_ONCE,
      // The greeting is part of what a connection may take.
      connectionTimeout: GREETED_WITHIN_MS,
      greetingTimeout: GREETED_WITHIN_MS,
      socketTimeout: GIVEN_UP_AFTER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0],
    { from: config.MAIL_FROM },
  );
  // The mailer writes it so wherever else it stands, but takes an id as it is, and headers know no other letters.
  const domain = domainToASCII(sender.slice(sender.lastIndexOf("@") + 1));
  const send: SendLetter = async ({ to, subject, text, html, replyTo }, id) => {
    if (!isPlainAddress(to) || (replyTo !== undefined && !isPlainAddress(replyTo))) {
      throw new Error("A letter is not addressed to one plain address.");
    }
    const message = {
      // Given as an object, an address is never parsed as a list of them.
      to: { name: "", address: to },
      envelope: { from: sender, to: [to] },
      ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
      // Where the answer to a letter that was taken is lost it goes out again: most mailboxes show one letter once, by its id.
      messageId: `<${id}@${domain}>`,
      subject,
      text,
      html,
      signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
    };
    await transport.sendMail(message);
  };
  return Object.assign(send, { close: () => transport.close() });
}

/** Sends what is due, one letter after the other, until it is told to stop. Gives how many went out. */
export async function sendDueLetters(
  { db, clock, config, log, metrics }: Deps,
  send: SendLetter,
  isStopped = () => false,
): Promise<number> {
  let sent = 0;
  await retried(() => giveUp({ db, clock }));
  // A round lasts for as long as there is mail: told at its end alone, hours of it would look like standing still.
  for (; ; metrics.choreDone.setToCurrentTime({ chore: "mail" })) {
    const due = isStopped() ? null : await claimLetter({ db, clock });
    if (!due) return sent;
    if (due.recipient_hash) {
      try {
        await send(openEnvelope(config.keys.outbox, due.letter), idOf(due.letter));
      } catch (error) {
        const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (due.attempts - 1));
        await db.query(`UPDATE outbox SET next_attempt_at = ${SURELY_NOW} + make_interval(secs => $2) WHERE id = $3`, [
          clock.now(),
          wait,
          due.id,
        ]);
        warnSparingly(
          log,
          () => ({ letter: String(due.id), attempts: due.attempts, reason: smtpReason(error) }),
          "mail not sent",
        );
        continue;
      }
    }
    // Gone with its text as soon as it is out: a code is not kept for whoever reads the database later.
    await db.query("DELETE FROM outbox WHERE id = $1", [due.id]);
    if (due.recipient_hash) {
      sent++;
      // Not before: one that stays goes out again each minute, and the metrics would tell of mail that goes on.
      metrics.lettersSent.inc();
    }
  }
}

/** Not the row's number, which a restored database gives once more: a letter under an id that a mailbox knows may be thrown away. Each is sealed with a nonce. */
function idOf(sealed: Buffer): string {
  return createHash("sha256").update(sealed).digest("hex").slice(0, 32);
}

async function claimLetter({ db, clock }: Pick<Deps, "db" | "clock">): Promise<DueLetter | null> {
  const now = clock.now();
  const { rows } = await retried(() =>
    // What is of use for the shortest time first: a code does not wait behind letters that a mail server refuses again and again for a day.
    // Leased by the database's clock: by ours, the lease would be over for whoever is a minute ahead.
    db.query<DueLetter>(
      `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
       WHERE id = (SELECT id FROM outbox WHERE NOT kept AND next_attempt_at <= ${SURELY_NOW} AND give_up_at > ${SURELY_NOW}
                   ORDER BY give_up_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, recipient_hash, letter, attempts`,
      [now, LEASE_SECONDS],
    ),
  );
  return rows[0] ?? null;
}

/** What helps nobody any more does not wait on, whether or not there is a mail server. */
async function giveUp({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await removeInSteps(db, "outbox", `NOT kept AND give_up_at <= ${SURELY_NOW}`, [clock.now()]);
}

/** Works the outbox until it is stopped. Failures wait; they never reach a request. */
export function startMailer(deps: Deps, everyMs = 500): Chore {
  const { config, log } = deps;
  const sender = config.SMTP_URL ? smtpSender(config) : null;
  let isStopped = false;
  deps.metrics.choreDone.set({ chore: "mail" }, 0);
  if (!config.demo) for (const lack of whatLacks(config)) log.warn(lack);
  const work = async () => {
    try {
      if (sender) await sendDueLetters(deps, sender, () => isStopped);
      else if (keepsMail(config)) await trimMailbox(deps.db);
      else await giveUp(deps);
      deps.metrics.choreDone.setToCurrentTime({ chore: "mail" });
    } catch (error) {
      warnSparingly(log, () => ({ reason: smtpReason(error) }), "mail is waiting", SELDOM_MS);
    }
  };
  // Each for itself: a round of all would last as long as its slowest letter.
  const workers = Array.from({ length: sender ? AT_ONCE : 1 }, () => startChore(work, sender ? everyMs : 60_000));
  return {
    async stop() {
      isStopped = true;
      await Promise.all(workers.map((worker) => worker.stop()));
      // Not before: a letter that was claimed already would be refused here, and put off.
      sender?.close();
    },
  };
}

/** Said and not refused: a rehearsal has neither a domain nor people who read its letters. */
function* whatLacks({ SMTP_URL, CONTACT_EMAIL, PUBLIC_URL, MAIL_FROM }: Deps["config"]): Generator<string> {
  if (!SMTP_URL) yield "no mail is sent, and nobody can log in: set SMTP_URL, or DEMO=1";
  if (!CONTACT_EMAIL) yield "messages to the bank are mailed to nobody: set CONTACT_EMAIL";
  if (LOOPBACK.has(new URL(PUBLIC_URL).hostname)) yield "letters link to the reader's own machine: set PUBLIC_URL";
  if (RESERVED_DOMAIN.test(addressOf(MAIL_FROM) ?? ""))
    yield "letters come from a domain that nobody can have, and may be refused: set MAIL_FROM";
}

/** Kinds of failure only: what a mail server says may quote the address. What the socket to it says, of a certificate or a port, is our own. */
function smtpReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "responseCode" in error && typeof error.responseCode === "number" ? ` ${error.responseCode}` : "";
  const words = "code" in error && error.code === "ESOCKET" ? `: ${error.message}` : "";
  return `${"code" in error && typeof error.code === "string" ? error.code : error.name}${code}${words}`;
}
