import type { StationId, UpdateId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, json, statement, uuids } from "../../db/statement.ts";
import { notifyUpdateStatus } from "./notify-update.ts";

/** The reported version in parts, if it is numeric. */
const countedVersion = sql`case when reported.version ~ '^[0-9]{1,9}[.][0-9]{1,9}[.][0-9]{1,9}$'
  then string_to_array(reported.version, '.')::int[] end`;

const most = 200;

/**
 * For each software, the newest release that a station should get and its installed version, if they are not an update of
 * the station yet. Read for each station, with the published releases joined.
 */
const offerStatement = statement(
  { id: int<UpdateId>(), isInstalled: bool() },
  (ofReleases: RawBuilder<boolean>) => sql`
    with newest as materialized (
      select distinct on (station.id, release.software_id) station.id as station_id, release.id as release_id,
        release.version_parts, release.software_id
      from software_release release
      join software_rollout rollout on rollout.release_id = release.id
      join station on (
        rollout.station_id = station.id or rollout.customer_id = station.customer_id
        or (rollout.station_id is null and rollout.customer_id is null)
      )
      where release.published_at is not null and release.withdrawn_at is null
        and station.public_key is not null and station.revoked_at is null and station.removed_at is null
        and ${ofReleases}
      order by station.id, release.software_id, release.version_parts desc
    ), due as (
      select newest.station_id, newest.release_id, false as is_installed
      from newest
      join software on software.id = newest.software_id
      left join station_software reported on reported.station_id = newest.station_id and reported.software_code = software.code
      where ${countedVersion} is null or newest.version_parts > ${countedVersion}
      union all
      select reported.station_id, release.id, true
      from station_software reported
      join station on station.id = reported.station_id
      join software on software.code = reported.software_code
      join software_release release on release.software_id = software.id and release.version = reported.version
      where release.published_at is not null and ${ofReleases}
    )
    insert into software_update (station_id, release_id, current_release_id, downloaded_at, installed_at)
    select due.station_id, due.release_id, current.id,
      case when due.is_installed then now() end, case when due.is_installed then now() end
    from due
    join software_release release on release.id = due.release_id
    join software on software.id = release.software_id
    left join station_software reported on reported.station_id = due.station_id and reported.software_code = software.code
    left join software_release current on current.software_id = release.software_id and current.version = reported.version
    where not exists (
      select from software_update update where update.station_id = due.station_id and update.release_id = due.release_id
    )
    order by due.station_id, due.release_id limit ${sql.lit(most)}
    on conflict (station_id, release_id) do nothing
    returning id, installed_at is not null as "isInstalled"`,
  [sql<boolean>`true`],
);

/** How long changed facts, keys and releases count as new for the offers of releases; the sweep finds older ones. */
const newFor = sql`interval '2 minutes'`;

const causesStatement = statement(
  { stations: uuids<StationId>(), softwares: json<readonly number[]>() },
  () => sql`
    select
      array(
        select station_id from station_facts where changed_at > now() - ${newFor}
        union
        select id from station where enrolled_at > now() - ${newFor}
      ) as stations,
      (
        select coalesce(json_agg(distinct software_id), '[]') from software_release
        where published_at > now() - ${newFor} and withdrawn_at is null
      ) as softwares`,
);

/**
 * Creates the updates that stations are missing, whatever the reason: a release was published, a station was enrolled or moved
 * to another customer, or it reports another version. Notifies their people. Returns the number of new updates; repeating it
 * changes nothing. It joins all stations with all their releases, so it should not run all the time.
 */
export function offerReleases(db: Db): Promise<number> {
  return offerWhere(db, sql<boolean>`true`);
}

/** Offers one batch of updates of one software, for a caller who waits for the answer. */
export function offerSoftware(db: Db, code: string): Promise<number> {
  return offerWhere(
    db,
    sql<boolean>`release.software_id = (select id from software where code = ${code})`,
    1,
  );
}

/**
 * Offers releases for recent changes only: new or changed stations, and software with a new release. Without changes it
 * costs one statement.
 */
export async function offerNewReleases(db: Db): Promise<number> {
  const { stations, softwares } = await causesStatement.only(db);
  const ofStations =
    stations.length === 0 ? 0 : await offerWhere(db, sql<boolean>`station.id = any(${stations}::uuid[])`);
  if (softwares.length === 0) return ofStations;
  return ofStations + (await offerWhere(db, sql<boolean>`release.software_id = any(${softwares}::int[])`));
}

async function offerWhere(
  db: Db,
  ofReleases: RawBuilder<boolean>,
  rounds: number = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let given = 0, round = 1; ; round += 1) {
    const some = await inLockedTransaction(db, [], (tx) => offerSome(tx, ofReleases));
    given += some;
    if (some < most || round >= rounds) return given;
  }
}

async function offerSome(tx: Tx, ofReleases: RawBuilder<boolean>): Promise<number> {
  const offered = await offerStatement.rows(tx, ofReleases);
  for (const { id, isInstalled } of offered) if (!isInstalled) await notifyUpdateStatus(tx, id, "offered");
  return offered.length;
}
