import type { FastifyRequest } from "fastify";

export type Cookies = ReadonlyMap<string, string>;

export function cookiesOf(request: FastifyRequest): Cookies {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}
