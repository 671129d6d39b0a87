import type { Answer } from "@lintel/contract/schema";
import type { Deps } from "../deps";
import { contactLetter } from "../mail/letters";
import { queueLetter } from "../mail/outbox";
import { transaction } from "../platform/database";
import { type Outcome, ok } from "../platform/outcome";
import { fromAddress, takeTries } from "./tries";

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  ip: string;
}

/** Kept, and mailed to the bank. The sender gets no mail: anybody's address can be typed here. */
export async function contactBank(
  { db, clock, config }: Deps,
  { name, email, message, ip }: ContactMessage,
): Promise<Outcome<Answer<"POST /contact">>> {
  const now = clock.now();
  const refusal = await takeTries(db, fromAddress("contact", ip, { limit: 10, seconds: 3_600 }), now);
  if (refusal) return refusal;

  await transaction(db, async (tx) => {
    await tx.query("INSERT INTO contact_messages (name, email, message, created_at) VALUES ($1, $2, $3, $4)", [
      name,
      email,
      message,
      now,
    ]);
    const bank = config.CONTACT_EMAIL ?? (config.demo ? "support@example.com" : null);
    if (bank) await queueLetter(tx, config, bank, contactLetter(name, email, message), now);
  });
  return ok({ message: "Thank you. We have your message and will answer by email." });
}
