import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../ports/clock.ts";

export type LinkMethod = "GET" | "PUT";

/** Signs and checks links to one object, for one method, until one instant. */
export type LinkSigner = {
  /** `?expires=…&signature=…` */
  query(method: LinkMethod, key: string, expiresInSeconds: number): string;
  isValid(method: LinkMethod, key: string, expires: string, signature: string): boolean;
};

const maxLifeSeconds = 7 * 24 * 3600;

export function linkSigner(secret: string, clock: Clock): LinkSigner {
  const sign = (method: LinkMethod, key: string, expires: string) =>
    createHmac("sha256", secret).update(`${method}\n${key}\n${expires}`).digest();

  return {
    query(method, key, expiresInSeconds) {
      const life = Math.min(Math.max(1, Math.floor(expiresInSeconds)), maxLifeSeconds);
      const expires = String(Math.floor(clock() / 1000) + life);
      return `?expires=${expires}&signature=${sign(method, key, expires).toString("base64url")}`;
    },
    isValid(method, key, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || !/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
      if (clock() >= Number(expires) * 1000) return false;
      return timingSafeEqual(sign(method, key, expires), Buffer.from(signature, "base64url"));
    },
  };
}
