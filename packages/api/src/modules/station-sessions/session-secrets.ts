import { hash, randomBytes, randomInt } from "node:crypto";
import { matchCodeOf, sessionTokenPrefix } from "@cathedra/domain/station-sign-in";

/** What only whoever was given it knows; the portal keeps its hash alone. */
export function hashOf(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/** The payload of a code: 128 random bits. */
export const newPayload = (): string => randomBytes(16).toString("base64url");

/** What a station asks with for its code: 256 random bits. */
export const newPollSecret = (): string => randomBytes(32).toString("base64url");

export const newSessionToken = (): string => sessionTokenPrefix + randomBytes(32).toString("base64url");

export const newMatchCode = (): string => matchCodeOf(randomInt(2 ** 31));
