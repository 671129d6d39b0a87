/** Far more than any file of a release has. What sends more is no store and no build, and would fill the memory before its time is over. */
const MOST_BYTES = 64 * 2 ** 20;

/** All that an answer has to say. Counted as it is unpacked: what is packed may be a thousandth. */
export async function bodyOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error("it sends more than 64 MB");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
