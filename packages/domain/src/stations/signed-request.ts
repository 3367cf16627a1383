import * as v from "valibot";

/**
 * The token with which a station authenticates each request: a JWT as bearer token, signed with EdDSA (Ed25519) and its own
 * key; `kid` and `iss` name the station (`station:<uuid>`). It stands for the station alone, never for a person.
 */
export const stationToken = {
  audience: "cathedra-station",
  algorithm: "EdDSA",
  /** The longest time between `iat` and `exp`, in seconds. */
  maxSeconds: 60,
  /** The allowed difference of the clocks after a station has set its clock by the portal's. */
  clockToleranceSeconds: 60,
} as const;

/**
 * The proof that a page runs in a station's own browser: a JWT in a separate header, signed with the station's key. `ath` is
 * the hash of the access token of the request, so that the proof cannot be used with another token, nor the token of a
 * station's session on another computer.
 */
export const stationProof = {
  header: "cathedra-station-proof",
  /**
   * Different from the audience of the station's own requests: the page must never hold a token that stands for the station.
   */
  audience: "cathedra-station-proof",
  algorithm: "EdDSA",
  maxSeconds: 60,
  clockToleranceSeconds: 5,
} as const;

/** Why a signature that a station made is not taken for the request that carries it. */
export type SignatureFault = "incomplete" | "other_request" | "other_body" | "used";
/**
 * Why requests in a station's name are refused, as its page tells staff: `clock` where the time of signing is too far off, `other_key`
 * where another key signed.
 */
export type NotedRefusal = Exclude<SignatureFault, "other_body"> | "clock" | "other_key";
/** `invalid`: there is no proof, or it is not one of this station, for this token and of now. */
export type ProofFault = SignatureFault | "invalid";

/** A request as its signature names it. */
export type NamedRequest = {
  readonly method: string;
  /** The path and query of the request, as they are sent. */
  readonly target: string;
};

/** The claims that a station signs for one request, named as in RFC 9449 (`jti`, `htm`, `htu`), plus the body. */
export type RequestSignature = NamedRequest & {
  /** Unlike the token of any other request, it is accepted only once. */
  readonly uniqueId: string;
  /** Base64url of the SHA-256 of the body; a request without a body has the hash of no bytes. */
  readonly bodyHash: string;
  readonly endsAtSeconds: number;
  /** Base64url of the SHA-256 of the access token to which the proof belongs; null if it belongs to none. */
  readonly tokenHash: string | null;
};

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
const times = v.object({ iat: seconds, exp: seconds, ath: v.exactOptional(sha256) });
const ofRequest = v.object({
  jti: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  htm: v.string(),
  htu: v.string(),
  digest: sha256,
});

/**
 * Reads the request claims from a token whose signature, audience and times are valid. `incomplete` if they do not name the
 * request, as with older clients. Undefined if the token is valid for longer than allowed.
 */
export function readRequestSignature(
  payload: unknown,
  maxSeconds: number,
): RequestSignature | "incomplete" | undefined {
  const timed = v.safeParse(times, payload);
  const named = v.safeParse(ofRequest, payload);
  if (!timed.success || timed.output.exp <= timed.output.iat) return undefined;
  if (!named.success) return "incomplete";
  const { iat, exp, ath = null } = timed.output;
  if (exp - iat > maxSeconds) return undefined;
  const { jti, htm, htu, digest } = named.output;
  return {
    uniqueId: jti,
    method: htm,
    target: htu,
    bodyHash: digest,
    endsAtSeconds: exp,
    tokenHash: ath,
  };
}

/** Whether a signature is for just this method, path and query. */
export function isSignedFor({ method, target }: RequestSignature, request: NamedRequest): boolean {
  return method === request.method && target === request.target;
}
