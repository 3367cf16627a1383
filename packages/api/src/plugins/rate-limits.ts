import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { rateLimited } from "../errors.ts";
import { networkOf } from "./network.ts";

type Check = (
  request: FastifyRequest,
) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

/**
 * Requests a minute to `/api`: of an address those of whom nothing is known yet, before their token is looked at, and of each
 * person theirs. Who is known counts for themselves alone, so that nobody uses up what a whole clinic has. The counts belong
 * to this process: several processes together allow that many times as much.
 */
export const addressLimit = ({ rateLimits }: Config) =>
  fastifyPlugin(
    async (app) => {
      await app.register(rateLimit, { global: false, timeWindow: "1 minute" });
      const keyGenerator = ({ ip }: FastifyRequest): string => networkOf(ip);
      const check = app.createRateLimit({ max: rateLimits.address, keyGenerator });
      app.addHook("onRequest", async (request, reply) => {
        if (request.token === null && isCounted(request)) await refuseExcess(check, request, reply);
      });
    },
    { name: "address-limit", dependencies: ["known-tokens"] },
  );

export const userLimit = ({ rateLimits }: Config) =>
  fastifyPlugin(
    async (app) => {
      const keyGenerator = (request: FastifyRequest): string => `user ${request.token?.keycloakId}`;
      const check = app.createRateLimit({ max: rateLimits.user, keyGenerator });
      app.addHook("onRequest", async (request, reply) => {
        if (request.token !== null) await refuseExcess(check, request, reply);
      });
    },
    { name: "user-limit", dependencies: ["address-limit", "auth"] },
  );

function isCounted(request: FastifyRequest): boolean {
  return request.url.startsWith("/api/");
}

async function refuseExcess(check: Check, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { isExceeded = false, ttlInSeconds = 60 } = await check(request);
  if (!isExceeded) return;
  reply.header("connection", "close");
  throw rateLimited(Math.max(1, ttlInSeconds));
}
