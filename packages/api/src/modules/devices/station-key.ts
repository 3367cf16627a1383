import { isStationKey, type StationPublicKey } from "@cathedra/domain/stations";
import * as v from "valibot";

/** The public key of a station as a JWK: Ed25519, and nothing beside it. */
export const stationKey = v.pipe(
  v.custom<StationPublicKey>(isStationKey),
  v.transform(({ kty, crv, x }): StationPublicKey => ({ kty, crv, x })),
);

export type StationKey = StationPublicKey;
