import { BRAND, type Locale } from "@lintel/contract";
import type { LetterParts, Link } from "./letters";

/** Mail programs know neither our style sheets nor our fonts: everything stands in the elements. */
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = "#17153B";
const MUTED = "#5A5778";
const WALL = "#23269E";
const BEAM = "#EE6C4A";
const CANVAS = "#F4F2F6";
const HAIRLINE = "#DCD8E5";

/** The letter in the bank's look: one beam, one card, nothing loaded from anywhere. */
export function letterHtml(
  { subject, paragraphs, code, links = [] }: LetterParts,
  { locale, greeting, footer }: { locale: Locale; greeting: string; footer: string },
): string {
  const body = [
    paragraph(escapeHtml(greeting)),
    code ? codeBlock(code) : "",
    ...paragraphs.map((text) => paragraph(escapeHtml(text).replaceAll("\n", "<br>"))),
    ...links.map((link, index) => (index === 0 ? button(link) : furtherLink(link))),
  ].join("");

  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${CANVAS};${FONT};color:${INK}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 14px;font-size:22px;font-weight:700;letter-spacing:-.04em">${BRAND.name}</td></tr>
<tr><td style="height:6px;background:${BEAM};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px;background:#FFFFFF;border:1px solid ${HAIRLINE};border-top:0;border-radius:0 0 12px 12px;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(footer)}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${html}</p>\n`;
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;padding:14px 0;font-size:34px;font-weight:700;letter-spacing:.2em;color:${WALL}">${escapeHtml(code)}</p>\n`;
}

function button({ text, url }: Link): string {
  return `<p style="margin:0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${WALL};color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>\n`;
}

function furtherLink({ text, url }: Link): string {
  return `<p style="margin:16px 0 0;font-size:16px;line-height:1.55"><a href="${escapeHtml(url)}" style="color:${WALL};font-weight:600">${escapeHtml(text)}</a></p>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
