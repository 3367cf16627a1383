import { isIP } from "node:net";
import { err, ok, type Result } from "@cathedra/domain";

/** The trusted proxies: none, all, the number of proxies in front of this process, or their addresses and networks. */
export type TrustedProxies = boolean | number | readonly string[];

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];
const problem =
  "must be true, false, a number of proxies from 1 to 9, or addresses and networks with commas between them";

/** Reads `1`, `10.0.0.0/8, ::1`, `loopback`, `true` and `false`. */
export function parseTrustedProxies(text: string): Result<TrustedProxies, readonly string[]> {
  if (text === "true" || text === "false") return ok(text === "true");
  if (/^[1-9]$/.test(text)) return ok(Number(text));
  const networks = text.split(",").map((part) => part.trim());
  return networks.every(isNetwork) ? ok(networks) : err([problem]);
}

/** The setting in Fastify's form. The directly connected address is hop 0; the last trusted one determines the client. */
export function trustedBy(
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  return typeof proxies === "boolean" ? proxies : [...proxies];
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = "", prefix, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
