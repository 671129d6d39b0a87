import { LOCALES, type Locale } from "@lintel/contract";
import { readConfig } from "../platform/config";
import {
  addressTakenLetter,
  contactLetter,
  type Letter,
  loginCodeLetter,
  newSignInLetter,
  passwordResetLetter,
  pinLetter,
  resetCodeLetter,
  suspendedLetter,
  welcomeLetter,
} from "./letters";

const at = new Date("2026-03-14T12:00:00Z");
const config = readConfig({ PUBLIC_URL: "https://bank.test" }, () => ({
  PIN_KEY: "1",
  CARD_KEY: "2",
  AUDIT_KEY: "3",
  OUTBOX_KEY: "4",
}));
const LOGIN = "https://bank.test/login";
const NEW_PASSWORD = "https://bank.test/reset-account-password";
const CONTACT = "https://bank.test/contact";

const NEW_SIGN_IN = { at, ip: "192.0.2.7", browser: "Safari", system: "iOS", failures: 3 };

const READER = { firstname: "Ada", locale: "en" };

interface Case {
  letter: Letter;
  addresses: string[];
}

function lettersIn(locale: string): Case[] {
  const ada = { ...READER, locale };
  return [
    { letter: loginCodeLetter(ada, "482617", at), addresses: [] },
    { letter: resetCodeLetter(ada, "482617", at), addresses: [] },
    { letter: welcomeLetter(ada, "LNT-6196-5614", config), addresses: [LOGIN] },
    { letter: addressTakenLetter(ada, config), addresses: [NEW_PASSWORD] },
    { letter: passwordResetLetter(ada, at, config), addresses: [NEW_PASSWORD, CONTACT] },
    { letter: pinLetter(ada, at, true, config), addresses: [NEW_PASSWORD, CONTACT] },
    { letter: pinLetter(ada, at, false, config), addresses: [NEW_PASSWORD, CONTACT] },
    { letter: newSignInLetter(ada, NEW_SIGN_IN, config), addresses: [NEW_PASSWORD, CONTACT] },
    { letter: suspendedLetter(ada, config), addresses: [CONTACT] },
  ];
}

const toTheBank: Case = {
  letter: contactLetter(`<b>"Eve"</b> & 'co'`, "eve@example.com", "My card\nis lost.\n\nWhat <i>now</i>?"),
  addresses: [],
};
const CASES = [...LOCALES.flatMap(lettersIn), toTheBank];

describe.each(CASES)("the letter $letter.subject", ({ letter, addresses }) => {
  it("says the same to who reads it in the bank's look and to who reads it as text", () => {
    const [brand, heading, ...shown] = linesOf(letter.html, letter.locale);

    expect([brand, heading]).toEqual(["Lintel", letter.subject]);
    expect([...shown, "Lintel"]).toEqual(letter.text.split(/\n+/));
  });

  it("leads to where to do what it asks for, and nowhere else", () => {
    expect(letter.text.match(/https?:\/\/\S+/g) ?? []).toEqual(addresses);
    expect(letter.html.match(/\b(href|src|url)\b/g) ?? []).toEqual(addresses.map(() => "href"));
  });

  it("has every blank filled in", () => {
    expect(letter.text).not.toMatch(/[{}]|undefined/);
  });
});

it.each(LOCALES)("says in %s whose words they are, so that they are read out and drawn as such", (locale) => {
  for (const { letter } of lettersIn(locale)) expect(letter.html).toContain(`<html lang="${locale}">`);
});

it.each([
  ["en", "on 14 March 2026 at 12:00 UTC, from the address 192.0.2.7, with Safari on iOS."],
  ["fr", "le 14 mars 2026 à 12:00 UTC, depuis l’adresse 192.0.2.7, avec Safari sous iOS."],
  ["it", "in data 14 marzo 2026 alle ore 12:00 UTC, dall’indirizzo 192.0.2.7, con Safari su iOS."],
  ["es", "el 14 de marzo de 2026 a las 12:00 UTC, desde la dirección 192.0.2.7, con Safari en iOS."],
  ["de", "am 14. März 2026 um 12:00 UTC als Sie angemeldet, von der Adresse 192.0.2.7 aus, mit Safari unter iOS."],
  ["nl", "op 14 maart 2026 om 12:00 UTC als u ingelogd, vanaf het adres 192.0.2.7, met Safari op iOS."],
  ["pl", "14 marca 2026 o 12:00 UTC, z adresu 192.0.2.7. Przeglądarka: Safari, iOS."],
  ["zh-CN", "于 2026年3月14日 12:00 UTC 以您的身份登录，来自地址 192.0.2.7，使用 iOS 上的 Safari。"],
])("tells in %s of a sign-in by when, from where and with what it was", (locale, facts) => {
  expect(newSignInLetter({ ...READER, locale }, NEW_SIGN_IN, config).text).toContain(facts);
});

it.each([
  [1, "Przedtem nie powiodła się 1 próba."],
  [3, "Przedtem nie powiodły się 3 próby."],
  [12, "Przedtem nie powiodło się 12 prób."],
])("counts %i failed tries as its language counts", (failures, sentence) => {
  const polish = { ...READER, locale: "pl" };

  expect(newSignInLetter(polish, { ...NEW_SIGN_IN, failures }, config).text).toContain(sentence);
});

it("writes the first of a month as French does", () => {
  const first = { ...NEW_SIGN_IN, at: new Date("2026-03-01T12:00:00Z") };

  expect(newSignInLetter({ ...READER, locale: "fr" }, first, config).text).toContain("le 1er mars 2026 à 12:00 UTC");
});

it("is in English for whoever reads a language that only a later release knew", () => {
  expect(lettersIn("pt")).toEqual(lettersIn("en"));
});

it.each([pinLetter(READER, at, false, config), newSignInLetter(READER, NEW_SIGN_IN, config)])(
  "$subject: whoever may be signed in is told to log out first, for the way to a new password leads them elsewhere",
  ({ text }) => {
    expect(text).toContain("Where you are signed in yourself, log out first.");
  },
);

/** What is seen, a line each, and of a link where it leads as well. */
function linesOf(html: string, locale: Locale | undefined): string[] {
  const colon = locale === "fr" ? "\u00a0: " : locale === "zh-CN" ? "： " : ": ";
  return html
    .replace(/^.*<\/head>/s, "")
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, `$2${colon}$1`)
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/&(lt|gt|quot|#39);/g, (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"' })[entity] ?? "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
