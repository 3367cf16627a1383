import type { KeycloakId, MachineId, SessionId, StationId } from "@cathedra/domain";
import { deliveryKey, machineKey } from "@cathedra/domain/cloud";
import { type Device, deliveryToken, deviceOf, readDeliveryClaims } from "@cathedra/domain/delivery";
import { type NamedRequest, stationToken } from "@cathedra/domain/stations";
import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { signingPort } from "../machines/public.ts";
import {
  isVerified,
  signatureRefused,
  type VerifiedSignature,
  verifySignature,
} from "./request-signatures.ts";
import { stationKeyOf } from "./station-queries.ts";

export type DeviceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined: there is no fleet. */
  readonly machines?: { readonly fleetSecret: string } | undefined;
};

/** What a device states in its signed token. */
export type DeviceStatement =
  | {
      readonly kind: "machine";
      readonly machine: MachineId;
      readonly session: SessionId;
      readonly sub: KeycloakId;
    }
  | {
      readonly kind: "station";
      readonly station: StationId;
      readonly sub: KeycloakId;
      /** For this one delivery; it is not used up yet. */
      readonly signature: VerifiedSignature;
    };

const longestToken = 4_096;
const ofDelivery = {
  audience: deliveryToken.audience,
  longestSeconds: stationToken.longestSeconds,
  clockToleranceSeconds: deliveryToken.clockToleranceSeconds,
};

/** The device that a bearer token is of, as it says itself; undefined: it is no device's. Nothing of it is checked yet. */
export function deviceOfToken(text: string): Device | undefined {
  try {
    return text.length > longestToken ? undefined : deviceOf(decodeProtectedHeader(text).kid);
  } catch {
    return undefined;
  }
}

/** What a device says; every token that is not its own, of now and for this, is refused alike. */
export async function verifiedStatement(
  deps: DeviceDeps,
  text: string,
  request: NamedRequest,
): Promise<DeviceStatement> {
  const device = deviceOfToken(text);
  if (device === undefined) throw appError("UNAUTHENTICATED");
  return device.kind === "station"
    ? statementOfStation(deps, text, device.id, request)
    : statementOfMachine(deps, text, device.id);
}

async function statementOfStation(
  { db, clock }: DeviceDeps,
  text: string,
  id: StationId,
  request: NamedRequest,
): Promise<DeviceStatement> {
  const key = await stationKeyOf(db, id);
  if (key === undefined) throw appError("UNAUTHENTICATED");
  const signature = await verifySignature(text, { id, key }, ofDelivery, request, clock());
  if (!isVerified(signature))
    throw signature.fault === "invalid" ? appError("UNAUTHENTICATED") : signatureRefused(signature.fault);
  const claims = readDeliveryClaims(signature.claims);
  if (claims === undefined) throw appError("UNAUTHENTICATED");
  return { kind: "station", station: id, sub: claims.sub, signature };
}

async function statementOfMachine(
  { clock, machines }: DeviceDeps,
  text: string,
  id: MachineId,
): Promise<DeviceStatement> {
  if (machines === undefined) throw appError("UNAUTHENTICATED");
  const { audience, machineAlgorithm, longestSeconds, clockToleranceSeconds } = deliveryToken;
  const key = deliveryKey(signingPort, machineKey(signingPort, machines.fleetSecret, id));
  const { payload, protectedHeader } = await jwtVerify(text, new TextEncoder().encode(key), {
    algorithms: [machineAlgorithm],
    audience,
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: longestSeconds,
    currentDate: new Date(clock()),
    requiredClaims: ["iss", "sub", "iat", "exp"],
  }).catch(refuse);
  const claims = readDeliveryClaims(payload);
  if (claims === undefined || payload.iss !== protectedHeader.kid) throw appError("UNAUTHENTICATED");
  const { sub, session } = claims;
  if (session === null) throw appError("UNAUTHENTICATED");
  return { kind: "machine", machine: id, session, sub };
}

function refuse(error: unknown): never {
  throw error instanceof errors.JOSEError ? appError("UNAUTHENTICATED") : error;
}
