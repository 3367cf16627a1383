import * as v from "valibot";
import { isUuid, type KeycloakId, type MachineId, type SessionId, type StationId } from "../ids.ts";

/**
 * The token with which a device says whose run it delivers: a JWT as bearer token. `kid` and `iss` name the device
 * (`machine:<uuid>`, `station:<uuid>`), `sub` the person by the identity service's id. A machine signs with HS256 and its
 * delivery key (`deliveryKey` in `cloud`) and names the session; a station signs with EdDSA (Ed25519) and its own key.
 */
export const deliveryToken = {
  audience: "cathedra-results",
  machineAlgorithm: "HS256",
  stationAlgorithm: "EdDSA",
  /** The longest time between `iat` and `exp` of a token, in seconds; a token is used for a single request. */
  maxSeconds: 60,
  /** How far the clocks of the portal and a device may be apart. */
  clockToleranceSeconds: 60,
} as const;

export type Device =
  | { readonly kind: "machine"; readonly id: MachineId }
  | { readonly kind: "station"; readonly id: StationId };

/** The name of a device for a delivery: `machine:<uuid>` or `station:<uuid>`. */
export function deviceName({ kind, id }: Device): string {
  return `${kind}:${id.toLowerCase()}`;
}

/** The device with this name; undefined if no device has it. */
export function getDevice(name: unknown): Device | undefined {
  const [kind, id = "", ...more] = typeof name === "string" ? name.split(":") : [];
  if (!isUuid(id) || more.length > 0) return undefined;
  const lower = id.toLowerCase();
  if (kind === "machine") return { kind, id: lower as MachineId };
  return kind === "station" ? { kind, id: lower as StationId } : undefined;
}

export type DeliveryClaims = {
  readonly sub: KeycloakId;
  /** The session of a cloud machine; null for a run at a station. */
  readonly session: SessionId | null;
};

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Surrogate}]+$/u)),
  session: v.exactOptional(v.pipe(v.string(), v.check(isUuid))),
  iat: seconds,
  exp: seconds,
});

/** The claims of a token whose signature, audience and times are valid; undefined if the claims themselves are invalid. */
export function readDeliveryClaims(payload: unknown): DeliveryClaims | undefined {
  const parsed = v.safeParse(claims, payload);
  if (!parsed.success) return undefined;
  const { sub, session, iat, exp } = parsed.output;
  if (exp <= iat || exp - iat > deliveryToken.maxSeconds) return undefined;
  return { sub: sub as KeycloakId, session: (session?.toLowerCase() ?? null) as SessionId | null };
}
