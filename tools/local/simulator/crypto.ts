import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import {
  type RoomTokenClaims,
  readRoomTokenClaims,
  roomAudience,
  roomToken,
  type SigningPort,
} from "@cathedra/domain/cloud";
import { jwtVerify } from "jose";

/** Node's own hashes, for the signatures of the agent protocol. */
export const nodeSigning: SigningPort = {
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  hmacSha256: (key, text) => createHmac("sha256", key).update(text).digest("hex"),
  equal: (one, other) => {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && timingSafeEqual(a, b);
  },
};

/** Remembers nonces for as long as their requests could be repeated. */
export function nonceMemory(rememberMs: number, now: () => number): (nonce: string) => boolean {
  const seen = new Map<string, number>();
  return (nonce) => {
    const at = now();
    // Entries are in the order of arrival, so removing stops at the first one that is recent enough.
    for (const [old, until] of seen) {
      if (until > at) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return false;
    seen.set(nonce, at + rememberMs);
    return true;
  };
}

/** The person whom a room token admits, or undefined. */
export async function readRoomToken(
  token: string,
  key: string,
  machineId: string,
  now: number,
): Promise<RoomTokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(key), {
      algorithms: [roomToken.algorithm],
      typ: roomToken.type,
      issuer: roomToken.issuer,
      audience: roomAudience(machineId),
      requiredClaims: ["exp"],
      currentDate: new Date(now),
    });
    return readRoomTokenClaims(payload);
  } catch {
    return undefined;
  }
}
