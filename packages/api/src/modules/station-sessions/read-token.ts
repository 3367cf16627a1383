import { isOver, notesUse, readSessionToken } from "@cathedra/domain/station-sign-in";
import { stationSessionKey } from "../../auth/session-key.ts";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { workingForAll } from "../../db/statement-places.ts";
import { appError, stationSessionEnded } from "../../errors.ts";
import { lru } from "../../graphql/lru.ts";
import type { Clock } from "../../ports/clock.ts";
import { hashOf } from "./secrets.ts";
import { heldSession, noteUse } from "./session-queries.ts";

/** Reads the tokens of sessions at stations. */
export type SessionTokens = {
  /** Whether a token held here a moment ago, so that its requests count for its person, not for their address. */
  readonly isKnown: (text: string) => boolean;
  /** Who is signed in with it; what is over says who ended it. `isUse`: somebody does something, it is not only looked at. */
  readonly read: (text: string, isUse: boolean) => Promise<VerifiedToken>;
};

const mostKnown = 5_000;

/**
 * A session is looked up with every request, so that it is over in every process the moment it is ended: one statement, which
 * other callers do not pay.
 */
export function sessionTokens({ db, clock }: { readonly db: Db; readonly clock: Clock }): SessionTokens {
  const known = lru<boolean>(mostKnown);
  return {
    isKnown: (text) => known.get(hashOf(text)) === true,
    read: (text, isUse) =>
      workingForAll(async () => {
        const token = readSessionToken(text);
        const tokenHash = hashOf(token ?? "");
        const session = token === undefined ? undefined : await heldSession(db, tokenHash);
        if (session === undefined) throw appError("UNAUTHENTICATED");
        const now = clock();
        known.set(tokenHash, false);
        if (session.isRevoked) throw stationSessionEnded("revoked");
        if (isOver(session, now)) throw stationSessionEnded(session.endedBy ?? "expired");
        if (isUse && notesUse(session, now)) await noteUse(db, session.id, now);
        known.set(tokenHash, true);
        return {
          keycloakId: session.keycloakId,
          roles: [],
          email: "",
          isEmailVerified: false,
          firstName: "",
          lastName: "",
          expiresAt: session.expiresAt,
          session: stationSessionKey(session.id),
          atStation: { session: session.id, station: session.stationId },
        };
      }),
  };
}
