import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Special address ranges by RFC 6890 and later RFCs: this machine, this network, this link, documentation, multicast, reserved.
 */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}
// Special ranges inside of 2000::/3: Teredo and 6to4 contain IPv4 addresses, and the last one is for documentation.
special.addSubnet("2001::", 23, "ipv6");
special.addSubnet("2002::", 16, "ipv6");
special.addSubnet("2001:db8::", 32, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is a public one of the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !special.check(address, "ipv4");
  return globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}
