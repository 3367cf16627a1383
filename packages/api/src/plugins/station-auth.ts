import { deviceName } from "@cathedra/domain/delivery";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { getBearer, namedRequest } from "../auth/caller-tokens.ts";
import { runForPerson } from "../db/query-limiter.ts";
import { appError, rateLimited } from "../errors.ts";
import { stationTokenVerifier } from "../modules/devices/public.ts";
import type { Ports } from "../ports/ports.ts";
import { countConcurrentRequests } from "./concurrent-requests.ts";
import { tokenBucket } from "./token-bucket.ts";

/** The limits of one station, enough for a heartbeat, a poll of a code, two reports and a piece of a log in each second. */
const limits = { perMinute: 600, inFlight: 8 };

/**
 * Recognises a station by the key that it used before, so that the request counts towards the station's own limit and not that of
 * its hospital's address.
 */
export const knownStations = (ports: Pick<Ports, "db" | "clock">) =>
  fastifyPlugin(
    async (app) => {
      app.decorate("stationTokens", stationTokenVerifier(ports));
      app.decorateRequest("station", null);
      app.decorateRequest("stationSignature", null);
      const recognise = async (request: FastifyRequest, token: string): Promise<void> => {
        request.stationSignature = (await app.stationTokens.recognise(token, namedRequest(request))) ?? null;
      };
      app.addHook("onRequest", (request, _reply, done) => {
        const token = isForStations(request) ? getBearer(request) : undefined;
        if (token === undefined) return done();
        return recognise(request, token);
      });
    },
    { name: "known-stations" },
  );

/**
 * Admits only stations to routes for stations, each by its signature, before the body is read. The station is the caller of the
 * request.
 */
export const stationAuth = () =>
  fastifyPlugin(
    async (app) => {
      const { spend } = tokenBucket(limits.perMinute);
      const count = countConcurrentRequests(limits.inFlight);

      async function letIn(request: FastifyRequest, reply: FastifyReply): Promise<string> {
        const token = getBearer(request);
        if (token === undefined) throw appError("UNAUTHENTICATED");
        const signature =
          request.stationSignature ?? (await app.stationTokens.read(token, namedRequest(request)));
        const key = deviceName({ kind: "station", id: signature.station });
        const wait = spend(key, 1);
        if (wait > 0) throw rateLimited(wait);
        request.stationSignature = signature;
        if (request.routeOptions.config.spendsSignature !== true) {
          request.station = await app.stationTokens.use(signature);
        }
        request.signedBodyHash = signature.bodyHash;
        count(key, request, reply);
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
