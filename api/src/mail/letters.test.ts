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
const newPassword = "Choose a new password: https://bank.test/reset-account-password";
const contact = "Contact us: https://bank.test/contact";

const NEW_SIGN_IN = { at, ip: "192.0.2.7", browser: "Safari on iOS", failures: 3 };

const LETTERS: { letter: Letter; links: string[] }[] = [
  { letter: loginCodeLetter("Ada", "482617", at), links: [] },
  { letter: resetCodeLetter("Ada", "482617", at), links: [] },
  { letter: welcomeLetter("Ada", "LNT-6196-5614", config), links: ["Sign in: https://bank.test/login"] },
  { letter: addressTakenLetter("Ada", config), links: [newPassword] },
  { letter: passwordResetLetter("Ada", at, config), links: [newPassword, contact] },
  { letter: pinLetter("Ada", at, true, config), links: [newPassword, contact] },
  { letter: pinLetter("Ada", at, false, config), links: [newPassword, contact] },
  {
    letter: newSignInLetter("Ada", NEW_SIGN_IN, config),
    links: [newPassword, contact],
  },
  { letter: suspendedLetter("Ada", config), links: [contact] },
  {
    letter: contactLetter(`<b>"Eve"</b> & 'co'`, "eve@example.com", "My card\nis lost.\n\nWhat <i>now</i>?"),
    links: [],
  },
];

describe.each(LETTERS)("the letter $letter.subject", ({ letter, links }) => {
  it("says the same to who reads it in the bank's look and to who reads it as text", () => {
    const [brand, heading, ...shown] = linesOf(letter.html);

    expect([brand, heading]).toEqual(["Lintel", letter.subject]);
    expect([...shown, "Lintel"]).toEqual(letter.text.split(/\n+/));
  });

  it("leads to where to do what it asks for, and nowhere else", () => {
    expect(letter.text.split("\n\n").filter((part) => part.includes("http"))).toEqual(links);
    expect(letter.html.match(/\b(href|src|url)\b/g) ?? []).toEqual(links.map(() => "href"));
  });
});

it.each([pinLetter("Ada", at, false, config), newSignInLetter("Ada", NEW_SIGN_IN, config)])(
  "$subject: whoever may be signed in is told to log out first, for the way to a new password leads them elsewhere",
  ({ text }) => {
    expect(text).toContain("Where you are signed in yourself, log out first.");
  },
);

/** What is seen, a line each, and of a link where it leads as well. */
function linesOf(html: string): string[] {
  return html
    .replace(/^.*<\/head>/s, "")
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, "$2: $1")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/&(lt|gt|quot|#39);/g, (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"' })[entity] ?? "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
