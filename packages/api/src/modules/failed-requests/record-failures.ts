import type { StartKind } from "@cathedra/domain/messages";
import { isKept, failedRequestLimits as limits, scrubPath } from "@cathedra/domain/reports";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { AppError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { boundedLog } from "./bounded-log.ts";
import { refusedStartLog } from "./refused-starts.ts";

/** Records a request that failed. */
export type RecordFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failed: Pick<AppError, "code" | "status"> & { readonly operation?: string },
) => void;

/** Records for support which requests failed and which starts were refused: when, whose, which, and how; never the content of a request. */
export const failedRequests = ({ db, clock }: Ports) =>
  fastifyPlugin(
    async (app) => {
      const parts = { onDropped: (count: number) => app.metrics.droppedFailures.inc(count), now: clock };
      const log = boundedLog<Failure>({
        ...parts,
        limits,
        makeKey: ({ keycloakId, operation, code }) => `${keycloakId ?? ""} ${operation} ${code}`,
        write: (failures) => writeFailures(db, failures),
      });
      const starts = refusedStartLog(db, parts);
      const flush = async () => {
        await Promise.all([log.flush(), starts.flush()]);
      };
      // A write that is still running is not awaited again at the next interval.
      let isDone = true;
      const timer = setInterval(() => {
        if (!isDone) return;
        isDone = false;
        void flush().finally(() => {
          isDone = true;
        });
      }, limits.everyMs);
      timer.unref();
      app.addHook("onClose", async () => {
        clearInterval(timer);
        await flush();
      });
      app.decorateRequest("failedStarts", null);
      app.decorate("flushFailures", flush);
      app.decorate("recordRefusedStart", (start) => starts.note({ ...start, at: clock() }));
      app.decorate("noteFailure", (request, reply, { code, status, operation }) => {
        // A client that disconnects while sending has caused no failure and gets no answer.
        if (request.raw.readableAborted) return;
        const keycloakId = request.token?.keycloakId ?? null;
        if (!isKept(code, keycloakId !== null)) return;
        const { referer } = request.headers;
        const start = request.failedStarts?.findLast((each) => each.code === code);
        log.note({
          at: clock(),
          requestId: request.id,
          keycloakId,
          operation: operation ?? `${request.method} ${request.routeOptions.url ?? "(none)"}`,
          code,
          status,
          durationMs: Math.round(reply.elapsedTime),
          page: referer === undefined ? null : scrubPath(referer),
          startKind: start?.kind ?? null,
          startThing: start?.thing ?? null,
          startRefusal: start?.refusal ?? null,
        });
      });
    },
    { name: "failed-requests", dependencies: ["metrics"] },
  );

/** A request that failed, as the process that answered it knows it. */
type Failure = {
  /** When the request failed, in epoch milliseconds. */
  readonly at: number;
  readonly requestId: string;
  /** The person's id from the token; null if the person is unknown. */
  readonly keycloakId: string | null;
  readonly operation: string;
  readonly code: string;
  readonly status: number;
  readonly durationMs: number;
  readonly page: string | null;
  /** The kind of thing that was to be started; null if the request started nothing. */
  readonly startKind: StartKind | null;
  readonly startThing: string | null;
  readonly startRefusal: string | null;
};

/** Writes a batch of failures, each with its person and that person's first customer. */
async function writeFailures(db: Db, failures: readonly Failure[]): Promise<void> {
  await sql`
    insert into failed_request (at, request_id, user_id, customer_id, operation, code, status, duration_ms, page,
      start_kind, start_thing, start_refusal)
    select to_timestamp(given.at / 1000.0), given."requestId", person.id, (
      select customer_group.customer_id from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      where member.user_id = person.id order by member.group_id limit 1
    ), given.operation, given.code, given.status, given."durationMs", given.page,
      given."startKind", given."startThing", given."startRefusal"
    from json_to_recordset(${JSON.stringify(failures)}::json) as given (
      at bigint, "requestId" text, "keycloakId" text, operation text, code text, status int, "durationMs" int, page text,
      "startKind" text, "startThing" text, "startRefusal" text
    )
    left join app_user person on person.keycloak_id = given."keycloakId"`.execute(db);
}
