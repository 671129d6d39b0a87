import { LOCALES } from "@lintel/contract";
import { identityFrom } from "../identity";
import { demoLine } from "./demo-line";

it("says that the site is a demo in the language of the page, each time in other words", () => {
  const lines = LOCALES.map((locale) => demoLine(locale, identityFrom({ DEMO: "1" })));

  for (const [index, locale] of LOCALES.entries()) expect(lines[index]).toContain(`lang="${locale}"`);
  expect(new Set(lines.map((line) => line.replace(/lang="[^"]*"/, ""))).size).toBe(LOCALES.length);
});

it.each(["1", "true"])("is there where the bank takes DEMO=%s for a demo", (DEMO) => {
  expect(identityFrom({ DEMO }).isDemo).toBe(true);
  expect(identityFrom({ DEMO: "0" }).isDemo).toBe(false);
});

it("leads to the mailbox where there is one: not where the demo sends its mail", () => {
  const mailbox = '<a href="/dev/mailbox">Mailbox</a>';

  expect(demoLine("en", identityFrom({ DEMO: "1" }))).toContain(mailbox);
  expect(demoLine("en", identityFrom({ DEMO: "1", SMTP_URL: "smtp://mail.example" }))).not.toContain("mailbox");
});

it.each([
  ["en", "Demo"],
  ["fr", "Démo"],
  ["es", "Demostración"],
  ["pl", "Wersja pokazowa"],
  ["zh-CN", "演示"],
] as const)("is named in %s, as its words are", (locale, name) => {
  expect(demoLine(locale, { hasMailbox: false })).toContain(`aria-label="${name}"`);
});
