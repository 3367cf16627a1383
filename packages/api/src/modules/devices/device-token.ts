import type { KeycloakId, MachineId, SessionId, StationId } from "@cathedra/domain";
import { deliveryKey, machineKey } from "@cathedra/domain/cloud";
import { type Device, deliveryToken, deviceOf, readDeliveryClaims } from "@cathedra/domain/delivery";
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from "jose";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { signingPort } from "../machines/public.ts";
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
  | { readonly kind: "station"; readonly station: StationId; readonly sub: KeycloakId };

const longestToken = 4_096;

/** The device that a bearer token is of, as it says itself; undefined: it is no device's. Nothing of it is checked yet. */
export function deviceOfToken(text: string): Device | undefined {
  try {
    return text.length > longestToken ? undefined : deviceOf(decodeProtectedHeader(text).kid);
  } catch {
    return undefined;
  }
}

/** What a device says; every token that is not its own, of now and for this, is refused alike. */
export async function verifiedStatement(deps: DeviceDeps, text: string): Promise<DeviceStatement> {
  const device = deviceOfToken(text);
  const key = device && (await keyOf(deps, device));
  if (device === undefined || key === undefined) throw appError("UNAUTHENTICATED");
  const { audience, machineAlgorithm, stationAlgorithm, longestSeconds, clockToleranceSeconds } =
    deliveryToken;
  const { payload, protectedHeader } = await jwtVerify(text, key, {
    algorithms: [device.kind === "machine" ? machineAlgorithm : stationAlgorithm],
    audience,
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: longestSeconds,
    currentDate: new Date(deps.clock()),
    requiredClaims: ["iss", "sub", "iat", "exp"],
  }).catch(refuse);
  const claims = readDeliveryClaims(payload);
  if (claims === undefined || payload.iss !== protectedHeader.kid) throw appError("UNAUTHENTICATED");
  const { sub, session } = claims;
  if (device.kind === "station") return { kind: "station", station: device.id, sub };
  if (session === null) throw appError("UNAUTHENTICATED");
  return { kind: "machine", machine: device.id, session, sub };
}

async function keyOf({ db, machines }: DeviceDeps, device: Device) {
  if (device.kind === "station") {
    const key = await stationKeyOf(db, device.id);
    return key && importJWK(key, deliveryToken.stationAlgorithm);
  }
  if (machines === undefined) return undefined;
  const ofMachine = machineKey(signingPort, machines.fleetSecret, device.id);
  return new TextEncoder().encode(deliveryKey(signingPort, ofMachine));
}

function refuse(error: unknown): never {
  throw error instanceof errors.JOSEError ? appError("UNAUTHENTICATED") : error;
}
