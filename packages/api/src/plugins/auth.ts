import { isSessionToken } from "@cathedra/domain/station-sign-in";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { callerTokens, getBearer, presentedProof } from "../auth/caller-tokens.ts";
import type { Config } from "../config.ts";
import { AppError } from "../errors.ts";
import { refuseRouteForStation } from "../graphql/station-allowlist.ts";
import { deviceOfToken, stationProofs } from "../modules/devices/public.ts";
import { sessionTokens } from "../modules/station-sessions/public.ts";
import { resolveActor } from "../modules/user/public.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * Recognises the person of a token that was verified before, so that the request counts towards their own limit and not their
 * network address's.
 */
export const knownTokens = ({ site, otherClients }: Config, { clock, db }: Ports) =>
  fastifyPlugin(
    async (app) => {
      const { issuer, audience, clientId } = site.identity;
      await app.register(
        callerTokens({
          issuer,
          audience,
          clients: [clientId, ...otherClients],
          clock,
          onFetchFailed: (err) => app.log.warn({ err }, "the keys of the identity service cannot be fetched"),
        }),
      );
      const proofs = stationProofs({ db, clock });
      app.decorate("stationProofs", proofs);
      app.decorate("resolveActor", resolveActor);
      app.decorate("sessionTokens", sessionTokens({ db, clock, proofs }));
      app.decorateRequest("token", null);
      const comeFromKnownStation = async (request: FastifyRequest): Promise<void> => {
        if (await app.sessionTokens.isKnown(presentedProof(request)))
          await comeFromStation(request).catch(unlessUnproven);
      };
      app.addHook("onRequest", (request, _reply, done) => {
        const text = needsToken(request) ? getBearer(request) : undefined;
        if (text === undefined) return done();
        if (isSessionToken(text)) return comeFromKnownStation(request);
        request.token = app.tokens.recall(request, text) ?? null;
        return done();
      });
    },
    { name: "known-tokens" },
  );

/** Every route under `/api` needs a token unless it is declared public (1.002, G.004). */
export const auth = fastifyPlugin(
  async (app) => {
    const comeWithToken = async (request: FastifyRequest): Promise<void> => {
      if (isAtStation(request)) await comeFromStation(request);
      else request.token = await app.tokens.verify(request);
    };
    app.addHook("onRequest", (request, _reply, done) => {
      if (request.token !== null || !needsToken(request) || isDevices(request)) return done();
      return comeWithToken(request);
    });
  },
  { name: "auth", dependencies: ["known-tokens"] },
);

/** Whether the request carries a token that a device signed, on a route that verifies such tokens. */
function isDevices(request: FastifyRequest): boolean {
  if (request.routeOptions.config.takesDevices !== true) return false;
  const text = getBearer(request);
  return text !== undefined && deviceOfToken(text) !== undefined;
}

/** Whether the token has the form of a station session's. */
function isAtStation(request: FastifyRequest): boolean {
  return isSessionToken(getBearer(request) ?? "");
}

/** Requests that do not count as activity, so that an unused session still expires. */
const looking = new Set(["GET /api/station-session", "GET /api/hints"]);

async function comeFromStation(request: FastifyRequest): Promise<void> {
  const { method, routeOptions, server } = request;
  const { url } = routeOptions;
  const isUse = !looking.has(`${method} ${url}`);
  const { token, bodyHash } = await server.sessionTokens.read(presentedProof(request), isUse);
  refuseRouteForStation(method, url);
  request.token = token;
  request.signedBodyHash = bodyHash;
}

/** Ignores a refused proof here: the request then counts towards the limit of its address and is refused later. */
function unlessUnproven(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== "STATION_PROOF_REQUIRED") throw error;
}

function needsToken({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === "token";
}
