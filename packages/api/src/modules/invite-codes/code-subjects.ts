import { isIPv6 } from "node:net";
import type { UserId } from "@cathedra/domain";

/** The subjects for which wrong codes are counted: a person and a network address. */
export type CodeSubjects = { readonly user: string; readonly address: string };

/**
 * The subjects whose wrong codes count together. For an IPv6 address it is the /64 network: a household or cloud machine
 * usually has a whole one, and could take a new address for every guess.
 */
export function codeSubjects(userId: UserId, address: string): CodeSubjects {
  return { user: `user:${userId}`, address: `address:${getNetwork(address)}` };
}

function getNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const [plain = ""] = address.split("%");
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string): readonly string[] => (part === "" ? [] : part.split(":"));
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: zeros }, () => "0"), ...groups(tail ?? "")];
  return `${all.slice(0, 4).join(":")}::/64`;
}
