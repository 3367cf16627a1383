import * as v from "valibot";

/** The public key of a station as a JWK: Ed25519, and nothing beside it. */
export const stationKey = v.object({
  kty: v.literal("OKP"),
  crv: v.literal("Ed25519"),
  x: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});

export type StationKey = v.InferOutput<typeof stationKey>;
