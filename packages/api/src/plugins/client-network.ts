import { isIPv6 } from "node:net";

/**
 * The key by which a client is counted: its address, or for IPv6 its /64 network, which is what one household or machine has. An
 * IPv4-mapped IPv6 address equals the IPv4 address.
 */
export function getNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("%", 1).join("").split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => "0");
  const groups = [...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
