import {
  makeStationKeys,
  provenByStation,
  type StationKey,
  type StationKeys,
  signedByStation,
  stationOf,
} from "@cathedra/test-fixtures";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";

type Portal = { readonly app: FastifyInstance; readonly database: { readonly db: Db } };

/** A station of the demo world that can speak. */
export type EnrolledStation = ReturnType<typeof stationOf> & {
  readonly keys: StationKeys;
  /** The header of one of its requests. */
  readonly authorization: (changes?: Parameters<typeof signedByStation>[2]) => { authorization: string };
  /** The header of a page in its browser that acts with this access token. */
  readonly proof: (
    accessToken: string,
    changes?: Parameters<typeof provenByStation>[3],
  ) => { "cathedra-station-proof": string };
  /** Sends something of its own: JSON, unless it is bytes. */
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
  const station = stationOf(key);
  const keys = makeStationKeys();
  await sql`
    update station set public_key = ${JSON.stringify(keys.publicKey)}::jsonb, enrolled_at = now(), revoked_at = null
    where id = ${station.id}`.execute(database.db);
  const authorization = (changes?: Parameters<typeof signedByStation>[2]) => ({
    authorization: `Bearer ${signedByStation(station.id, keys, changes)}`,
  });
  return {
    ...station,
    keys,
    authorization,
    proof: (accessToken, changes) => ({
      "cathedra-station-proof": provenByStation(station.id, keys, accessToken, changes),
    }),
    says: (method, url, body) => {
      const type = Buffer.isBuffer(body) ? "application/octet-stream" : "application/json";
      const request: InjectOptions = { method, url, headers: authorization() };
      if (body === undefined) return app.inject(request);
      const payload = Buffer.isBuffer(body) ? body : JSON.stringify(body);
      return app.inject({ ...request, headers: { ...authorization(), "content-type": type }, payload });
    },
  };
}

const standing = new WeakMap<FastifyInstance, EnrolledStation>();

/** From now on all that people send to this portal comes from the browser of this station. */
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
        const proof = token === undefined ? {} : standing.get(app)?.proof(token);
        return inject({ ...request, headers: { ...proof, ...request.headers } });
      },
    });
  }
  return station;
}
