import { randomBytes } from "node:crypto";
import { seal, unseal } from "./sealed";

const key = randomBytes(32);

it("opens with its key and at its place alone, and not once a byte of it was changed", () => {
  const sealed = seal(key, "Zoë 4826", "card-1");
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(unseal(key, sealed, "card-1")).toBe("Zoë 4826");
  expect(() => unseal(randomBytes(32), sealed, "card-1")).toThrow();
  expect(() => unseal(key, sealed, "card-2")).toThrow();
  expect(() => unseal(key, sealed)).toThrow();
  expect(() => unseal(key, changed, "card-1")).toThrow();
});

it("draws a nonce for each text: two under one would tell what they have in common, and give away the key that vouches for them", () => {
  const nonces = Array.from({ length: 100 }, () => seal(key, "the same text").subarray(0, 12).toString("hex"));

  expect(new Set(nonces).size).toBe(100);
});
