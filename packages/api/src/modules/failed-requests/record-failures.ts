import { isKept, failedRequestLimits as limits, scrubPath } from "@cathedra/domain/reports";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { AppError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { failureLog } from "./failure-log.ts";
import { writeFailures } from "./write-failures.ts";

/** Records a request that failed. */
export type RecordFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failed: Pick<AppError, "code" | "status"> & { readonly operation?: string },
) => void;

/** Keeps which requests failed, for support: when, of whom, what, and how; never what was sent. */
export const failedRequests = ({ db, clock }: Ports) =>
  fastifyPlugin(
    async (app) => {
      const log = failureLog({
        write: (failures) => writeFailures(db, failures),
        onDropped: (count) => app.metrics.droppedFailures.inc(count),
        now: clock,
      });
      // A writing that takes long is not waited for twice.
      let isDone = true;
      const timer = setInterval(() => {
        if (!isDone) return;
        isDone = false;
        void log.flush().finally(() => {
          isDone = true;
        });
      }, limits.everyMs);
      timer.unref();
      app.addHook("onClose", async () => {
        clearInterval(timer);
        await log.flush();
      });
      app.decorate("flushFailures", log.flush);
      app.decorate("noteFailure", (request, reply, { code, status, operation }) => {
        // Who goes away in the middle of what they send has failed at nothing, and hears no answer.
        if (request.raw.readableAborted) return;
        const keycloakId = request.token?.keycloakId ?? null;
        if (!isKept(code, keycloakId !== null)) return;
        const { referer } = request.headers;
        log.note({
          at: clock(),
          requestId: request.id,
          keycloakId,
          operation: operation ?? `${request.method} ${request.routeOptions.url ?? "(none)"}`,
          code,
          status,
          durationMs: Math.round(reply.elapsedTime),
          page: referer === undefined ? null : scrubPath(referer),
        });
      });
    },
    { name: "failed-requests", dependencies: ["metrics"] },
  );
