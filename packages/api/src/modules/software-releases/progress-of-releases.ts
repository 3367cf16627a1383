import type { ReleaseId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";

export type ReleaseProgress = {
  readonly total: number;
  readonly available: number;
  readonly working: number;
  readonly downloaded: number;
  readonly installed: number;
  readonly failed: number;
};

const none: ReleaseProgress = { total: 0, available: 0, working: 0, downloaded: 0, installed: 0, failed: 0 };

const progressStatement = statement(
  {
    id: int<ReleaseId>(),
    total: int(),
    available: int(),
    working: int(),
    downloaded: int(),
    installed: int(),
    failed: int(),
  },
  (ids: readonly ReleaseId[]) => sql`
    with one as (
      select update.release_id as id, case
        when reported.version = release.version then 'installed'
        when exists (
          select from operation where operation.subject = update.id::text and operation.outcome is null
            and operation.kind in ('software_download', 'software_install') and operation.lease_until > now()
        ) then 'working'
        when latest.outcome is distinct from 'succeeded' and latest.id is not null then 'failed'
        when update.downloaded_at is not null then 'downloaded'
        else 'available' end as standing
      from software_update update
      join software_release release on release.id = update.release_id
      join software on software.id = release.software_id
      join station on station.id = update.station_id and station.removed_at is null
      left join station_software reported on reported.station_id = update.station_id and reported.software_code = software.code
      left join lateral (
        select operation.id, operation.outcome from operation
        where operation.subject = update.id::text and operation.station_id = update.station_id
        order by operation.requested_at desc limit 1
      ) latest on true
      where update.release_id = any(${ids}::int[])
    )
    select id, count(*) as total, count(*) filter (where standing = 'available') as available,
      count(*) filter (where standing = 'working') as working,
      count(*) filter (where standing = 'downloaded') as downloaded,
      count(*) filter (where standing = 'installed') as installed,
      count(*) filter (where standing = 'failed') as failed
    from one group by id`,
);

/** With how many stations each release stands how: one statement a page, over the updates of its releases. */
export async function progressOf(db: Db, ids: readonly ReleaseId[]): Promise<readonly ReleaseProgress[]> {
  const rows = await progressStatement.rows(db, ids);
  return ids.map((id) => rows.find((row) => row.id === id) ?? none);
}
