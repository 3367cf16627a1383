import * as v from "valibot";

/**
 * How a station proves with every request that it is itself: a JWT as bearer token, signed EdDSA (Ed25519) with its own key;
 * `kid` and `iss` name it (`station:<uuid>`). It speaks for the station alone, never for a person.
 */
export const stationToken = {
  audience: "cathedra-station",
  algorithm: "EdDSA",
  /** The longest time between `iat` and `exp`, in seconds. */
  longestSeconds: 300,
  /** How far a station may be off after it has set its clock by the portal's. */
  clockToleranceSeconds: 60,
} as const;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const claims = v.object({ iat: seconds, exp: seconds });

/**
 * When a token ends whose signature, audience and times were found right, in seconds; undefined: it is made to hold for longer
 * than any may.
 */
export function endOfStationToken(payload: unknown): number | undefined {
  const parsed = v.safeParse(claims, payload);
  if (!parsed.success) return undefined;
  const { iat, exp } = parsed.output;
  return exp > iat && exp - iat <= stationToken.longestSeconds ? exp : undefined;
}
