import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "../encodings";

const brotli = promisify(brotliCompress);
const withQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Three milliseconds for the home page. The tightest takes a hundred more and saves a tenth of the bytes. */
const QUICK = withQuality(5);
const TIGHT = withQuality(constants.BROTLI_MAX_QUALITY);

/** One at a time: it keeps a processor busy, in a thread that reading files needs too. */
let tightening: Promise<void> = Promise.resolve();
let waiting = 0;
/** Whoever asks for all pages at once would keep that thread busy for as long as they like. */
const MAY_WAIT = 20;

export interface PackedPage {
  in(encoding: Encoding | "identity"): Buffer;
  /** Somebody asked for it again, so it is worth being packed as tightly as files are. Nobody waits for that. */
  tighten(): void;
}

/** A page as it is sent. Whoever comes first does not wait until it is as small as it can be. */
export function packed(identity: Buffer): PackedPage {
  const bodies = { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, QUICK) };
  let isTightened = false;
  return {
    in: (encoding) => bodies[encoding],
    tighten() {
      if (isTightened || waiting === MAY_WAIT) return;
      isTightened = true;
      waiting++;
      tightening = tightening
        .then(async () => {
          bodies.br = await brotli(identity, TIGHT);
        })
        // Without the memory for it the page stays as it was packed at first. Heard by nobody, the failure would end the site.
        .catch(() => undefined)
        .then(() => {
          waiting--;
        });
    },
  };
}
