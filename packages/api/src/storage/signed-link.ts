import { createHmac, timingSafeEqual } from "node:crypto";
import { isPersonKey } from "../auth/session-key.ts";
import type { Clock } from "../ports/clock.ts";

export type LinkMethod = "GET" | "PUT";

/** Further claims of a link besides its key, such as the form of the answer and its recipient. All of them are signed. */
export type LinkFacts = Readonly<Record<string, string>>;

export type LinkLife = {
  readonly expiresInSeconds: number;
  /** How long equal requests get the same link, so that browsers can use their cache; links live up to this much shorter. */
  readonly sameForSeconds?: number | undefined;
  /** The session of the link's recipient (`sessionKey`), with which the link ends. Without one only its expiry ends it. */
  readonly session?: string | undefined;
};

/** Signs and checks links to one object, for one method, until one instant. */
export type LinkSigner = {
  /** The query of a link: `?expires=…&signature=…`, with the facts between them. */
  query(method: LinkMethod, key: string, life: LinkLife, facts?: LinkFacts): string;
  isValid(method: LinkMethod, key: string, expires: string, signature: string, facts?: LinkFacts): boolean;
};

const maxLifeSeconds = 7 * 24 * 3600;

/** The members of every link; all further query parameters are signed too. */
export type ReadLink = {
  readonly expires: string;
  readonly signature: string;
  readonly facts: LinkFacts;
};

/** Parses a link's query; undefined if a parameter occurs twice, because the portal makes no such link. */
export function readLink(query: Readonly<Record<string, unknown>>): ReadLink | undefined {
  const { expires = "", signature = "", ...facts } = query;
  const texts = Object.entries(facts).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (typeof expires !== "string" || typeof signature !== "string") return undefined;
  return texts.length === Object.keys(facts).length
    ? { expires, signature, facts: Object.fromEntries(texts) }
    : undefined;
}

/** The start of a link's validity in seconds, and its lifetime from then on. */
function getLife(now: number, { expiresInSeconds, sameForSeconds = 1 }: LinkLife) {
  const life = Math.min(Math.max(1, Math.floor(expiresInSeconds)), maxLifeSeconds);
  const step = Math.max(1, Math.floor(sameForSeconds));
  const from = Math.floor(now / 1000 / step) * step;
  return { from, life, until: from + life };
}

export function linkSigner(secret: string, clock: Clock): LinkSigner {
  const sign = (method: LinkMethod, key: string, expires: string, facts: LinkFacts) => {
    const factLines = Object.entries(facts).map(([name, value]) => `\n${JSON.stringify([name, value])}`);
    return createHmac("sha256", secret)
      .update(`${method}\n${key}\n${expires}${factLines.toSorted().join("")}`)
      .digest();
  };

  return {
    query(method, key, { session, ...life }, value = {}) {
      // A link of a session that is identified by its person has an exact time, so that links from before and after a sign-out
      // differ.
      const isDated = session !== undefined && isPersonKey(session);
      const { from, until } = getLife(clock(), isDated ? { ...life, sameForSeconds: 1 } : life);
      const facts = session === undefined ? value : { ...value, session, since: String(from) };
      const signature = sign(method, key, String(until), facts).toString("base64url");
      return `?${new URLSearchParams({ expires: String(until), ...facts, signature }).toString()}`;
    },
    isValid(method, key, expires, signature, facts = {}) {
      if (!/^\d{1,12}$/.test(expires) || !/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
      if (clock() >= Number(expires) * 1000) return false;
      return timingSafeEqual(sign(method, key, expires, facts), Buffer.from(signature, "base64url"));
    },
  };
}
