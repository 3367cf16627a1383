import {
  getStation,
  makeStationKeys,
  provenByStation,
  type RequestToSign,
  type StationKey,
  type StationKeys,
  signedByStation,
} from "@cathedra/test-fixtures";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";

type Portal = { readonly app: FastifyInstance; readonly database: { readonly db: Db } };

/** A station of the demo world that can speak. */
export type EnrolledStation = ReturnType<typeof getStation> & {
  readonly keys: StationKeys;
  /** The header of one of its requests. */
  readonly authorization: (
    request: RequestToSign,
    changes?: Parameters<typeof signedByStation>[3],
  ) => { authorization: string };
  /** The header of a request of a page in its browser that acts with this access token. */
  readonly proof: (
    accessToken: string,
    request: RequestToSign,
    changes?: Parameters<typeof provenByStation>[4],
  ) => { "cathedra-station-proof": string };
  /** Sends a request of the station: JSON, unless the body is bytes. */
  readonly says: (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    body?: object | Buffer,
  ) => Promise<LightMyRequestResponse>;
};

/** Gives a station of the demo world a key pair, and what it sends its signature. */
export async function enrolledStation(
  { app, database }: Portal,
  key: StationKey = "northgateSkillsLab",
): Promise<EnrolledStation> {
  const station = getStation(key);
  const keys = makeStationKeys();
  await sql`
    update station set public_key = ${JSON.stringify(keys.publicKey)}::jsonb, enrolled_at = now(), revoked_at = null
    where id = ${station.id}`.execute(database.db);
  const authorization: EnrolledStation["authorization"] = (request, changes) => ({
    authorization: `Bearer ${signedByStation(station.id, keys, request, changes)}`,
  });
  return {
    ...station,
    keys,
    authorization,
    proof: (accessToken, request, changes) => ({
      "cathedra-station-proof": provenByStation(station.id, keys, accessToken, request, changes),
    }),
    says: (method, url, body) => {
      const type = Buffer.isBuffer(body) ? "application/octet-stream" : "application/json";
      if (body === undefined)
        return app.inject({ method, url, headers: authorization({ method, url }) } satisfies InjectOptions);
      const payload = Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const headers = { ...authorization({ method, url, body: payload }), "content-type": type };
      return app.inject({ method, url, headers, payload });
    },
  };
}

/** An injected request, as its signature names it. */
export function toSign({ method = "GET", url = "/", payload }: InjectOptions): RequestToSign {
  if (typeof url !== "string") throw new TypeError("only texts are signed for");
  if (payload === undefined) return { method, url };
  const isRaw = typeof payload === "string" || Buffer.isBuffer(payload);
  return { method, url, body: isRaw ? payload : JSON.stringify(payload) };
}

const standing = new WeakMap<FastifyInstance, EnrolledStation>();

/** From now on all requests of people to this portal come from the browser of this station. */
export async function standBefore(
  portal: Portal & { readonly apps: readonly FastifyInstance[] },
  key: StationKey = "northgateSkillsLab",
): Promise<EnrolledStation> {
  const station = await enrolledStation(portal, key);
  for (const app of portal.apps) {
    const isWrapped = standing.has(app);
    standing.set(app, station);
    if (isWrapped) continue;
    const inject = app.inject.bind(app) as (request: InjectOptions) => Promise<LightMyRequestResponse>;
    Object.assign(app, {
      inject: (request: InjectOptions) => {
        const token = /^Bearer (.+)$/.exec(String(request.headers?.authorization ?? ""))?.[1];
        const proof = token === undefined ? {} : standing.get(app)?.proof(token, toSign(request));
        return inject({ ...request, headers: { ...proof, ...request.headers } });
      },
    });
  }
  return station;
}
