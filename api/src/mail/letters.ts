import {
  BRAND,
  type Catalogue,
  isLocale,
  type Locale,
  OTP_LIFETIME_MINUTES,
  type Translate,
  translator,
} from "@lintel/contract";
import type { ReadableBrowser } from "../access/login/readable-browser";
import type { Config } from "../platform/config";
import de from "./languages/de";
import en from "./languages/en";
import es from "./languages/es";
import fr from "./languages/fr";
import it from "./languages/it";
import nl from "./languages/nl";
import pl from "./languages/pl";
import zhCN from "./languages/zh-CN";
import { letterHtml } from "./letter-html";

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Letters that the release before kept say nothing of it. */
  locale?: Locale;
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
  paragraphs: string[];
  code?: string;
  /** What to do, the first thing first. */
  links?: Link[];
}

export interface Link {
  text: string;
  url: string;
}

/** Who a letter is to. */
export interface Reader {
  firstname: string;
  /** As it was kept: perhaps by a later release, which knows a language more. */
  locale: string;
}

/** For whom a letter is written that goes nowhere. */
export const NOBODY: Reader = { firstname: "customer", locale: "en" };

/** What a letter to somebody begins with, and the words for the rest of it. */
interface Paper {
  locale: Locale;
  t: Translate<typeof en>;
  greeting: string;
}

const CATALOGUES: Readonly<Record<Locale, Catalogue<typeof en>>> = { en, fr, it, es, de, nl, pl, "zh-CN": zhCN };

/** Letters, and what stands between them in names. "J.R." is one, "lintel.example" is not. */
const NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’. -]{1,40}$/u;

export function loginCodeLetter(reader: Reader, code: string, sentAt: Date): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  return codeLetter(paper, code, sentAt, {
    subject: t("loginCodeSubject", { bank: BRAND.name }),
    paragraphs: [t("loginCodeUse", { minutes: OTP_LIFETIME_MINUTES }), t("loginCodeElse")],
  });
}

export function resetCodeLetter(reader: Reader, code: string, sentAt: Date): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  return codeLetter(paper, code, sentAt, {
    subject: t("resetCodeSubject", { bank: BRAND.name }),
    paragraphs: [t("resetCodeUse", { minutes: OTP_LIFETIME_MINUTES }), t("resetCodeElse")],
  });
}

export function welcomeLetter(reader: Reader, bankingId: string, config: Config): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  return write(paper, {
    subject: t("welcomeSubject", { bank: BRAND.name }),
    paragraphs: [t("welcomeId", { bankingId }), t("welcomeNext")],
    links: [{ text: t("signIn"), url: page(config, "/login") }],
  });
}

export function addressTakenLetter(reader: Reader, config: Config): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  return write(paper, {
    subject: t("addressTakenSubject"),
    paragraphs: [t("addressTakenWhat", { bank: BRAND.name }), t("addressTakenElse")],
    links: [newPassword(paper, config)],
  });
}

export function passwordResetLetter(reader: Reader, at: Date, config: Config): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  return write(paper, {
    subject: t("passwordSubject"),
    paragraphs: [t("passwordWhat", { moment: readable(paper, at) }), t("passwordElse")],
    links: [newPassword(paper, config), contact(paper, config)],
  });
}

/** Whoever is signed in is led from the page of new passwords to their dashboard: this letter, and that of a sign-in, say to log out first. */
export function pinLetter(reader: Reader, at: Date, isFirst: boolean, config: Config): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  const moment = readable(paper, at);
  return write(paper, {
    subject: t(isFirst ? "pinSetSubject" : "pinChangedSubject"),
    paragraphs: [t(isFirst ? "pinSetWhat" : "pinChangedWhat", { moment }), t("pinElse")],
    links: [newPassword(paper, config), contact(paper, config)],
  });
}

export function newSignInLetter(
  reader: Reader,
  { at, ip, browser, system, failures }: { at: Date; ip: string; failures: number } & ReadableBrowser,
  config: Config,
): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  const name = browser ?? t("unknownBrowser");
  const named = system ? t("browserOn", { browser: name, system }) : name;
  return write(paper, {
    subject: t("newSignInSubject"),
    paragraphs: [
      t("newSignInWhat", { moment: readable(paper, at), ip, browser: named }),
      ...(failures > 0 ? [t("newSignInBefore", { count: failures })] : []),
      t("newSignInElse"),
    ],
    links: [newPassword(paper, config), contact(paper, config)],
  });
}

export function suspendedLetter(reader: Reader, config: Config): Letter {
  const paper = paperFor(reader);
  const { t } = paper;
  return write(paper, {
    subject: t("suspendedSubject"),
    paragraphs: [t("suspendedWhat"), t("suspendedNext")],
    links: [contact(paper, config)],
  });
}

/** To the bank's own people, who write English to each other. */
export function contactLetter(name: string, email: string, message: string): Letter {
  return {
    ...write(
      { ...paperFor(NOBODY), greeting: `${name} wrote:` },
      {
        subject: "A message from the contact page",
        paragraphs: [...message.split(/\n{2,}/), `Answer to: ${email}`],
      },
    ),
    replyTo: email,
  };
}

function paperFor({ firstname, locale: kept }: Reader): Paper {
  const locale = isLocale(kept) ? kept : "en";
  const t = translator<typeof en>(locale, CATALOGUES[locale]);
  // Anybody may sign up with somebody else's address and any name: only what looks like one is written, or a stranger's link would arrive as ours.
  const greeting = NAME.test(firstname) ? t("hello", { name: firstname }) : t("helloWithoutName");
  return { locale, t, greeting };
}

function codeLetter(paper: Paper, code: string, sentAt: Date, parts: LetterParts): Letter {
  return {
    ...write(paper, { ...parts, code }),
    code,
    uselessAfter: new Date(sentAt.getTime() + OTP_LIFETIME_MINUTES * 60_000),
  };
}

function write({ locale, t, greeting }: Paper, parts: LetterParts): Letter {
  const footer = t("staffNeverAsk", { bank: BRAND.name });
  const { subject, code, paragraphs, links = [] } = parts;
  const text = [
    greeting,
    code,
    ...paragraphs,
    ...links.map(({ text, url }) => t("link", { text, address: url })),
    footer,
    BRAND.name,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
  return { locale, subject, text, html: letterHtml(parts, { locale, greeting, footer }) };
}

function newPassword({ t }: Paper, config: Config): Link {
  return { text: t("newPassword"), url: page(config, "/reset-account-password") };
}

function contact({ t }: Paper, config: Config): Link {
  return { text: t("contactUs"), url: page(config, "/contact") };
}

function page(config: Config, path: string): string {
  return new URL(path, config.PUBLIC_URL).href;
}

/** "14 March 2026 at 12:00 UTC" */
function readable({ locale, t }: Paper, at: Date): string {
  // Day first in English too, as everywhere in the bank.
  const tag = locale === "en" ? "en-GB" : locale;
  const day = at.toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  // French counts from the second day on: "1er mars", "2 mars".
  return t("moment", { day: locale === "fr" ? day.replace(/^1 /, "1er ") : day, time });
}
