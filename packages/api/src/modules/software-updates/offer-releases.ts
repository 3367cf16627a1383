import type { UpdateId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, statement } from "../../db/statement.ts";
import { inTurn } from "../../db/turns.ts";
import { tellOfUpdate } from "./tell.ts";

/** A version that a station says, as parts where it is one that we count. */
const countedVersion = sql`case when reported.version ~ '^[0-9]{1,9}[.][0-9]{1,9}[.][0-9]{1,9}$'
  then string_to_array(reported.version, '.')::int[] end`;

const most = 200;

/**
 * Of each software the newest release that a station gets, and what it has already by its own word: what of it is no update of
 * the station yet. Read by station; as many releases as were ever published stand beside it.
 */
const offerStatement = statement(
  { id: int<UpdateId>(), isInstalled: bool() },
  () => sql`
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
      join software on software.code = reported.software_code
      join software_release release on release.software_id = software.id and release.version = reported.version
      where release.published_at is not null
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
);

/**
 * Gives stations the releases that are theirs, whatever made them so: a release was published, a station enrolled or went to
 * another customer, or it says what it has. Tells those who serve them. Answers how many it gave; done
 * again it gives nothing. `rounds` of so many each, where not all are to be waited for.
 */
export async function offerReleases(db: Db, rounds: number = Number.POSITIVE_INFINITY): Promise<number> {
  for (let given = 0, round = 1; ; round += 1) {
    const some = await inTurn(db, [], offerSome);
    given += some;
    if (some < most || round >= rounds) return given;
  }
}

async function offerSome(tx: Tx): Promise<number> {
  const offered = await offerStatement.rows(tx);
  for (const { id, isInstalled } of offered) if (!isInstalled) await tellOfUpdate(tx, id, "offered");
  return offered.length;
}
