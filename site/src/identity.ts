import { CONTACT_PLACEHOLDERS } from "@lintel/contract";

/** What the operator says about this site: where it stands, and how customers reach the bank. */
export interface Identity {
  /** "https://bank.example", without a slash at its end. */
  readonly origin: string;
  readonly contact: { readonly phone: string; readonly email: string; readonly address: string };
  /** Invented people and money: every document says so. */
  readonly isDemo: boolean;
  /** A demo that sends no mail shows everybody's on a page. */
  readonly hasMailbox: boolean;
}

export function identityFrom(environment: Readonly<Record<string, string | undefined>>): Identity {
  const { PUBLIC_URL, PORT, CONTACT_PHONE, CONTACT_EMAIL, CONTACT_ADDRESS, DEMO, SMTP_URL } = environment;
  const isDemo = DEMO === "1" || DEMO === "true";
  return {
    origin: new URL(PUBLIC_URL || `http://localhost:${PORT || 3000}`).origin,
    contact: {
      phone: CONTACT_PHONE || CONTACT_PLACEHOLDERS.phone,
      email: CONTACT_EMAIL || CONTACT_PLACEHOLDERS.email,
      address: CONTACT_ADDRESS || CONTACT_PLACEHOLDERS.address,
    },
    isDemo,
    hasMailbox: isDemo && !SMTP_URL,
  };
}

const PLACE = /\{(origin|phone|email|address)\}/g;

/** Releases name the operator's details in braces, because they are made before anybody knows who will run them. */
export function withIdentity(text: string, { origin, contact }: Identity, encode = (value: string) => value): string {
  const values: Readonly<Record<string, string>> = { origin, ...contact };
  return text.replace(PLACE, (place, name: string) => encode(values[name] ?? place));
}

export function isPlaceholder(value: unknown): boolean {
  return typeof value === "string" && value.replace(PLACE, "") === "" && value !== "";
}
