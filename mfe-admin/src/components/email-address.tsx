/** Longer than its line it breaks before its sign, and not a letter before its end. */
export function EmailAddress({ email }: { email: string }) {
  const at = Math.max(email.lastIndexOf("@"), 0);
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
