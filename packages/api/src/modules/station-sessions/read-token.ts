import { isOver, notesUse, readSessionToken } from "@cathedra/domain/station-sign-in";
import { stationSessionKey } from "../../auth/session-key.ts";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { workingForAll } from "../../db/statement-places.ts";
import { appError, stationSessionEnded } from "../../errors.ts";
import { lru } from "../../graphql/lru.ts";
import type { Clock } from "../../ports/clock.ts";
import type { StationProofs } from "../devices/face.ts";
import { hashOf } from "./secrets.ts";
import { heldSession, noteUse } from "./session-queries.ts";

/** Reads the tokens of sessions at stations. */
export type SessionTokens = {
  /** Whether a token held here a moment ago, so that its requests count for its person, not for their address. */
  readonly isKnown: (text: string, proof: string | undefined) => boolean;
  /**
   * Who is signed in with it; what is over says who ended it. Without a proof of the session's own station the token is refused: it
   * works in that station's browser alone. `isUse`: somebody does something, it is not only looked at.
   */
  readonly read: (text: string, proof: string | undefined, isUse: boolean) => Promise<VerifiedToken>;
};

type SessionTokenDeps = { readonly db: Db; readonly clock: Clock; readonly proofs: StationProofs };

const mostKnown = 5_000;

/**
 * A session is looked up with every request, so that it is over in every process the moment it is ended: one statement, which
 * other callers do not pay.
 */
export function sessionTokens({ db, clock, proofs }: SessionTokenDeps): SessionTokens {
  const known = lru<boolean>(mostKnown);
  return {
    isKnown: (text, proof) => known.get(hashOf(text)) === true && proofs.isKnown(proof, text),
    read: (text, proof, isUse) =>
      workingForAll(async () => {
        const token = readSessionToken(text);
        const tokenHash = hashOf(token ?? "");
        const session = token === undefined ? undefined : await heldSession(db, tokenHash);
        if (session === undefined) throw appError("UNAUTHENTICATED");
        const now = clock();
        known.set(tokenHash, false);
        if (session.isRevoked) throw stationSessionEnded("revoked");
        if (isOver(session, now)) throw stationSessionEnded(session.endedBy ?? "expired");
        if (
          session.key === null ||
          !(await proofs.isOf({ id: session.stationId, key: session.key }, proof, text))
        )
          throw appError("STATION_PROOF_REQUIRED");
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
