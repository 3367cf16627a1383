import type { KeycloakId, StationId, StationSessionId } from "@cathedra/domain";
import { knownRoles, type Role } from "@cathedra/domain/access";
import * as v from "valibot";
import { sessionKey } from "./session-key.ts";

/** The claims of an access token whose signature, issuer, audience and times are valid (G.005, G.006). */
export type VerifiedToken = {
  readonly keycloakId: KeycloakId;
  readonly roles: readonly Role[];
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** When the token expires, in epoch milliseconds. */
  readonly expiresAt: number;
  /** The session that the token is of, as links name it (`sessionKey`). */
  readonly session: string;
  /** The facts of a session at a station, which has limited rights; absent for any other session. */
  readonly atStation?: AtStation;
};

/** The station and session of a person who signed in with a station's code. */
export type AtStation = { readonly session: StationSessionId; readonly station: StationId };

/** Control characters and unpaired surrogates, which databases do not store unchanged. */
const unstorable = /[\p{Cc}\p{Surrogate}]+/gu;
const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((claims) => claims.replace(/\s+/g, " ").replace(unstorable, "")),
    v.trim(),
    v.maxLength(320),
  ),
  "",
);

const claims = v.pipe(
  v.object({
    sub: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.maxLength(255),
      v.check((sub) => sub.search(unstorable) === -1),
    ),
    exp: v.number(),
    sid: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(255))), undefined),
    email: text,
    // Some identity services send this claim as a string. Missing and other values count as not verified.
    email_verified: v.optional(v.unknown()),
    name: text,
    given_name: text,
    family_name: text,
    realm_access: v.optional(v.object({ roles: v.optional(v.array(v.string()), []) }), {}),
  }),
  v.transform(
    (claim): VerifiedToken => ({
      keycloakId: claim.sub as KeycloakId,
      expiresAt: claim.exp * 1000,
      session: sessionKey(claim),
      roles: knownRoles(claim.realm_access.roles),
      email: claim.email.toLowerCase(),
      isEmailVerified:
        claim.email !== "" && [true, "true"].includes(claim.email_verified as string | boolean),
      ...names(claim.given_name, claim.family_name, claim.name),
    }),
  ),
);

/** The token's facts, or undefined where its claims do not have the agreed form. */
export function readClaims(payload: unknown): VerifiedToken | undefined {
  const parsed = v.safeParse(claims, payload);
  return parsed.success ? parsed.output : undefined;
}

/** Some identity services send only `name`: its last word is then the last name. */
function names(givenName: string, family: string, whole: string): { firstName: string; lastName: string } {
  if (givenName !== "" || family !== "") return { firstName: givenName, lastName: family };
  const words = whole.split(/\s+/);
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
