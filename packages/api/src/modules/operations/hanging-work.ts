import { type Actor, maySeeHangingWork } from "@cathedra/domain/access";
import { hangingAfter } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { HangingItem } from "../../graphql/generated/contract.ts";

const maxCounted = 100;
const maxShown = 3;
/** Hanging jobs are among the oldest of the queue, so at most this many are examined. */
const maxJobs = 10_000;

const before = (ms: number) => sql`now() - ${sql.lit(ms)} * interval '1 millisecond'`;
const longWait = before(hangingAfter.waitingMs);
const longRun = before(hangingAfter.runningMs);

/** Hanging work: operations that have not ended, which are few and have an index, and the oldest jobs of the queue. */
const hangingStatement = statement(
  { count: filled(int()), items: json<readonly HangingItem[]>() },
  () => sql`
    with hanging as materialized (
      select id::text, kind, case when started_at is null then 'waiting' else 'running' end as state,
        coalesce(started_at, requested_at) as since
      from operation
      where outcome is null and ((started_at is null and requested_at < ${longWait}) or started_at < ${longRun})
      union all
      select 'job-' || id, task_identifier,
        case when attempts >= max_attempts then 'given_up' when locked_at < ${longRun} then 'running'
          when attempts >= ${sql.lit(hangingAfter.failures)} then 'failing' else 'waiting' end,
        coalesce(locked_at, case when attempts > 0 then created_at end, run_at)
      from (select * from graphile_worker.jobs order by id limit ${sql.lit(maxJobs)}) job
      where attempts >= max_attempts or locked_at < ${longRun} or (locked_at is null and (
        attempts >= ${sql.lit(hangingAfter.failures)} or run_at < ${longWait}))
    ), counted as (select * from hanging order by since limit ${sql.lit(maxCounted)})
    select (select count(*) from counted) as count, (
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'state', state, 'since', since) order by since, id), '[]')
      from (select * from counted order by since, id limit ${sql.lit(maxShown)}) oldest
    ) as items`,
);

/** Hanging operations and jobs, longest first. */
export async function readHangingWork({ db }: { readonly db: Db }, actor: Actor) {
  authorize(maySeeHangingWork(actor));
  return hangingStatement.only(db);
}
