import type { Instant, UpdateId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listedUpTo } from "../../db/listed.ts";
import { int, statement } from "../../db/statement.ts";
import { standingOf, stateView, updatesOf } from "../software-updates/face.ts";

const countStatement = statement(
  { total: int() },
  (release: number) => sql`
    select count(*) as total from (
      select from software_update update join station on station.id = update.station_id and station.removed_at is null
      where update.release_id = ${release} limit ${listedUpTo}
    ) found`,
);

const pageStatement = statement(
  { id: int<UpdateId>() },
  (release: number, limit: number, offset: number) => sql`
    select update.id from software_update update
    join station on station.id = update.station_id and station.removed_at is null
    join customer on customer.id = station.customer_id
    where update.release_id = ${release}
    order by customer.name, station.name, station.id limit ${limit} offset ${offset}`,
);

/** The stations that got a release, by customer and name. */
export async function stationsOfRelease(
  { db, clock }: { readonly db: Db; readonly clock: () => Instant },
  release: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const [page, { total }] = await Promise.all([
    pageStatement.rows(db, release, limit, Math.min(offset, listedUpTo)),
    countStatement.only(db, release),
  ]);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await updatesOf(db, sql.join(ids));
  const now = clock();
  const stations = rows.map((row) => {
    const standing = standingOf(row, now);
    const work = [row.install, row.download].find((each) => each !== null && each.endedAt === null);
    return {
      id: String(row.id),
      serviceTag: row.serviceTag,
      name: row.stationName,
      customerName: row.customerName,
      currentVersion: row.reportedVersion,
      state: stateView(row.id, standing),
      operationId: work?.id ?? null,
    };
  });
  return { totalCount: total, stations };
}
