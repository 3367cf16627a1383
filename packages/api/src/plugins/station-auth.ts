import { deviceName } from "@cathedra/domain/delivery";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { bearerOf } from "../auth/caller-tokens.ts";
import { runForPerson } from "../db/query-limiter.ts";
import { appError, rateLimited } from "../errors.ts";
import { stationTokenVerifier } from "../modules/devices/public.ts";
import type { Ports } from "../ports/ports.ts";
import { countConcurrentRequests } from "./concurrent-requests.ts";
import { tokenBucket } from "./token-bucket.ts";

/** What one station may ask: a heartbeat, a poll of a code, two reports and a piece of a log in each second, and some more. */
const limits = { perMinute: 600, inFlight: 8 };

/** Knows a station again by a token that it came with before, so that it counts for itself and not for its hospital's address. */
export const knownStations = (ports: Pick<Ports, "db" | "clock">) =>
  fastifyPlugin(
    async (app) => {
      app.decorate("stationTokens", stationTokenVerifier(ports));
      app.decorateRequest("station", null);
      app.decorateRequest("isKnownStation", false);
      app.addHook("onRequest", async (request) => {
        if (!isForStations(request)) return;
        const token = bearerOf(request);
        request.isKnownStation = token !== undefined && app.stationTokens.isKnown(token);
      });
    },
    { name: "known-stations" },
  );

/**
 * Lets stations in, and nobody else, where a route is for them: each by what it signed, before anything of its body is read. From
 * here on the request works for the station.
 */
export const stationAuth = () =>
  fastifyPlugin(
    async (app) => {
      const { spend } = tokenBucket(limits.perMinute);
      const count = countConcurrentRequests(limits.inFlight);

      async function letIn(request: FastifyRequest, reply: FastifyReply): Promise<string> {
        const token = bearerOf(request);
        if (token === undefined) throw appError("UNAUTHENTICATED");
        const station = await app.stationTokens.verify(token);
        const key = deviceName({ kind: "station", id: station.id });
        const wait = spend(key, 1);
        if (wait > 0) throw rateLimited(wait);
        count(key, request, reply);
        request.station = station;
        return key;
      }

      app.addHook("onRequest", (request, reply, done) => {
        if (!isForStations(request)) return done();
        letIn(request, reply).then((key) => runForPerson(key, done), done);
      });
    },
    { name: "station-auth", dependencies: ["known-stations"] },
  );

function isForStations({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === "station";
}
