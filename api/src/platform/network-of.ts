import ipaddr from "ipaddr.js";

/**
 * What limits for an address count: who has one address of IPv6 has 2^64 more beside it, so their whole network is counted. Such networks are
 * given away 65,536 at a time (/48), so what is around them is counted as well.
 */
export function networksOf(address: string): [own: string, around?: string] {
  if (!ipaddr.isValid(address)) return [address];
  // An IPv4 address may arrive in the clothes of the other.
  const known = ipaddr.process(address);
  return known instanceof ipaddr.IPv6 ? [networkOf(known, 64), networkOf(known, 48)] : [known.toString()];
}

/** How many networks' limits what is around them has: households too live side by side, under one provider. */
export const NETWORKS_AT_ONCE = 16;

function networkOf({ parts }: ipaddr.IPv6, bits: number): string {
  const kept = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${kept.join(":")}::/${bits}`;
}
