import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { runForPerson } from "../db/query-limiter.ts";
import { rateLimited } from "../errors.ts";
import { getNetwork } from "./client-network.ts";
import { tokenBucket } from "./token-bucket.ts";

/** The budget of points of a caller, from which each request takes some. */
export type Budget = {
  /** Refuses the request if not enough points are left. */
  readonly spend: (points: number) => void;
  /** Subtracts points whose number is known only afterwards; the budget may become negative. */
  readonly owe: (points: number) => void;
  /** Gives points back that were spent on work which turned out to be less. */
  readonly refund: (points: number) => void;
  /** The share of a minute's points that was spent on large requests. */
  readonly spentOnMuch: () => number;
};

type Check = (
  request: FastifyRequest,
) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

/**
 * Limits requests a minute to `/api`: unauthenticated ones by network address, before their token is verified, and those of
 * known people by person, so that one person cannot use up the limit of a whole clinic. Each process counts separately, so that
 * several processes allow a multiple.
 */
export const addressLimit = ({ rateLimits }: Config) =>
  fastifyPlugin(
    async (app) => {
      await app.register(rateLimit, { global: false, timeWindow: "1 minute" });
      const keyGenerator = ({ ip }: FastifyRequest): string => getNetwork(ip);
      const check = app.createRateLimit({ max: rateLimits.address, keyGenerator });
      app.addHook("onRequest", (request, reply, done) => {
        if (request.token !== null || request.stationSignature !== null || !isCounted(request)) return done();
        return refuseExcess(check, request, reply);
      });
    },
    { name: "address-limit", dependencies: ["known-tokens", "known-stations"] },
  );

/** Requests whose work costs up to this are as cheap as those of pages and are only limited by their number. */
const lightPoints = 5;

/** The points of a request's work by which it costs more than that. */
const heavyPoints = (work: number): number => Math.max(0, work - lightPoints);

/** Refusals are delayed, so that clients which retry at once send fewer requests. */
const refusalMs = 500;

/**
 * Limits each person's points a minute: one for a request, and more for its work. From here on the request's database
 * statements count towards the person's concurrency limit.
 */
export const userLimit = ({ rateLimits }: Config) =>
  fastifyPlugin(
    async (app) => {
      const { spend, owe } = tokenBucket(rateLimits.user);
      const heavy = tokenBucket(rateLimits.user);
      app.decorateRequest("budget", null);
      app.addHook("onRequest", (request, reply, done) => {
        if (request.token === null) return done();
        const key = request.token.keycloakId;
        const take = (count: number): void => {
          const wait = spend(key, count);
          if (wait === 0) return;
          reply.header("connection", "close");
          throw rateLimited(wait);
        };
        let work = 0;
        const note = (count: number): void => {
          const before = heavyPoints(work);
          work += count;
          heavy.owe(key, heavyPoints(work) - before);
        };
        const budget: Budget = {
          spend: (count) => {
            take(count);
            note(count);
          },
          owe: (count) => {
            owe(key, count);
            note(count);
          },
          refund: (count) => {
            owe(key, -count);
            note(-count);
          },
          spentOnMuch: () => heavy.spent(key),
        };
        try {
          take(1);
        } catch (error) {
          setTimeout(() => done(error as Error), refusalMs);
          return;
        }
        request.budget = budget;
        runForPerson(key, done);
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
