import type { Instant } from "@cathedra/domain";
import { type Actor, mayAdministerStations } from "@cathedra/domain/access";
import { connectedMs } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { authorize } from "../../errors.ts";

type Deps = { readonly db: Db };

const lastDays = (days: number) =>
  sql`coalesce(sum(runs) filter (where counted.day > current_day.day - ${sql.lit(days)}::int), 0)`;

const statsStatement = statement(
  {
    connected: filled(int()),
    loggedTotal: filled(int()),
    loggedLastWeek: filled(int()),
    logsTotal: filled(int()),
    logsLastWeek: filled(int()),
    logsLastMonth: filled(int()),
    logsLastYear: filled(int()),
  },
  () => sql`
    with current_day as (select (now() at time zone 'UTC')::date as day), logging as (
      select count(*) filter (where last > now() - interval '7 days') as "loggedLastWeek", count(last) as "loggedTotal"
      from (
        select (select max(run.ended_at) from simulator_activity run where run.station_id = station.id) as last
        from station where station.removed_at is null
      ) logged
    ), runs as (
      select coalesce(sum(runs), 0) as "logsTotal", ${lastDays(7)} as "logsLastWeek", ${lastDays(30)} as "logsLastMonth",
        ${lastDays(365)} as "logsLastYear"
      from station_runs_by_day counted, current_day
    )
    select (
      select count(*) from station_state state join station one on one.id = state.station_id
      where state.seen_at >= now() - ${sql.lit(connectedMs)} * interval '1 millisecond'
        and one.revoked_at is null and one.removed_at is null
    ) as connected, logging."loggedTotal", logging."loggedLastWeek", runs."logsTotal", runs."logsLastWeek",
      runs."logsLastMonth", runs."logsLastYear"
    from logging, runs`,
);

/** Statistics of all stations (10.007): the last run of each by an index, and the number of runs by a counter for each day. */
export function vistSystemsStats({ db }: Deps, actor: Actor) {
  authorize(mayAdministerStations(actor));
  return statsStatement.only(db);
}

const periodStatement = statement(
  { count: filled(int()) },
  (from: Instant, to: Instant) => sql`
    with period as (
      select ${toTimestamp(from)}::timestamptz as starts, ${toTimestamp(to)}::timestamptz as ends
    ), whole as (
      select starts, ends, ((starts + interval '1 day' - interval '1 microsecond') at time zone 'UTC')::date as first,
        (ends at time zone 'UTC')::date as after from period
    )
    select case when whole.first < whole.after then
      (select coalesce(sum(runs), 0) from station_runs_by_day where day >= whole.first and day < whole.after)
      + (select count(*) from simulator_activity where station_id is not null
          and ended_at >= whole.starts and ended_at < whole.first::timestamp at time zone 'UTC')
      + (select count(*) from simulator_activity where station_id is not null
          and ended_at >= whole.after::timestamp at time zone 'UTC' and ended_at < whole.ends)
    else
      (select count(*) from simulator_activity where station_id is not null and ended_at >= whole.starts and ended_at < whole.ends)
    end as count
    from whole`,
  [0 as Instant, 1 as Instant],
);

/**
 * The number of runs that stations logged in a period (10.008): whole days by their counters; only the partial days at both ends
 * are counted.
 */
export async function logsNumberByPeriod(
  { db }: Deps,
  actor: Actor,
  from: Instant,
  to: Instant,
): Promise<number> {
  authorize(mayAdministerStations(actor));
  return from < to ? (await periodStatement.only(db, from, to)).count : 0;
}
