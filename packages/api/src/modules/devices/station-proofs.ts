import { hash } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { deviceOf } from "@cathedra/domain/delivery";
import { readStationProof, stationProof } from "@cathedra/domain/stations";
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from "jose";
import { tokenMemory } from "../../auth/token-memory.ts";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { StationKey } from "./station-key.ts";
import { stationKeyOf } from "./station-queries.ts";

/** Reads the proofs by which a page shows that it runs in a station's own browser. */
export type StationProofs = {
  /** Whether this proof was verified here before, with this access token, and still holds. */
  readonly isKnown: (proof: string | undefined, accessToken: string) => boolean;
  /** Whether the station with this key signed the proof for this access token, within the last minute. */
  readonly isOf: (
    station: ProvingStation,
    proof: string | undefined,
    accessToken: string,
  ) => Promise<boolean>;
  /** The station in whose browser a request was made; undefined: it brings no proof that holds. */
  readonly stationOf: (proof: string | undefined, accessToken: string) => Promise<StationId | undefined>;
};

type ProvingStation = { readonly id: StationId; readonly key: StationKey };
type Proven = { readonly station: StationId; readonly key: string; readonly tokenHash: string };

const longestProof = 2_048;

/** A signature is checked once a minute for a page, not once a request. */
export function stationProofs({ db, clock }: { readonly db: Db; readonly clock: Clock }): StationProofs {
  const memory = tokenMemory<Proven>(clock);

  const isOf: StationProofs["isOf"] = async ({ id, key }, proof, accessToken) => {
    if (proof === undefined || proof.length > longestProof) return false;
    const tokenHash = hashOf(accessToken);
    const known = memory.recall(proof);
    if (known !== undefined)
      return known.station === id && known.key === key.x && known.tokenHash === tokenHash;
    const read = await verified(proof, id, key, clock);
    if (read?.tokenHash !== tokenHash) return false;
    memory.remember(proof, { station: id, key: key.x, tokenHash }, read.endsAtSeconds * 1000);
    return true;
  };

  return {
    isOf,
    isKnown: (proof, accessToken) =>
      proof !== undefined &&
      proof.length <= longestProof &&
      memory.recall(proof)?.tokenHash === hashOf(accessToken),
    stationOf: async (proof, accessToken) => {
      const id = proof === undefined ? undefined : namedBy(proof);
      const key = id && (await stationKeyOf(db, id));
      if (id === undefined || key === undefined) return undefined;
      return (await isOf({ id, key }, proof, accessToken)) ? id : undefined;
    },
  };
}

async function verified(proof: string, id: StationId, key: StationKey, clock: Clock) {
  const { algorithm, audience, clockToleranceSeconds, longestSeconds } = stationProof;
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, await importJWK(key, algorithm), {
      algorithms: [algorithm],
      audience,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: longestSeconds,
      currentDate: new Date(clock()),
      requiredClaims: ["iss", "iat", "exp", "ath"],
    });
    const isOwn = payload.iss === protectedHeader.kid && deviceOf(payload.iss)?.id === id;
    return isOwn ? readStationProof(payload) : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function namedBy(proof: string): StationId | undefined {
  try {
    const device = proof.length > longestProof ? undefined : deviceOf(decodeProtectedHeader(proof).kid);
    return device?.kind === "station" ? device.id : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(accessToken: string): string {
  return hash("sha256", accessToken, "base64url");
}
