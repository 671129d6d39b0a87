import { qualitiesIn } from "@lintel/contract/headers";
import type { FastifyRequest } from "fastify";

const SMALLEST_FIRST = ["br", "gzip"] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

/** The compressions that whoever asks can read, the best first. */
export function encodingsFor(request: FastifyRequest): Encoding[] {
  const qualities = qualitiesIn(request.headers["accept-encoding"]);
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get("*") ?? 0;
  return SMALLEST_FIRST.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a));
}
