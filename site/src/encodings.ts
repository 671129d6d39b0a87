import type { FastifyRequest } from "fastify";

const SMALLEST_FIRST = ["br", "gzip"] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

/** The compressions that whoever asks can read, the best first. */
export function encodingsFor(request: FastifyRequest): Encoding[] {
  const accepted = String(request.headers["accept-encoding"] ?? "").toLowerCase();
  const qualities = new Map(accepted.split(",").map(qualityOf));
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get("*") ?? 0;
  return SMALLEST_FIRST.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a));
}

/** 0 is a refusal, and so is what cannot be read: everybody can read what is not compressed. */
function qualityOf(part: string): [name: string, quality: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, given ? Number(given.slice(2)) || 0 : 1];
}
