import type { SigningPort } from "./signing.ts";

/**
 * How a page measures its connection to a machine: it echoes messages over a web socket and transfers bytes in both directions.
 * Each request needs `?token=`, which the portal signs with the machine's room key. The token lives for minutes, and a machine
 * serves a limited number of bytes for it.
 */
export const connectionCheck = {
  socketPath: "/check/socket",
  bytesPath: "/check/bytes",
  lifetimeSeconds: 120,
  /** The maximum number of bytes of one download or upload of a connection check. */
  maxDown: 4_000_000,
  maxUp: 1_000_000,
  /** The maximum number of bytes that one token admits, uploads and downloads together. */
  maxInAll: 32_000_000,
} as const;

/** A token for measuring the connection to one machine: `<until, seconds since the epoch>.<64 hex digits>`. */
export function checkToken(port: SigningPort, roomKey: string, machine: string, until: number): string {
  return `${until}.${port.hmacSha256(roomKey, `cathedra-check-v1\n${machine.toLowerCase()}\n${until}`)}`;
}

/** Whether the token admits a connection check on this machine. `now` in milliseconds. */
export function isCheckToken(
  port: SigningPort,
  roomKey: string,
  machine: string,
  { token, now }: { readonly token: string; readonly now: number },
): boolean {
  const until = Number(/^(\d{1,12})\.[0-9a-f]{64}$/.exec(token)?.[1] ?? "0");
  return until * 1000 > now && port.equal(token, checkToken(port, roomKey, machine, until));
}
