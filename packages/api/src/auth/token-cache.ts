import { hash } from "node:crypto";
import type { Clock } from "../ports/clock.ts";

/** A cache of the claims of verified tokens, by the token's hash, so that a session's requests cost one signature check. */
export type TokenCache<Claims> = {
  /** The claims of a token; undefined if it was never verified here, has expired, or was evicted. */
  recall(text: string): Claims | undefined;
  remember(text: string, token: Claims, expiresAtMs: number): void;
  forget(text: string): void;
  forgetAll(): void;
};

const maxRemembered = 10_000;

export function tokenCache<Claims>(clock: Clock): TokenCache<Claims> {
  const known = new Map<string, { readonly token: Claims; readonly expiresAtMs: number }>();
  return {
    recall(text) {
      const entry = known.get(idOf(text));
      return entry !== undefined && clock() < entry.expiresAtMs ? entry.token : undefined;
    },
    remember(text, token, expiresAtMs) {
      const oldest = known.size < maxRemembered ? undefined : known.keys().next().value;
      if (oldest !== undefined) known.delete(oldest);
      known.set(idOf(text), { token, expiresAtMs });
    },
    forget: (text) => void known.delete(idOf(text)),
    forgetAll: () => known.clear(),
  };
}

function idOf(text: string): string {
  return hash("sha256", text, "base64");
}
