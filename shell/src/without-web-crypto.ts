import { ed25519 } from "@noble/curves/ed25519.js";

export { sha384 } from "@noble/hashes/sha2.js";

/** For browsers whose WebCrypto has no Ed25519, and pages without a secure context, which have no WebCrypto at all. */
export async function verifyAsync(signature: Uint8Array, payload: Uint8Array, key: Uint8Array): Promise<boolean> {
  return ed25519.verify(signature, payload, key);
}
