import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { concurrencyLimiter } from "../db/concurrency-limiter.ts";
import { rateLimited } from "../errors.ts";
import { onRequestEnd } from "./on-request-end.ts";

/** A person who has recently spent more than this share of a minute's points on large requests has to queue. */
const greedyFrom = 0.03;
/**
 * After a large request of such a person, the process serves only others for a multiple of its duration, within these limits.
 */
const restTimes = 3;
const restMs = { least: 25, most: 1_000 };

const limits = { all: 1, each: 1, waiting: 8, waitMs: { forOthers: 10_000, forOneself: 10_000 } };

/**
 * Serialises the large requests of people who have recently used many points: one of all of them is processed at a time,
 * followed by a pause. A process is single-threaded, so their work would delay everyone else.
 */
export const heavyUserQueue = fastifyPlugin(
  async (app) => {
    const { enter } = concurrencyLimiter(limits);
    const admitted = new WeakSet<FastifyRequest>();

    async function waitForTurn(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      admitted.add(request);
      const leave = await enter(key).catch(() => {
        reply.header("connection", "close");
        throw rateLimited(1);
      });
      const began = performance.now();
      onRequestEnd(request, reply, () => {
        const pauseMs = Math.max((performance.now() - began) * restTimes, restMs.least);
        void sleep(Math.min(pauseMs, restMs.most), undefined, { ref: false }).then(leave);
      });
    }

    /** Resolves at once for people who have not requested much, and for requests that already had their turn. */
    async function getTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (request.token === null || !isGreedy(request) || admitted.has(request)) return;
      await waitForTurn(request.token.keycloakId, request, reply);
    }
    app.decorate("getTurn", getTurn);
    app.addHook("preHandler", (request, reply, done) => {
      return isGreedy(request) ? getTurn(request, reply) : done();
    });
  },
  { name: "heavy-user-queue", dependencies: ["user-limit"] },
);

function isGreedy({ budget }: FastifyRequest): boolean {
  return budget !== null && budget.spentOnMuch() > greedyFrom;
}
