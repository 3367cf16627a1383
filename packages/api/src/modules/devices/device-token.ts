import type { KeycloakId, MachineId, SessionId, StationId } from "@cathedra/domain";
import { deliveryKey, machineKey } from "@cathedra/domain/cloud";
import { type Device, deliveryToken, getDevice, readDeliveryClaims } from "@cathedra/domain/delivery";
import type { NamedRequest, ProofFault } from "@cathedra/domain/stations";
import { decodeProtectedHeader } from "jose";
import type { Db } from "../../db/database.ts";
import { type AppError, appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { signingPort } from "../machines/public.ts";
import {
  type DeviceSignature,
  isVerified,
  readSigned,
  signatureRefused,
  type VerifiedSignature,
  verifySignature,
} from "./request-signatures.ts";
import { findStationKey } from "./station-queries.ts";

export type DeviceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** The secret of the cloud machines; undefined if there is no fleet. */
  readonly machines?: { readonly fleetSecret: string } | undefined;
};

/** The claims in a device's signed token. */
export type DeviceStatement =
  | {
      readonly kind: "machine";
      readonly machine: MachineId;
      readonly session: SessionId;
      readonly sub: KeycloakId;
      /** The signature of this delivery, not used up yet. */
      readonly signature: DeviceSignature;
    }
  | {
      readonly kind: "station";
      readonly station: StationId;
      readonly sub: KeycloakId;
      /** The signature of this delivery, not used up yet. */
      readonly signature: VerifiedSignature;
    };

const maxTokenLength = 4_096;
/** The device that a bearer token names, without any verification; undefined if it is not a device's token. */
export function deviceOfToken(text: string): Device | undefined {
  try {
    return text.length > maxTokenLength ? undefined : getDevice(decodeProtectedHeader(text).kid);
  } catch {
    return undefined;
  }
}

/** The claims of a device's token; a token that is foreign, expired or for another purpose is refused in the same way. */
export async function verifiedStatement(
  deps: DeviceDeps,
  text: string,
  request: NamedRequest,
): Promise<DeviceStatement> {
  const device = deviceOfToken(text);
  if (device === undefined) throw appError("UNAUTHENTICATED");
  return device.kind === "station"
    ? statementOfStation(deps, text, device.id, request)
    : statementOfMachine(deps, text, device.id, request);
}

async function statementOfStation(
  { db, clock }: DeviceDeps,
  text: string,
  id: StationId,
  request: NamedRequest,
): Promise<DeviceStatement> {
  const key = await findStationKey(db, id);
  if (key === undefined) throw appError("UNAUTHENTICATED");
  const signature = await verifySignature(text, { id, key }, deliveryToken, request, clock());
  if (!isVerified(signature)) throw toRefusal(signature.fault);
  const claims = readDeliveryClaims(signature.claims);
  if (claims === undefined) throw appError("UNAUTHENTICATED");
  return { kind: "station", station: id, sub: claims.sub, signature };
}

async function statementOfMachine(
  { clock, machines }: DeviceDeps,
  text: string,
  id: MachineId,
  request: NamedRequest,
): Promise<DeviceStatement> {
  if (machines === undefined) throw appError("UNAUTHENTICATED");
  const secret = deliveryKey(signingPort, machineKey(signingPort, machines.fleetSecret, id));
  const algorithm = deliveryToken.machineAlgorithm;
  const signer = { id, key: new TextEncoder().encode(secret), algorithm };
  const signature = await readSigned(text, signer, deliveryToken, request, clock());
  if (!isVerified(signature)) throw toRefusal(signature.fault);
  const claims = readDeliveryClaims(signature.claims);
  if (claims === undefined || claims.session === null) throw appError("UNAUTHENTICATED");
  return { kind: "machine", machine: id, session: claims.session, sub: claims.sub, signature };
}

function toRefusal(fault: Exclude<ProofFault, "used">): AppError {
  return fault === "invalid" ? appError("UNAUTHENTICATED") : signatureRefused(fault);
}
