import { type Instant, instant, type MachineId, type StationId } from "@cathedra/domain";
import { getDevice } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import {
  isSignedFor,
  type NamedRequest,
  type NotedRefusal,
  type ProofFault,
  type RequestSignature,
  readRequestSignature,
  type SignatureFault,
} from "@cathedra/domain/stations";
import { decodeProtectedHeader, errors, type JWK, jwtVerify } from "jose";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { AppError } from "../../errors.ts";
import type { StationKey } from "./station-key.ts";

/** The kinds of texts that stations sign: their own requests, proofs of their pages, and deliveries of results. */
export type SignatureKind = {
  readonly audience: string;
  readonly maxSeconds: number;
  readonly clockToleranceSeconds: number;
};

/** A device's signature of the request that carries it. */
export type DeviceSignature = Pick<RequestSignature, "uniqueId" | "bodyHash" | "tokenHash"> & {
  /** When the request becomes too old to be accepted. */
  readonly endsAt: Instant;
  readonly claims: Readonly<Record<string, unknown>>;
};

/** A valid signature of a station, with the key that made it. */
export type VerifiedSignature = DeviceSignature & { readonly station: StationId; readonly key: StationKey };

/** Why a signature was not accepted; `invalid` if it is not one of this station, for this purpose and valid now. */
type UnverifiedSignature = {
  readonly fault: Exclude<SignatureFault, "used" | "other_body"> | "invalid";
  /** The reason to show to staff; undefined if staff cannot do anything about it. */
  readonly refusal?: NotedRefusal | undefined;
};

export function isVerified<Signature extends DeviceSignature>(
  found: Signature | { readonly fault: ProofFault },
): found is Signature {
  return !("fault" in found);
}

/** An example for the test that lets the database check every statement. */
export const sampleSignature: VerifiedSignature = {
  station: "" as StationId,
  key: { kty: "OKP", crv: "Ed25519", x: "" },
  uniqueId: "",
  bodyHash: "",
  tokenHash: null,
  endsAt: instant(0),
  claims: {},
};

const maxTextLength = 4_096;

/** The station that a signed text names, before anything is verified. */
export function stationNamedBy(text: string): StationId | undefined {
  try {
    const device = text.length > maxTextLength ? undefined : getDevice(decodeProtectedHeader(text).kid);
    return device?.kind === "station" ? device.id : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies what the station with this key signed: its key, kind and times, and the method, path and query of the request. */
export async function verifySignature(
  text: string,
  { id: station, key }: { readonly id: StationId; readonly key: StationKey },
  kind: SignatureKind,
  request: NamedRequest,
  now: Instant,
): Promise<VerifiedSignature | UnverifiedSignature> {
  const algorithm = "EdDSA" as const;
  const signer = { id: station, key, algorithm };
  const signature = await readSigned(text, signer, kind, request, now);
  return isVerified(signature) ? { ...signature, station, key } : signature;
}

export type Signer = {
  readonly id: StationId | MachineId;
  /** The library imports a JWK once for as long as the same object is given. */
  readonly key: JWK | Uint8Array;
  readonly algorithm: "EdDSA" | "HS256";
};

/** Reads the signed message of any device and verifies its signature. */
export async function readSigned(
  text: string,
  { id, key, algorithm }: Signer,
  { audience, maxSeconds, clockToleranceSeconds }: SignatureKind,
  request: NamedRequest,
  now: Instant,
): Promise<DeviceSignature | UnverifiedSignature> {
  if (text.length > maxTextLength) return { fault: "invalid" };
  try {
    const { payload, protectedHeader } = await jwtVerify(text, key, {
      algorithms: [algorithm],
      audience,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maxSeconds,
      currentDate: new Date(now),
      requiredClaims: ["iss", "iat", "exp"],
    });
    const isOwn = payload.iss === protectedHeader.kid && getDevice(payload.iss)?.id === id;
    const signature = isOwn ? readRequestSignature(payload, maxSeconds) : undefined;
    if (signature === undefined) return { fault: "invalid" };
    if (signature === "incomplete") return { fault: "incomplete", refusal: "incomplete" };
    if (!isSignedFor(signature, request)) return { fault: "other_request", refusal: "other_request" };
    const { uniqueId, bodyHash, tokenHash, endsAtSeconds } = signature;
    const endsAt = instant((endsAtSeconds + clockToleranceSeconds) * 1000);
    return { uniqueId, bodyHash, tokenHash, endsAt, claims: payload };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { fault: "invalid", refusal: toRefusal(error) };
    throw error;
  }
}

/** The library verifies a signature before its times, so an error about times means that the right key signed it. */
function toRefusal(error: errors.JOSEError): NotedRefusal | undefined {
  if (error instanceof errors.JWSSignatureVerificationFailed) return "other_key";
  if (error instanceof errors.JWTExpired) return "clock";
  return error instanceof errors.JWTClaimValidationFailed && error.claim === "iat" ? "clock" : undefined;
}

/**
 * CTEs that use a signature up at the beginning of a statement: `speaking` is its station if the key is still valid, and `used`
 * has a row unless the signature served another request before.
 */
export const usedUp = ({ station, key, uniqueId, endsAt }: VerifiedSignature) => sql`
  speaking as (
    select * from station
    where id = ${station}::uuid and public_key ->> 'x' = ${key.x} and revoked_at is null and removed_at is null
  ), used as (
    insert into station_signature (station_id, unique_id, ends_at)
    select id, ${uniqueId}::text, ${toTimestamp(endsAt)}::timestamptz from speaking
    on conflict do nothing
    returning station_id
  )`;

const useStatement = statement(
  { isFirst: filled(bool()) },
  (signature: VerifiedSignature) =>
    sql`with ${usedUp(signature)} select exists (select from used) as "isFirst" from speaking`,
  [sampleSignature],
);

/**
 * Marks a signature as used: `used` if an earlier request has used it; undefined: its key no longer belongs to the station.
 */
export async function spendSignature(
  db: Db,
  signature: VerifiedSignature,
): Promise<"first" | "used" | undefined> {
  const found = await useStatement.first(db, signature);
  return found && (found.isFirst ? "first" : "used");
}

const machineStatement = statement(
  { isFirst: filled(bool()) },
  (machine: MachineId, { uniqueId, endsAt }: DeviceSignature) => sql`
    with used as (
      insert into station_signature (station_id, unique_id, ends_at)
      values (${machine}::uuid, ${uniqueId}, ${toTimestamp(endsAt)}::timestamptz)
      on conflict do nothing
      returning station_id
    )
    select exists (select from used) as "isFirst"`,
  ["" as MachineId, sampleSignature],
);

/** Records a machine's signature as used, in the table of the stations' signatures; false if it was used before. */
export async function spendMachineSignature(
  db: Db,
  machine: MachineId,
  signature: DeviceSignature,
): Promise<boolean> {
  return (await machineStatement.only(db, machine, signature)).isFirst;
}

export function signatureRefused(reason: SignatureFault): AppError {
  const facts = { reason };
  return new AppError("STATION_SIGNATURE_REFUSED", appErrorText("STATION_SIGNATURE_REFUSED", facts), facts);
}

export function proofRequired(reason: ProofFault): AppError {
  const facts = { reason };
  return new AppError("STATION_PROOF_REQUIRED", appErrorText("STATION_PROOF_REQUIRED", facts), facts);
}
