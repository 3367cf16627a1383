import * as v from "valibot";

/**
 * How a request proves that it comes from a station's own browser: a JWT in a header of its own, signed EdDSA (Ed25519) with the
 * station's key. `iss` and `kid` name the station, `ath` the access token that the request carries, so that the proof is of no use
 * with another token, and the token of a station's session of no use on another computer (RFC 9449 does the same for each request).
 */
export const stationProof = {
  header: "cathedra-station-proof",
  /** Not that of the station's own requests: the page must never hold what speaks for the station. */
  audience: "cathedra-station-proof",
  algorithm: "EdDSA",
  /** Between `iat` and `exp`: how long a stolen proof is good for. */
  longestSeconds: 60,
  clockToleranceSeconds: 5,
} as const;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const claims = v.object({
  iat: seconds,
  exp: seconds,
  ath: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});

/** What a proof says whose signature, audience and times were found right; undefined: it is made to hold for too long, or is none. */
export function readStationProof(
  payload: unknown,
): { readonly tokenHash: string; readonly endsAtSeconds: number } | undefined {
  const parsed = v.safeParse(claims, payload);
  if (!parsed.success) return undefined;
  const { iat, exp, ath } = parsed.output;
  if (exp <= iat || exp - iat > stationProof.longestSeconds) return undefined;
  return { tokenHash: ath, endsAtSeconds: exp };
}
