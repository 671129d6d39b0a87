import { EMAIL_MAX_LENGTH } from "@lintel/contract";
import addressparser from "nodemailer/lib/addressparser";

export function isPlainAddress(address: string): boolean {
  return address.length <= EMAIL_MAX_LENGTH && /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/.test(address);
}

/** Of a sender that may carry a name, the address alone. Read as the mailer reads it: null, where it would not make one plain sender of it. */
export function addressOf(sender: string): string | null {
  const [{ address } = {}, ...others] = addressparser(sender);
  return address !== undefined && others.length === 0 && isPlainAddress(address) ? address : null;
}
