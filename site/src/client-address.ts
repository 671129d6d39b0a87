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
  const said = seen.at(-trustedProxies)?.trim() ?? "";
  // Some balancers add the port. Not understood, everybody would be the balancer, and share what one address may do.
  const [, bracketed, plain] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(said) ?? [];
  const address = bracketed ?? plain ?? said;
  return isIP(address) === 0 ? connectedFrom : address;
}
