import { hash } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { type ProofFault, stationProof } from "@cathedra/domain/stations";
import type { PresentedProof } from "../../auth/caller-tokens.ts";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  isVerified,
  spendSignature,
  stationNamedBy,
  type VerifiedSignature,
  verifySignature,
} from "./request-signatures.ts";
import type { StationKey } from "./station-key.ts";
import { findStationKey } from "./station-queries.ts";

/** Reads the proofs by which a page shows that it runs in a station's own browser: each serves one request. */
export type StationProofs = {
  /** Verifies the proof of the station with this key for this access token and request, without using it up. */
  readonly read: (station: ProvingStation, presented: PresentedProof) => Promise<ReadProof>;
  /** Reads a proof and uses it up, so that it is not accepted again. */
  readonly spend: (station: ProvingStation, presented: PresentedProof) => Promise<ReadProof>;
  /** The station in whose browser a request with this body was made; undefined without a valid proof. */
  readonly getStation: (presented: PresentedProof, bodyHash: string) => Promise<StationId | undefined>;
};

export type ProvingStation = { readonly id: StationId; readonly key: StationKey };
type ReadProof = VerifiedSignature | { readonly fault: ProofFault };

export function stationProofs({ db, clock }: { readonly db: Db; readonly clock: Clock }): StationProofs {
  const read: StationProofs["read"] = async (station, { proof, accessToken, ...request }) => {
    if (proof === undefined) return { fault: "invalid" };
    const signature = await verifySignature(proof, station, stationProof, request, clock());
    if (!isVerified(signature)) return signature;
    return signature.tokenHash === hash("sha256", accessToken, "base64url")
      ? signature
      : { fault: "invalid" };
  };
  const spend: StationProofs["spend"] = async (station, presented) => {
    const signature = await read(station, presented);
    if (!isVerified(signature)) return signature;
    const outcome = await spendSignature(db, signature);
    if (outcome === "first") return signature;
    return { fault: outcome === "used" ? "used" : "invalid" };
  };
  return {
    read,
    spend,
    getStation: async (presented, bodyHash) => {
      const id = stationNamedBy(presented.proof ?? "");
      const key = id && (await findStationKey(db, id));
      if (id === undefined || key === undefined) return undefined;
      const signature = await spend({ id, key }, presented);
      return isVerified(signature) && signature.bodyHash === bodyHash ? id : undefined;
    },
  };
}
