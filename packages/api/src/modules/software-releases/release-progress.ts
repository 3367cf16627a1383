import type { ReleaseId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import {
  type SoftwareStatus,
  softwareStatuses,
  updateStatusJoins,
  updateStatusSql,
} from "./update-status-sql.ts";

export type ReleaseProgress = { readonly total: number } & Readonly<Record<SoftwareStatus, number>>;

const none: ReleaseProgress = {
  total: 0,
  waiting: 0,
  downloading: 0,
  ready: 0,
  installing: 0,
  installed: 0,
  failed: 0,
  superseded: 0,
};

const counts = softwareStatuses.map(
  (each) => sql`count(*) filter (where standing = ${sql.lit(each)}) as ${sql.ref(each)}`,
);

const progressStatement = statement(
  {
    id: int<ReleaseId>(),
    total: int(),
    waiting: int(),
    downloading: int(),
    ready: int(),
    installing: int(),
    installed: int(),
    failed: int(),
    superseded: int(),
  },
  (ids: readonly ReleaseId[]) => sql`
    with one as (
      select update.release_id as id, ${updateStatusSql} as standing
      from software_update update ${updateStatusJoins}
      where update.release_id = any(${ids}::int[])
    )
    select id, count(*) as total, ${sql.join(counts)} from one group by id`,
);

/**
 * SQL condition that the rollout of a release includes a station: by the station itself, by its customer, or because it includes
 * all.
 */
export const isReached = (release: RawBuilder<unknown>, station: RawBuilder<unknown>) => sql`
  ${station}.removed_at is null and exists (
    select from software_rollout rollout where rollout.release_id = ${release} and (
      rollout.station_id = ${station}.id or rollout.customer_id = ${station}.customer_id
      or (rollout.station_id is null and rollout.customer_id is null)
    )
  )`;

const reachedStatement = statement(
  { id: int<ReleaseId>(), total: int() },
  (ids: readonly ReleaseId[]) => sql`
    select release.id, count(*) as total
    from unnest(${ids}::int[]) as release (id)
    join station on ${isReached(sql`release.id`, sql`station`)}
    group by release.id`,
);

/** How many stations each release is offered to, or would be if it were published. */
export async function countReachedStations(db: Db, ids: readonly ReleaseId[]): Promise<readonly number[]> {
  const rows = await reachedStatement.rows(db, ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.total ?? 0);
}

/** The number of stations in each state, for each release: one statement for a page, over the updates of its releases. */
export async function getProgress(db: Db, ids: readonly ReleaseId[]): Promise<readonly ReleaseProgress[]> {
  const rows = await progressStatement.rows(db, ids);
  return ids.map((id) => rows.find((row) => row.id === id) ?? none);
}
