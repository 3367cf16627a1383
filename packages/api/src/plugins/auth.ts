import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { tokenVerifier } from "../auth/verify-token.ts";
import type { Config } from "../config.ts";
import { appError } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";

/** Every route under `/api` needs a token unless it says that it is public (1.002, G.004). */
export const auth = ({ site, otherClients }: Config, { clock }: Ports) =>
  fastifyPlugin(
    async (app) => {
      const verify = tokenVerifier({
        issuer: site.identity.issuer,
        audience: site.identity.audience,
        clients: [site.identity.clientId, ...otherClients],
        clock,
        onFetchFailed: (err) => app.log.warn({ err }, "the keys of the identity service cannot be fetched"),
      });
      app.decorateRequest("token", null);
      app.addHook("onRequest", async (request) => {
        if (request.routeOptions.config.access !== "token") return;
        request.token = await verify(bearerOf(request));
      });
    },
    { name: "auth" },
  );

function bearerOf(request: FastifyRequest): string {
  const [, token] = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (token === undefined) throw appError("UNAUTHENTICATED");
  return token;
}
