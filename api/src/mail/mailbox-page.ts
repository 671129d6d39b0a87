import { createHash } from "node:crypto";
import { BRAND, EMAIL_MAX_LENGTH } from "@lintel/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps";
import type { Config } from "../platform/config";
import { escapeHtml } from "./letter-html";
import { type KeptLetter, keepsMail, readMailbox } from "./outbox";

const STYLE = `
:root { color-scheme: light dark; --canvas: #F4F2F6; --surface: #FFFFFF; --text: #17153B; --muted: #5A5778; --line: #DCD8E5; --beam: #EE6C4A; --link: #2B2FC0; }
@media (prefers-color-scheme: dark) { :root { --canvas: #100F25; --surface: #1A1936; --text: #F2F0FA; --muted: #ADA9CB; --line: #302E56; --beam: #FFB98A; --link: #B8BCFF; } }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { font-size: 1.9rem; letter-spacing: -.03em; margin: 0; }
h1 + p { color: var(--muted); margin: .25rem 0 1.5rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-bottom: 1.5rem; }
label { display: grid; gap: .25rem; flex: 1 1 16rem; font-weight: 600; }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: 6px; background: var(--surface); color: inherit; }
button { font-weight: 600; padding: 0 1.25rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
article { background: var(--surface); border: 1px solid var(--line); border-top: 6px solid var(--beam); border-radius: 0 0 12px 12px; padding: 1rem 1.25rem; margin-bottom: 1rem; }
h2 { font-size: 1.15rem; margin: 0; }
.facts { color: var(--muted); font-size: .9rem; margin: .15rem 0 .75rem; overflow-wrap: anywhere; }
.code { font-size: 2rem; font-weight: 700; letter-spacing: .2em; margin: 0 0 .5rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
a { color: var(--link); }
`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The demo's mailbox. Where mail is really sent these paths do not exist. */
export function registerMailbox(app: FastifyInstance, { db, config }: Pick<Deps, "db" | "config">): void {
  if (!keepsMail(config)) return;

  app.get("/dev/mailbox.json", async (request) => {
    const letters = await readMailbox(db, config, recipientOf(request.query));
    return letters.map(({ to, subject, text, code, at }) => ({ to, subject, text, code: code ?? null, at }));
  });

  app.get("/dev/mailbox", async (request, reply) => {
    const to = recipientOf(request.query);
    const letters = await readMailbox(db, config, to);
    return reply
      .header("content-security-policy", POLICY)
      .type("text/html; charset=utf-8")
      .send(mailboxPage(letters, to, config));
  });
}

function recipientOf(query: unknown): string | null {
  const to = typeof query === "object" && query !== null && "to" in query ? query.to : undefined;
  return typeof to === "string" && to.trim() !== "" ? to.trim().toLowerCase().slice(0, EMAIL_MAX_LENGTH) : null;
}

function mailboxPage(letters: KeptLetter[], to: string | null, config: Config): string {
  const list =
    letters.length > 0
      ? letters.map((letter) => article(letter, config)).join("\n")
      : `<p>${to ? `No mail to ${escapeHtml(to)} yet.` : "No mail yet. It appears here as soon as the bank writes to somebody."}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo mailbox · ${BRAND.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Demo mailbox</h1>
<p>This is a demo: mail is kept here instead of being sent. Newest first.</p>
<form method="get" action="/dev/mailbox">
<label>Only mail to <input type="email" name="to" autocomplete="off" value="${escapeHtml(to ?? "")}"></label>
<button>Show</button>
</form>
${list}
</main>
</body>
</html>
`;
}

function article({ to, subject, text, code, at, locale }: KeptLetter, { PUBLIC_URL }: Config): string {
  const time = at.toISOString();
  // To our own pages alone: what somebody has written to the bank is a letter here as well.
  const home = new URL("/", PUBLIC_URL).href;
  const parts = text.split(/(\S+)/).map((part) => {
    const escaped = escapeHtml(part);
    return part.startsWith(home) ? `<a href="${escaped}">${escaped}</a>` : escaped;
  });
  const lang = locale ? ` lang="${locale}"` : "";
  return `<article>
<h2${lang}>${escapeHtml(subject)}</h2>
<p class="facts">To ${escapeHtml(to)}, <time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time></p>
${code ? `<p class="code">${escapeHtml(code)}</p>\n` : ""}<pre${lang}>${parts.join("")}</pre>
</article>`;
}
