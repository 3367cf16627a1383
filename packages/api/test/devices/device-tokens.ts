import { createHmac, generateKeyPairSync, hash, type KeyObject, randomUUID } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { deliveryKey, machineKey } from "@cathedra/domain/cloud";
import { deliveryToken } from "@cathedra/domain/delivery";
import {
  type CastPerson,
  cast,
  getCustomer,
  type RequestToSign,
  signedByStation,
} from "@cathedra/test-fixtures";
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

/** The claims about a session and its person that a machine signs with each delivery. */
export function machineToken(
  machine: string,
  session: string,
  { keycloakId }: Pick<CastPerson, "keycloakId">,
  { claims = {}, header = {}, secret = fleetSecret, now = Date.now() }: Changes = {},
): DeliverySigner {
  const name = `machine:${machine}`;
  const key = deliveryKey(signingPort, machineKey(signingPort, secret, machine));
  return ({ method, url, body = "" }) => {
    const iat = Math.floor(now / 1000);
    const ofRequest = { jti: randomUUID(), htm: method, htu: url, digest: hash("sha256", body, "base64url") };
    const times = { iat, exp: iat + deliveryToken.maxSeconds };
    const said = {
      iss: name,
      aud: deliveryToken.audience,
      sub: keycloakId,
      session,
      ...times,
      ...ofRequest,
      ...claims,
    };
    const text = [{ alg: "HS256", kid: name, ...header }, said]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
}

export type TestStation = { readonly id: StationId; readonly privateKey: KeyObject };

/** Creates a station of a customer, of Northgate unless changed. */
export async function aStation(
  db: Db,
  customer: Parameters<typeof getCustomer>[0] = "northgate",
): Promise<TestStation> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const id = await enrolStation(
    db,
    { userId: cast.ruth.userId },
    {
      serviceTag: `ST-${randomUUID().slice(0, 8)}`,
      name: "Simulator in room 2",
      customerId: getCustomer(customer).id,
      publicKey: publicKey.export({ format: "jwk" }),
    },
  );
  return { id, privateKey };
}

/** Signs one delivery. */
export type DeliverySigner = (request: RequestToSign) => string;

/** The claims about a person that a station signs with each delivery. */
export function stationToken(
  { id, privateKey }: TestStation,
  { keycloakId }: Pick<CastPerson, "keycloakId">,
  { claims = {}, header = {}, now = Date.now() }: Changes = {},
): DeliverySigner {
  const said = { audience: deliveryToken.audience, now, header, claims: { sub: keycloakId, ...claims } };
  return (request) => signedByStation(id, { privateKey }, request, said);
}

/** Creates the token for one request, with any key. */
export function tokenFor(token: string | DeliverySigner, request: RequestToSign): string {
  return typeof token === "string" ? token : token(request);
}
