import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { rateLimited } from "../errors.ts";

type Check = (
  request: FastifyRequest,
) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

/**
 * Requests a minute to `/api`, for each address before the token is looked at, for each person after it. The counts
 * belong to this process: several processes together allow that many times as much.
 */
export const addressLimit = ({ rateLimits }: Config) =>
  fastifyPlugin(
    async (app) => {
      await app.register(rateLimit, { global: false, timeWindow: "1 minute" });
      const check = app.createRateLimit({ max: rateLimits.address });
      app.addHook("onRequest", async (request) => {
        if (isCounted(request)) await refuseExcess(check, request);
      });
    },
    { name: "address-limit" },
  );

export const userLimit = ({ rateLimits }: Config) =>
  fastifyPlugin(
    async (app) => {
      const keyGenerator = (request: FastifyRequest): string => `user ${request.token?.keycloakId}`;
      const check = app.createRateLimit({ max: rateLimits.user, keyGenerator });
      app.addHook("onRequest", async (request) => {
        if (request.token !== null) await refuseExcess(check, request);
      });
    },
    { name: "user-limit", dependencies: ["address-limit", "auth"] },
  );

function isCounted(request: FastifyRequest): boolean {
  return request.url.startsWith("/api/");
}

async function refuseExcess(check: Check, request: FastifyRequest): Promise<void> {
  const { isExceeded = false, ttlInSeconds = 60 } = await check(request);
  if (isExceeded) throw rateLimited(Math.max(1, ttlInSeconds));
}
