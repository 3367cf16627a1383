import { isKept, failedRequestLimits as limits, scrubPath } from "@cathedra/domain/reports";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { AppError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";

type Parts = {
  readonly write: (failures: readonly Failure[]) => Promise<void>;
  /** Called with the number of failures that were not recorded, because of the limit or because writing failed. */
  readonly onDropped: (count: number) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

const minuteMs = 60_000;

/** Records a request that failed. */
export type RecordFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failed: Pick<AppError, "code" | "status"> & { readonly operation?: string },
) => void;

/** Records which requests failed, for support: when, whose, which operation, and how; never the content of the request. */
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
        // A client that disconnects while sending has caused no failure and gets no answer.
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

/**
 * Collects failed requests and writes them in batches, independently of the requests. The buffer is limited: a slow database or
 * a client that always fails costs a counter, never a request.
 */
function failureLog({ write, onDropped, now }: Parts) {
  let waiting: Failure[] = [];
  let minute = { since: 0, count: 0, bySame: new Map<string, number>() };
  let writing = Promise.resolve();

  function isTooMuch({ keycloakId, operation, code }: Failure): boolean {
    if (now() - minute.since >= minuteMs) minute = { since: now(), count: 0, bySame: new Map() };
    const key = `${keycloakId ?? ""} ${operation} ${code}`;
    const same = minute.bySame.get(key) ?? 0;
    if (waiting.length >= limits.buffered || minute.count >= limits.aMinute || same >= limits.sameAMinute)
      return true;
    minute.bySame.set(key, same + 1);
    minute.count += 1;
    return false;
  }

  return {
    note: (failure: Failure): void => {
      if (isTooMuch(failure)) onDropped(1);
      else waiting.push(failure);
    },
    /** Writes the waiting failures, one batch after the other; failures that cannot be written are dropped. */
    flush: (): Promise<void> => {
      writing = writing.then(async () => {
        if (waiting.length === 0) return;
        const failures = waiting;
        waiting = [];
        await write(failures).catch(() => onDropped(failures.length));
      });
      return writing;
    },
  };
}

/** A request that failed, as the process that answered it knows it. */
type Failure = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly requestId: string;
  /** From the token; null if the person is unknown. */
  readonly keycloakId: string | null;
  readonly operation: string;
  readonly code: string;
  readonly status: number;
  readonly durationMs: number;
  readonly page: string | null;
};

/** Writes a batch of failures, each with its person and that person's first customer. */
async function writeFailures(db: Db, failures: readonly Failure[]): Promise<void> {
  await sql`
    insert into failed_request (at, request_id, user_id, customer_id, operation, code, status, duration_ms, page)
    select to_timestamp(given.at / 1000.0), given."requestId", person.id, (
      select customer_group.customer_id from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      where member.user_id = person.id order by member.group_id limit 1
    ), given.operation, given.code, given.status, given."durationMs", given.page
    from json_to_recordset(${JSON.stringify(failures)}::json) as given (
      at bigint, "requestId" text, "keycloakId" text, operation text, code text, status int, "durationMs" int, page text
    )
    left join app_user person on person.keycloak_id = given."keycloakId"`.execute(db);
}
