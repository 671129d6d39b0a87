import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ConfigError } from "@lintel/contract/environment";
import type { Registry, SignedRegistry } from "@lintel/portal/release";

export interface SigningKey {
  readonly privateKey: KeyObject;
  /** The 32 raw bytes in base64, as the shell has them compiled in. */
  readonly publicKey: string;
}

/** `REGISTRY_KEY` names the private key's file where somebody keeps it safe; without it a key pair of this machine's own is made once. */
export async function signingKey(dataFolder: string): Promise<SigningKey> {
  const existing = existingKey(dataFolder);
  if (existing !== null) return existing;

  const file = ownKeyFile(dataFolder);
  const { privateKey } = generateKeyPairSync("ed25519");
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, privateKey.export({ type: "pkcs8", format: "pem" }), {
      mode: 0o600,
      flag: "wx",
      flush: true,
    });
    // Whole and on the disk, or not there: half a key would stop every later start. Of two who start at once the first to name it wins.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return fromPrivateKey(createPrivateKey(readFileSync(file)));
}

/** The key where there is one. A site that may not change its registry has none; one that is there and cannot be read is no such site. */
export function existingKey(dataFolder: string, environment: NodeJS.ProcessEnv = process.env): SigningKey | null {
  const { REGISTRY_KEY } = environment;
  const file = REGISTRY_KEY || ownKeyFile(dataFolder);
  try {
    return fromPrivateKey(privateKeyIn(readFileSync(file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      if (!REGISTRY_KEY) return null;
      throw new ConfigError(`REGISTRY_KEY names ${file}, which is not there.`);
    }
    throw new ConfigError(`The registry's key in ${file} cannot be read: ${(error as Error).message}`);
  }
}

/** What OpenSSL says of another file, "unsupported" or "interrupted", leads nobody to what is wrong with it. */
function privateKeyIn(pem: Buffer): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    const [, what] = /-----BEGIN ([A-Z0-9 ]+)-----.*-----END \1-----/s.exec(pem.toString("latin1")) ?? [];
    const found = what === undefined ? "no whole PEM" : what === "PRIVATE KEY" ? "a damaged one" : `"${what}"`;
    throw new Error(`it should hold a "PRIVATE KEY" without a passphrase, and holds ${found}`);
  }
}

function ownKeyFile(dataFolder: string): string {
  return join(dataFolder, "keys", "registry.pem");
}

function fromPrivateKey(privateKey: KeyObject): SigningKey {
  // Other kinds of keys sign as well, and no site or browser would believe what they have signed.
  if (privateKey.asymmetricKeyType !== "ed25519") throw new Error("it is none for Ed25519");
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return { privateKey, publicKey: Buffer.from(x, "base64url").toString("base64") };
}

export function signed(registry: Registry, key: SigningKey): SignedRegistry {
  const payload = JSON.stringify(registry);
  return { payload, signature: textSigned(payload, key) };
}

export function isSignedBy({ payload, signature }: SignedRegistry, { publicKey }: SigningKey): boolean {
  return isTextSigned(payload, signature, publicKey);
}

export function textSigned(text: string, { privateKey }: SigningKey): string {
  return sign(null, Buffer.from(text), privateKey).toString("base64");
}

/** `publicKey` as the shell has it compiled in. */
export function isTextSigned(text: string, signature: string, publicKey: string): boolean {
  const bytes = Buffer.from(signature, "base64");
  // Node passes over what is no base64, and browsers refuse all of it.
  if (bytes.toString("base64") !== signature) return false;
  const x = Buffer.from(publicKey, "base64").toString("base64url");
  const key = createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x } });
  return verify(null, Buffer.from(text), key, bytes);
}
