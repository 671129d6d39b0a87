import { isIP } from "node:net";

/**
 * Who is calling: the address that the outermost of our own proxies saw. Each proxy appends the one it saw, so what a client claims about
 * itself stands further left than we look.
 */
export function clientAddress(
  connectedFrom: string,
  forwardedFor: string | readonly string[] | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return connectedFrom;
  const seen = [forwardedFor ?? []].flat().join(",").split(",");
  const address = seen.at(-trustedProxies)?.trim() ?? "";
  return isIP(address) === 0 ? connectedFrom : address;
}
