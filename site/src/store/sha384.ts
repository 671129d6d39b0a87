import { createHash } from "node:crypto";

export function sha384(content: Buffer | string): string {
  return createHash("sha384").update(content).digest("base64");
}
