import type { CustomerId, StationId } from "@cathedra/domain";
import {
  type ComputerMessage,
  connectedMs,
  lowDisk,
  type StationCondition,
  wrongClockSeconds,
} from "@cathedra/domain/stations";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { findLongest, likeWord, matchRank, searchWords } from "../../db/search-words.ts";
import {
  filled,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import type { VistSystemOrder } from "../../graphql/generated/contract.ts";
import type { PageArgs } from "../../graphql/pagination.ts";

type SaidSoftware = {
  readonly code: string;
  readonly name: string;
  readonly version: string;
  readonly newerVersion: string | null;
};

/** SQL for a version as numbers; null if it does not consist of numbers, and then it is not compared. */
const numbers = (version: RawBuilder<unknown>) =>
  sql`case when ${version} ~ '^[0-9]{1,9}([.][0-9]{1,9}){2}$' then string_to_array(${version}, '.')::int[] end`;

/** The newest release of a software that is offered to a station, if it is newer than the installed one. */
const newer = sql`(
  select release.version from software_update offered
  join software_release release on release.id = offered.release_id and release.withdrawn_at is null
  join software on software.id = release.software_id and software.code = has.software_code
  where offered.station_id = has.station_id and release.version_parts > ${numbers(sql`has.version`)}
  order by release.version_parts desc limit 1
)`;

/**
 * Computed for all stations in one pass over the offered versions and one over the installed ones, because computing it for each
 * station separately took half a minute.
 */
const outdated = sql`station.id in (
  with offered as materialized (
    select offered.station_id, release.software_id, max(release.version_parts) as best
    from software_update offered
    join software_release release on release.id = offered.release_id and release.withdrawn_at is null
    group by 1, 2
  )
  select has.station_id from offered
  join software on software.id = offered.software_id
  join station_software has on has.station_id = offered.station_id and has.software_code = software.code
  where offered.best > ${numbers(sql`has.version`)}
)`;

const millis = (count: number) => sql`${sql.lit(count)} * interval '1 millisecond'`;

/** SQL for a condition of a station, equal to `getConditions` of the domain. */
function holds(condition: StationCondition, days: number): RawBuilder<boolean> {
  const speaks = sql`station.public_key is not null and station.revoked_at is null`;
  const lately = sql`state.seen_at >= now() - ${millis(connectedMs)}`;
  switch (condition) {
    case "revoked":
      return sql`station.revoked_at is not null`;
    case "never_enrolled":
      return sql`(station.public_key is null and station.revoked_at is null)`;
    case "unknown":
      return sql`(${speaks} and state.seen_at is null)`;
    case "connected":
      return sql`(${speaks} and ${lately})`;
    case "away":
      return sql`(${speaks} and not (${lately}))`;
    case "not_seen":
      return sql`(${speaks} and not (${lately}) and state.seen_at < now() - ${days}::int * interval '1 day')`;
    case "cloned":
      return sql`station.cloned_at is not null`;
    case "low_disk":
      return sql`(state.disk_free_bytes < ${sql.lit(lowDisk.bytes)}::bigint
        or state.disk_free_bytes < state.disk_total_bytes * ${sql.lit(lowDisk.part)})`;
    case "clock_wrong":
      return sql`abs(state.clock_ahead_s) >= ${sql.lit(wrongClockSeconds)}`;
    case "outdated":
      return sql`${outdated}`;
  }
}

export type SystemListQuery = {
  readonly text: string;
  readonly condition: StationCondition | null;
  readonly days: number;
};

const all: SystemListQuery = { text: "", condition: null, days: 7 };

const form = sql`station.search_text`;

/** Stations with all words of the text, in any order: the longest one is looked up by the index first. */
function named(text: string): RawBuilder<unknown> {
  const words = searchWords(text);
  if (words.length === 0) return sql`true`;
  return sql`${form} like ${likeWord(findLongest(words))}
    ${words.length > 1 ? sql`and ${form} like all(${words.map(likeWord)}::text[])` : sql``}`;
}

function matching({ text: part, condition, days }: SystemListQuery): RawBuilder<boolean> {
  return sql`station.removed_at is null and ${named(part)}
    and ${condition === null ? sql`true` : holds(condition, days)}`;
}

const orders: Readonly<Record<VistSystemOrder, RawBuilder<unknown>>> = {
  service_tag: sql`station.service_tag, station.id`,
  last_seen: sql`state.seen_at desc nulls last, station.service_tag, station.id`,
  first_seen: sql`state.seen_at asc nulls last, station.service_tag, station.id`,
  disk_free: sql`state.disk_free_bytes asc nulls last, station.service_tag, station.id`,
  customer: sql`customer.name, station.service_tag, station.id`,
};

export const getSoftware = (station: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'code', has.software_code, 'name', has.name, 'version', has.version, 'newerVersion', ${newer}
  ) order by has.name, has.software_code)
  from station_software has where has.station_id = ${station}
), '[]')`;

const systemsStatement = statement(
  {
    id: uuid<StationId>(),
    serviceTag: text(),
    name: text(),
    place: text(),
    customer: filled(json<{ readonly id: CustomerId; readonly name: string }>()),
    simulationsDone: filled(int()),
    lastSimulation: nullable(timestamp()),
    seenAt: nullable(timestamp()),
    enrolledAt: nullable(timestamp()),
    revokedAt: nullable(timestamp()),
    clonedAt: nullable(timestamp()),
    tokenUntil: nullable(timestamp()),
    clientVersion: nullable(text()),
    diskFreeBytes: nullable(int()),
    diskTotalBytes: nullable(int()),
    clockAheadSeconds: nullable(int()),
    software: filled(json<readonly SaidSoftware[]>()),
    computer: nullable(json<ComputerMessage>()),
    factsAt: nullable(timestamp()),
  },
  (matches: RawBuilder<unknown>, order: RawBuilder<unknown>, { limit, offset }: PageArgs) => sql`
    with page as materialized (
      select sorted.id, row_number() over () as place_in_list from (
        select station.id from station
        join customer on customer.id = station.customer_id
        left join station_state state on state.station_id = station.id
        where ${matches}
        order by ${order} limit ${limit} offset ${offset}
      ) sorted
    )
    select station.id, station.service_tag as "serviceTag", station.name, station.place,
      (select jsonb_build_object('id', customer.id, 'name', customer.name) from customer where customer.id = station.customer_id)
        as customer,
      (select count(*) from simulator_activity run where run.station_id = station.id) as "simulationsDone",
      (select max(run.ended_at) from simulator_activity run where run.station_id = station.id) as "lastSimulation",
      state.seen_at as "seenAt", station.enrolled_at as "enrolledAt", station.revoked_at as "revokedAt",
      station.cloned_at as "clonedAt",
      (
        select max(token.expires_at) from station_enrolment token
        where token.station_id = station.id and token.used_at is null and token.expires_at > now()
      ) as "tokenUntil",
      state.client_version as "clientVersion", state.disk_free_bytes as "diskFreeBytes",
      state.disk_total_bytes as "diskTotalBytes", state.clock_ahead_s as "clockAheadSeconds",
      ${getSoftware(sql`station.id`)} as software, facts.computer, facts.changed_at as "factsAt"
    from page join station on station.id = page.id
    left join station_state state on state.station_id = station.id
    left join station_facts facts on facts.station_id = station.id
    order by page.place_in_list`,
  [matching(all), orders.service_tag, { limit: 1, offset: 0 }],
);

export type SystemRow = RowsOf<typeof systemsStatement>;

/**
 * A page of stations: one pass over them and their states, then indexes for the rows of the page. A search without an order has
 * its best match first.
 */
export function systems(db: Db, query: SystemListQuery, order: VistSystemOrder | null, part: PageArgs) {
  const words = order === null ? searchWords(query.text) : [];
  const best = words.length === 0 ? sql`` : sql`${matchRank(sql`search_form(station.name)`, words)},`;
  return systemsStatement.rows(db, matching(query), sql`${best} ${orders[order ?? "service_tag"]}`, part);
}

export function systemById(db: Db | Tx, id: string): Promise<SystemRow | undefined> {
  const matches = sql`station.id = ${id}::uuid and station.removed_at is null`;
  return systemsStatement.first(db, matches, orders.service_tag, { limit: 1, offset: 0 });
}

const countedConditions = [
  "connected",
  "away",
  "not_seen",
  "unknown",
  "never_enrolled",
  "revoked",
  "cloned",
  "low_disk",
  "outdated",
  "clock_wrong",
] as const satisfies readonly StationCondition[];

const foundStatement = statement(
  { total: int(), counts: filled(json<Readonly<Record<StationCondition, number>>>()) },
  (query: SystemListQuery) => sql`
    select count(*) as total, jsonb_build_object(${sql.join(
      countedConditions.flatMap((condition) => [
        sql`${sql.lit(condition)}`,
        sql`count(*) filter (where ${holds(condition, query.days)})`,
      ]),
    )}) as counts
    from station left join station_state state on state.station_id = station.id
    where ${matching({ ...query, condition: null })}`,
  [all],
);

/** The number of stations, and the number with each condition: one pass over them, their states and their software. */
export function systemPage(db: Db, query: Omit<SystemListQuery, "condition">) {
  return foundStatement.only(db, { ...query, condition: null });
}
