/** "c******r@example.com": enough to recognise one's own address, too little for somebody looking over a shoulder. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email;
  const name = email.slice(0, at);
  const shown = name.length > 2 ? `${name[0]}${"*".repeat(name.length - 2)}${name.at(-1)}` : `${name[0]}*`;
  return shown + email.slice(at);
}
