import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { tokenVerifier } from "../auth/verify-token.ts";
import type { Config } from "../config.ts";
import { appError } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * Knows again who came before with the same token, without looking at it anew: so that they count for themselves, and not
 * for their address.
 */
export const knownTokens = ({ site, otherClients }: Config, { clock }: Ports) =>
  fastifyPlugin(
    async (app) => {
      const tokens = tokenVerifier({
        issuer: site.identity.issuer,
        audience: site.identity.audience,
        clients: [site.identity.clientId, ...otherClients],
        clock,
        onFetchFailed: (err) => app.log.warn({ err }, "the keys of the identity service cannot be fetched"),
      });
      app.decorate("tokens", tokens);
      app.decorateRequest("token", null);
      app.addHook("onRequest", async (request) => {
        const token = needsToken(request) ? bearerOf(request) : undefined;
        request.token = (token === undefined ? undefined : tokens.recall(token)) ?? null;
      });
    },
    { name: "known-tokens" },
  );

/** Every route under `/api` needs a token unless it says that it is public (1.002, G.004). */
export const auth = fastifyPlugin(
  async (app) => {
    app.addHook("onRequest", async (request) => {
      if (request.token !== null || !needsToken(request)) return;
      const token = bearerOf(request);
      if (token === undefined) throw appError("UNAUTHENTICATED");
      request.token = await app.tokens.verify(token);
    });
  },
  { name: "auth", dependencies: ["known-tokens"] },
);

function needsToken({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === "token";
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(headers.authorization ?? "")?.[1];
}
