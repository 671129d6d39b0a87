import { type Registry, registryIn, type SignedRegistry } from "@lintel/portal/release";

/** Compiled in, so that a document changed on its way cannot bring its own key. */
declare const REGISTRY_PUBLIC_KEY: string;

class UnsignedRegistry extends Error {
  readonly file = "registry.json";
}

/** The registry, if it is the one that was signed. Anything else stops the boot: no remote is worth running unverified code. */
export async function verifiedRegistry(signed: SignedRegistry): Promise<Registry> {
  if (!(await isSignedByUs(signed.payload, signed.signature)))
    throw new UnsignedRegistry("The list of the site's parts is not signed by us.");
  return registryIn(signed);
}

/** Whether whoever holds the key of the releases has signed this very text. */
export async function isSignedByUs(text: string, signature: string): Promise<boolean> {
  const signed = [bytes(signature), new TextEncoder().encode(text), bytes(REGISTRY_PUBLIC_KEY)] as const;
  // Missing where the page is not served over HTTPS or from localhost, and in browsers from before 2025.
  const native = await nativeVerify(...signed).catch(() => null);
  if (native !== null) return native;
  const { ed25519 } = await import("./without-web-crypto");
  return ed25519.verify(...signed);
}

async function nativeVerify(
  signature: Uint8Array<ArrayBuffer>,
  payload: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const imported = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", imported, signature, payload);
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
