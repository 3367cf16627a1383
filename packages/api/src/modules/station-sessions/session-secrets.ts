import { hash, randomBytes, randomInt } from "node:crypto";
import { makeMatchCode, sessionTokenPrefix } from "@cathedra/domain/station-sign-in";

/** The hash of a secret; the portal stores only hashes of secrets. */
export function computeHash(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/** The payload of a code: 128 random bits. */
export const newPayload = (): string => randomBytes(16).toString("base64url");

/** The secret with which a station polls for its code: 256 random bits. */
export const newPollSecret = (): string => randomBytes(32).toString("base64url");

export const newSessionToken = (): string => sessionTokenPrefix + randomBytes(32).toString("base64url");

export const newMatchCode = (): string => makeMatchCode(randomInt(2 ** 31));
