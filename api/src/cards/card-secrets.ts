import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export interface CardSecret {
  number: string;
  cvv: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Number and code as the database may keep them. Bound to the card's id, so that one card's secrets cannot be put in place of another's. */
export function sealCard(key: Buffer, cardId: string, secret: CardSecret): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(cardId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secret)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unsealCard(key: Buffer, cardId: string, sealed: Buffer): CardSecret {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(cardId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString()) as CardSecret;
}
