import { BRAND, OTP_LIFETIME_MINUTES } from "@lintel/contract";
import type { Config } from "../platform/config";
import { letterHtml } from "./letter-html";

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** The code it carries, when it carries one. */
  code?: string;
  /** Where an answer goes, other than to the bank's own address. */
  replyTo?: string;
  /** A code that arrives after it has run out only confuses. */
  uselessAfter?: Date;
}

/** What a letter is made of; text and HTML are the same words. */
export interface LetterParts {
  subject: string;
  greeting: string;
  paragraphs: string[];
  code?: string;
  /** What to do, the first thing first. */
  links?: Link[];
}

export interface Link {
  text: string;
  url: string;
}

const STAFF_NEVER_ASK = `${BRAND.name} staff never ask for a code, your password or your PIN.`;

/** Whoever is signed in is led from that page to their dashboard. */
const SHUT_OUT =
  "choose a new password now, which signs everybody out, and tell us at once. Where you are signed in yourself, log out first.";

/** Letters, and what stands between them in names. "J.R." is one, "lintel.example" is not. */
const NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’. -]{1,40}$/u;

export function loginCodeLetter(firstname: string, code: string, sentAt: Date): Letter {
  return codeLetter(
    {
      subject: `Your ${BRAND.name} login code`,
      greeting: hello(firstname),
      paragraphs: [
        `Use this code to finish signing in. It works once, for ${OTP_LIFETIME_MINUTES} minutes.`,
        "If you did not try to sign in, somebody may have typed your email address or banking ID by mistake. Without your password the code is of no use to them, and you need not do anything.",
      ],
      code,
    },
    sentAt,
  );
}

export function resetCodeLetter(firstname: string, code: string, sentAt: Date): Letter {
  return codeLetter(
    {
      subject: `Your ${BRAND.name} password reset code`,
      greeting: hello(firstname),
      paragraphs: [
        `Use this code to choose a new password. It works once, for ${OTP_LIFETIME_MINUTES} minutes.`,
        "If you did not ask for it, you need not do anything: your password stays as it is.",
      ],
      code,
    },
    sentAt,
  );
}

export function welcomeLetter(firstname: string, bankingId: string, config: Config): Letter {
  return write({
    subject: `Welcome to ${BRAND.name}`,
    greeting: hello(firstname),
    paragraphs: [
      `Your online banking profile is ready. Your banking ID is ${bankingId}: you can sign in with it or with this email address.`,
      "Next, sign in and choose a four-digit PIN. You will confirm every transfer with it.",
    ],
    links: [{ text: "Sign in", url: page(config, "/login") }],
  });
}

export function addressTakenLetter(firstname: string, config: Config): Letter {
  return write({
    subject: "Somebody tried to sign up with your email address",
    greeting: hello(firstname),
    paragraphs: [
      `Somebody tried to open a new ${BRAND.name} profile with this email address. You already have one, so nothing was changed.`,
      "If it was you, sign in as usual. If you have forgotten your password, you can choose a new one. If it was not you, you need not do anything.",
    ],
    links: [newPassword(config)],
  });
}

export function passwordResetLetter(firstname: string, at: Date, config: Config): Letter {
  return write({
    subject: "Your password was changed",
    greeting: hello(firstname),
    paragraphs: [
      `The password of your online banking was changed on ${readable(at)}. Everybody who was signed in has been signed out.`,
      "If it was not you, choose a new password now and tell us at once.",
    ],
    links: [newPassword(config), contact(config)],
  });
}

export function pinLetter(firstname: string, at: Date, isFirst: boolean, config: Config): Letter {
  return write({
    subject: isFirst ? "Your PIN was set" : "Your PIN was changed",
    greeting: hello(firstname),
    paragraphs: [
      `The PIN that confirms your transfers was ${isFirst ? "set" : "changed"} on ${readable(at)}.`,
      `If it was not you, ${SHUT_OUT}`,
    ],
    links: [newPassword(config), contact(config)],
  });
}

export function newSignInLetter(
  firstname: string,
  { at, ip, browser, failures }: { at: Date; ip: string; browser: string; failures: number },
  config: Config,
): Letter {
  const attempts = failures === 1 ? "1 attempt" : `${failures} attempts`;
  const before = failures > 0 ? [`Before that, ${attempts} had failed.`] : [];
  return write({
    subject: "A new sign-in to your online banking",
    greeting: hello(firstname),
    paragraphs: [
      `Somebody signed in as you on ${readable(at)}, from the address ${ip}, with ${browser}.`,
      ...before,
      `If it was you, you need not do anything. If not, ${SHUT_OUT}`,
    ],
    links: [newPassword(config), contact(config)],
  });
}

export function suspendedLetter(firstname: string, config: Config): Letter {
  return write({
    subject: "Your account has been suspended",
    greeting: hello(firstname),
    paragraphs: [
      "Your account has been suspended. You can still sign in and see your accounts and transactions; sending money, cards and changes are blocked.",
      "Please contact support.",
    ],
    links: [contact(config)],
  });
}

export function contactLetter(name: string, email: string, message: string): Letter {
  return {
    ...write({
      subject: "A message from the contact page",
      greeting: `${name} wrote:`,
      paragraphs: [...message.split(/\n{2,}/), `Answer to: ${email}`],
    }),
    replyTo: email,
  };
}

/** Anybody may sign up with somebody else's address and any name: only what looks like one is written, or a stranger's link would arrive as ours. */
function hello(firstname: string): string {
  return NAME.test(firstname) ? `Hello ${firstname},` : "Hello,";
}

function codeLetter(parts: LetterParts & { code: string }, sentAt: Date): Letter {
  return {
    ...write(parts),
    code: parts.code,
    uselessAfter: new Date(sentAt.getTime() + OTP_LIFETIME_MINUTES * 60_000),
  };
}

function write(parts: LetterParts): Letter {
  const text = [
    parts.greeting,
    parts.code,
    ...parts.paragraphs,
    ...(parts.links ?? []).map(({ text, url }) => `${text}: ${url}`),
    STAFF_NEVER_ASK,
    BRAND.name,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
  return { subject: parts.subject, text, html: letterHtml(parts, STAFF_NEVER_ASK) };
}

function newPassword(config: Config): Link {
  return { text: "Choose a new password", url: page(config, "/reset-account-password") };
}

function contact(config: Config): Link {
  return { text: "Contact us", url: page(config, "/contact") };
}

function page(config: Config, path: string): string {
  return new URL(path, config.PUBLIC_URL).href;
}

/** "14 March 2026 at 12:00 UTC" */
function readable(at: Date): string {
  const day = at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  return `${day} at ${time} UTC`;
}
