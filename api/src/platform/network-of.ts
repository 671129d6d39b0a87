import ipaddr from "ipaddr.js";

/** What a limit for an address counts: who has one address of IPv6 has 2^64 more beside it, so their whole network is counted. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address may arrive in the clothes of the other.
  const known = ipaddr.process(address);
  return known instanceof ipaddr.IPv6 ? `${known.parts.slice(0, 4).map(hex).join(":")}::/64` : known.toString();
}

function hex(part: number): string {
  return part.toString(16);
}
