import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { bearerOf, callerTokens } from "../auth/caller-tokens.ts";
import type { Config } from "../config.ts";
import { deviceOfToken } from "../modules/devices/face.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * Knows again who came before with the same token, without looking at it anew: so that they count for themselves, and not
 * for their address.
 */
export const knownTokens = ({ site, otherClients }: Config, { clock }: Ports) =>
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
      app.decorateRequest("token", null);
      app.addHook("onRequest", async (request) => {
        request.token = (needsToken(request) ? app.tokens.recall(request) : undefined) ?? null;
      });
    },
    { name: "known-tokens" },
  );

/** Every route under `/api` needs a token unless it says that it is public (1.002, G.004). */
export const auth = fastifyPlugin(
  async (app) => {
    app.addHook("onRequest", async (request) => {
      if (request.token !== null || !needsToken(request) || isDevices(request)) return;
      request.token = await app.tokens.verify(request);
    });
  },
  { name: "auth", dependencies: ["known-tokens"] },
);

/** The statement of a device, on a route that reads it by itself. */
function isDevices(request: FastifyRequest): boolean {
  if (request.routeOptions.config.takesDevices !== true) return false;
  const text = bearerOf(request);
  return text !== undefined && deviceOfToken(text) !== undefined;
}

function needsToken({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === "token";
}
