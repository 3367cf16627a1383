import type { KeycloakId, StationId, StationSessionId } from "@cathedra/domain";
import { knownRoles, type Role } from "@cathedra/domain/access";
import * as v from "valibot";
import { sessionKey } from "./session-key.ts";

/** What the portal reads of an access token after its signature, issuer, audience and times held (G.005, G.006). */
export type VerifiedToken = {
  readonly keycloakId: KeycloakId;
  readonly roles: readonly Role[];
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The session that the token is of, as links name it (`sessionKey`). */
  readonly session: string;
  /** Of a session at a station; what it may is limited. */
  readonly atStation?: AtStation;
};

/** Where somebody is signed in who came by the code of a station. */
export type AtStation = { readonly session: StationSessionId; readonly station: StationId };

/** Control characters and halves of a character: no database stores them alike. */
const unstorable = /[\p{Cc}\p{Surrogate}]+/gu;
const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((given) => given.replace(/\s+/g, " ").replace(unstorable, "")),
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
    // Some identity services write it as a text. What is anything else, or missing, says nothing.
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
function names(given: string, family: string, whole: string): { firstName: string; lastName: string } {
  if (given !== "" || family !== "") return { firstName: given, lastName: family };
  const words = whole.split(/\s+/);
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
