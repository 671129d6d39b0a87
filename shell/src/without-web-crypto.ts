/** For browsers whose WebCrypto has no Ed25519, and pages without a secure context, which have no WebCrypto at all. */
export { ed25519 } from "@noble/curves/ed25519.js";
export { sha384 } from "@noble/hashes/sha2.js";
