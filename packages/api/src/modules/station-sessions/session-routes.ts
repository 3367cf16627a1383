import type { StationId } from "@cathedra/domain";
import { stationSignIn } from "@cathedra/domain/station-sign-in";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Config } from "../../config.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { getStation, refuseCloned } from "../devices/public.ts";
import { endSession } from "./end-session.ts";
import { issueCode } from "./issue-code.ts";
import { pollCode } from "./poll-code.ts";
import { recordUse, type SessionView, sessionOn } from "./session-queries.ts";
import {
  endOwnSchemas,
  endSchemas,
  newCodeSchemas,
  ownSessionSchemas,
  ownUseSchemas,
  pollSchemas,
  stationSessionSchemas,
  useSchemas,
} from "./session-schemas.ts";

const polling = v.object({ secret: v.pipe(v.string(), v.maxLength(100)) });
const noStore = { "cache-control": "no-store" };
const ofStation = { config: { access: "station" as const }, bodyLimit: 4_096 };

/** The routes of sign-in codes and sessions, for stations (12.037) and for the page in a station's browser. */
export const sessionRoutes = (
  { http, mail }: Pick<Config, "http" | "mail">,
  { db, clock }: Pick<Ports, "db" | "clock">,
) => {
  const current = (station: StationId) => sessionOn(db, station, clock());

  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(() => () => true);

    app.post("/api/stations/qr-logins", { ...ofStation, schema: newCodeSchemas }, async (request, reply) => {
      refuseCloned(getStation(request));
      const { payload, expiresAt, ...code } = await issueCode({ db, clock }, getStation(request).id);
      const url = new URL("/", http.publicUrl);
      url.searchParams.set("qrlogin", payload);
      const { pollSeconds } = stationSignIn;
      const answer = { ...code, url: url.href, expiresAt: toIso(expiresAt), pollSeconds };
      return reply.code(201).headers(noStore).send(answer);
    });

    app.post<{ Params: { id: string } }>(
      "/api/stations/qr-logins/:id/poll",
      { ...ofStation, schema: pollSchemas },
      async (request, reply) => {
        const parsed = v.safeParse(polling, request.body);
        if (!parsed.success) throw appError("BAD_REQUEST");
        const station = getStation(request);
        const { status, session } = await pollCode(
          { db, clock, sendsMail: mail !== undefined },
          station,
          request.params.id,
          parsed.output.secret,
        );
        const given = session && { ...session, expiresAt: toIso(session.expiresAt) };
        return reply.headers(noStore).send({ status, ...(given && { session: given }) });
      },
    );

    app.get(
      "/api/stations/session",
      { ...ofStation, schema: stationSessionSchemas, exposeHeadRoute: false },
      async (request, reply) =>
        reply.headers(noStore).send({ session: shown(await current(getStation(request).id)) }),
    );

    app.delete("/api/stations/session", { ...ofStation, schema: endSchemas }, async (request, reply) => {
      const session = await current(getStation(request).id);
      if (session !== undefined)
        await inLockedTransaction(db, [], (tx) => endSession(tx, session.id, "station", clock()));
      return reply.code(204).send();
    });

    app.post("/api/stations/session/use", { ...ofStation, schema: useSchemas }, async (request, reply) => {
      const session = await current(getStation(request).id);
      if (session !== undefined) await recordUse(db, session.id, clock());
      return reply.headers(noStore).send({ session: shown(session) });
    });

    /** GET only reads the session; POST records that the person is active. */
    for (const method of ["GET", "POST"] as const) {
      app.route({
        method,
        url: "/api/station-session",
        schema: method === "GET" ? ownSessionSchemas : ownUseSchemas,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const at = request.token?.atStation;
          const session = at && (await current(at.station));
          const own = session?.id === at?.session ? ownShown(session) : null;
          return reply.headers(noStore).send({ session: own });
        },
      });
    }

    app.delete("/api/station-session", { schema: endOwnSchemas }, async (request, reply) => {
      const at = request.token?.atStation;
      if (at !== undefined)
        await inLockedTransaction(db, [], (tx) => endSession(tx, at.session, "station", clock()));
      return reply.code(204).send();
    });
  };
};

function shown(session: SessionView | undefined) {
  if (session === undefined) return null;
  const { id, keycloakId, person: name, signedInAt, expiresAt, lastUsedAt } = session;
  return {
    id,
    person: { keycloakId, name },
    signedInAt: toIso(signedInAt),
    expiresAt: toIso(expiresAt),
    lastUsedAt: toIso(lastUsedAt),
  };
}

function ownShown(session: SessionView | undefined) {
  const base = shown(session);
  if (session === undefined || base === null) return null;
  const { serviceTag, name, place } = session;
  const { idleSeconds } = stationSignIn.session;
  return { ...base, station: { serviceTag, name, place }, idleSeconds };
}

function toIso(at: number): string {
  return new Date(at).toISOString();
}
