import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { sha384 } from "./sha384";
import { hashOf } from "./verified-file";

const MORE_THAN_ANY_FILE = Buffer.alloc(64 * 1024 * 1024 + 1);

it.each([
  ["br", brotliCompressSync(MORE_THAN_ANY_FILE, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ["gz", gzipSync(MORE_THAN_ANY_FILE, { level: 1 })],
])("takes for nothing what is packed small and unpacks to more than any file of a release: .%s", (suffix, packed) => {
  expect(packed.length).toBeLessThan(1024 * 1024);

  expect(hashOf(`remotes/mfe-one/1/entry.js.${suffix}`, packed)).toBe(sha384(""));
});
