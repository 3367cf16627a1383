import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { concurrencyLimiter } from "../db/concurrency-limiter.ts";
import { rateLimited } from "../errors.ts";
import { onRequestEnd } from "./on-request-end.ts";

/** A person who has recently spent more than this share of a minute's points on large requests has to queue. */
const greedyFrom = 0.03;
/** After a request of theirs the process is for the others for so many times as long as it took, within these bounds. */
const restTimes = 3;
const restMs = { least: 25, most: 1_000 };

const limits = { all: 1, each: 1, waiting: 8, waitMs: { forOthers: 10_000, forOneself: 10_000 } };

/**
 * People who have asked for much lately take turns: one request of all of theirs is answered at a time, and then for a while
 * none. One process does one thing at a time: what is begun for them is what everybody else waits for.
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
        const wanted = Math.max((performance.now() - began) * restTimes, restMs.least);
        void sleep(Math.min(wanted, restMs.most), undefined, { ref: false }).then(leave);
      });
    }

    /** Resolves at once for people who have not requested much, and for requests that already had their turn. */
    async function turnOf(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { token, budget } = request;
      if (token === null || budget === null || budget.spentOnMuch() <= greedyFrom || admitted.has(request))
        return;
      await waitForTurn(token.keycloakId, request, reply);
    }
    app.decorate("turnOf", turnOf);
    app.addHook("preHandler", turnOf);
  },
  { name: "heavy-user-queue", dependencies: ["user-limit"] },
);
