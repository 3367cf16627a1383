import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { deliveryKey, machineKey } from "@cathedra/domain/cloud";
import { deliveryToken } from "@cathedra/domain/delivery";
import {
  type CastPerson,
  cast,
  customerOf,
  type RequestToSign,
  signedByStation,
} from "@cathedra/test-fixtures";
import { SignJWT } from "jose";
import type { Db } from "../../src/db/database.ts";
import { enrolStation } from "../../src/modules/devices/station-lifecycle.ts";
import { signingPort } from "../../src/modules/machines/public.ts";
import { fleetSecret } from "../machines/fake-agents.ts";

type Changes = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly secret?: string;
  readonly now?: number;
};

/** What a machine says of a session and a person. */
export function machineToken(
  machine: string,
  session: string,
  { keycloakId }: Pick<CastPerson, "keycloakId">,
  { claims = {}, header = {}, secret = fleetSecret, now = Date.now() }: Changes = {},
): Promise<string> {
  const key = deliveryKey(signingPort, machineKey(signingPort, secret, machine));
  return signed(`machine:${machine}`, { sub: keycloakId, session, ...claims }, now)
    .setProtectedHeader({ alg: "HS256", kid: `machine:${machine}`, ...header })
    .sign(new TextEncoder().encode(key));
}

export type TestStation = { readonly id: StationId; readonly privateKey: KeyObject };

/** A station of a customer, Northgate unless said otherwise. */
export async function aStation(
  db: Db,
  customer: Parameters<typeof customerOf>[0] = "northgate",
): Promise<TestStation> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const id = await enrolStation(
    db,
    { userId: cast.ruth.userId },
    {
      serviceTag: `ST-${randomUUID().slice(0, 8)}`,
      name: "Simulator in room 2",
      customerId: customerOf(customer).id,
      publicKey: publicKey.export({ format: "jwk" }),
    },
  );
  return { id, privateKey };
}

/** Signs one delivery. */
export type DeliverySigner = (request: RequestToSign) => string;

/** What a station says of a person with each delivery. */
export function stationToken(
  { id, privateKey }: TestStation,
  { keycloakId }: Pick<CastPerson, "keycloakId">,
  { claims = {}, header = {}, now = Date.now() }: Changes = {},
): DeliverySigner {
  const said = { audience: deliveryToken.audience, now, header, claims: { sub: keycloakId, ...claims } };
  return (request) => signedByStation(id, { privateKey }, request, said);
}

/** The token for one request, whoever signs it. */
export function tokenFor(token: string | DeliverySigner, request: RequestToSign): string {
  return typeof token === "string" ? token : token(request);
}

function signed(issuer: string, claims: Readonly<Record<string, unknown>>, now: number): SignJWT {
  const iat = Math.floor(now / 1000);
  return new SignJWT({ iss: issuer, aud: deliveryToken.audience, iat, exp: iat + 300, ...claims });
}
