import type { FastifyRequest } from "fastify";

const SMALLEST_FIRST = ["br", "gzip"] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

/** The compressions that whoever asks can read, the best first. */
export function encodingsFor(request: FastifyRequest): Encoding[] {
  const accepted = String(request.headers["accept-encoding"] ?? "").split(",");
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return SMALLEST_FIRST.filter((encoding) => names.includes(encoding));
}
