import type { Instant, UpdateId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { maxCountedRows } from "../../db/paginated.ts";
import { int, statement, text } from "../../db/statement.ts";
import { currentUpdateStatus, findUpdates, stateView } from "../software-updates/public.ts";
import { type SoftwareStatus, updateStatusJoins, updateStatusSql } from "./update-status-sql.ts";

const found = (release: number, standing: string | null) => sql`
  from software_update update ${updateStatusJoins}
  where update.release_id = ${release} and (${standing}::text is null or ${updateStatusSql} = ${standing})`;

const countStatement = statement(
  { total: int() },
  (release: number, standing: string | null) => sql`
    select count(*) as total from (select ${found(release, standing)} limit ${maxCountedRows}) found`,
);

const pageStatement = statement(
  { id: int<UpdateId>(), standing: text<SoftwareStatus>() },
  (release: number, standing: string | null, limit: number, offset: number) => sql`
    with page as (
      select update.id, ${updateStatusSql} as standing, station.customer_id, station.name, station.id as station_id
      ${found(release, standing)}
    )
    select page.id, page.standing from page join customer on customer.id = page.customer_id
    order by customer.name, page.name, page.station_id limit ${limit} offset ${offset}`,
);

export type StationListQuery = {
  readonly release: number;
  readonly standing: SoftwareStatus | null;
  /** Whether the caller may end the work that runs there. */
  readonly mayEnd: boolean;
};

/** The stations that got a release, by customer and name; the cost depends on the number of these stations. */
export async function stationsOfRelease(
  { db, clock }: { readonly db: Db; readonly clock: () => Instant },
  { release, standing, mayEnd }: StationListQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const [page, { total }] = await Promise.all([
    pageStatement.rows(db, release, standing, limit, Math.min(offset, maxCountedRows)),
    countStatement.only(db, release, standing),
  ]);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findUpdates(db, sql.join(ids));
  const now = clock();
  const stations = rows.map((row) => {
    const status = currentUpdateStatus(row, now);
    const work = [row.install, row.download].find((each) => each !== null && each.endedAt === null);
    return {
      id: String(row.id),
      serviceTag: row.serviceTag,
      name: row.stationName,
      customerName: row.customerName,
      currentVersion: row.reportedVersion,
      standing: page.find(({ id }) => id === row.id)?.standing ?? "waiting",
      state: stateView(row.id, status),
      operationId: mayEnd && status.operationIsRunning ? (work?.id ?? null) : null,
    };
  });
  return { totalCount: total, stations };
}
