import { isSessionOver, readSessionToken, recordsUse } from "@cathedra/domain/station-sign-in";
import type { PresentedProof } from "../../auth/caller-tokens.ts";
import { stationSessionKey } from "../../auth/session-key.ts";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { runForEverybody } from "../../db/query-limiter.ts";
import { appError, stationSessionEnded } from "../../errors.ts";
import { lru } from "../../graphql/lru.ts";
import type { Clock } from "../../ports/clock.ts";
import { isVerified, type ProvingStation, proofRequired, type StationProofs } from "../devices/public.ts";
import { findSessionByToken, recordUse } from "./session-queries.ts";
import { computeHash } from "./session-secrets.ts";

/** Reads the tokens of sessions at stations. */
export type SessionTokens = {
  /**
   * Whether the token was valid recently in this process and the request has a valid proof by its station's key, so that it
   * counts towards the person's limit and not the network address's. Nothing is used up.
   */
  readonly isKnown: (presented: PresentedProof) => Promise<boolean>;
  /**
   * The person of a session token and the body that was signed; for an ended session, who ended it. Without a proof by the
   * session's own station for this request the token is refused, so it can only be used in that station's browser. `isUse`
   * if the person acts instead of only reading.
   */
  readonly read: (
    presented: PresentedProof,
    isUse: boolean,
  ) => Promise<{ readonly token: VerifiedToken; readonly bodyHash: string }>;
};

type SessionTokenDeps = { readonly db: Db; readonly clock: Clock; readonly proofs: StationProofs };

const maxKnown = 5_000;

/**
 * Reads session tokens. The session is looked up and its proof used up with every request, so that an ended session is invalid in
 * every process at once. This takes two statements, which other callers do not pay.
 */
export function sessionTokens({ db, clock, proofs }: SessionTokenDeps): SessionTokens {
  const known = lru<ProvingStation | "unknown">(maxKnown);
  return {
    isKnown: async (presented) => {
      const station = known.get(computeHash(presented.accessToken)) ?? "unknown";
      return station !== "unknown" && isVerified(await proofs.read(station, presented));
    },
    read: (presented, isUse) =>
      runForEverybody(async () => {
        const token = readSessionToken(presented.accessToken);
        const tokenHash = computeHash(token ?? "");
        const session = token === undefined ? undefined : await findSessionByToken(db, tokenHash);
        if (session === undefined) throw appError("UNAUTHENTICATED");
        const now = clock();
        known.set(tokenHash, "unknown");
        if (session.isRevoked) throw stationSessionEnded("revoked");
        if (isSessionOver(session, now)) throw stationSessionEnded(session.endedBy ?? "expired");
        if (session.key === null) throw proofRequired("invalid");
        const station = { id: session.stationId, key: session.key };
        const proof = await proofs.spend(station, presented);
        if (!isVerified(proof)) throw proofRequired(proof.fault);
        if (isUse && recordsUse(session, now)) await recordUse(db, session.id, now);
        known.set(tokenHash, station);
        const person = {
          keycloakId: session.keycloakId,
          roles: [],
          email: "",
          isEmailVerified: false,
          firstName: "",
          lastName: "",
          expiresAt: session.expiresAt,
          session: stationSessionKey(session.id),
          atStation: { session: session.id, station: session.stationId },
        } satisfies VerifiedToken;
        return { token: person, bodyHash: proof.bodyHash };
      }),
  };
}
