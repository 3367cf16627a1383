import type { Instant, StationId } from "@cathedra/domain";
import { type Actor, mayManageStation } from "@cathedra/domain/access";
import { type EventCursor, eventId, readEventId } from "@cathedra/domain/stations";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import type {
  QueryVistSystemEventsArgs,
  VistSystemEventGroup,
  VistSystemEventKind,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { sessionEndTime } from "../devices/public.ts";
import type { Deps } from "./read-systems.ts";
import { managedStations } from "./station-overview.ts";

/** SQL for the number of the update that a station's work is about. */
const getUpdate = sql`case when work.subject ~ '^[0-9]{1,9}$' then work.subject::int end`;

type Narrowed = {
  readonly station: StationId;
  readonly group: VistSystemEventGroup | null;
  readonly after: EventCursor | null;
  readonly most: number;
};

const name = (table: string) =>
  sql`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;

/** The latest events of a station from one table, by the table's index of time. */
function latest(
  { group, after, most }: Narrowed,
  of: VistSystemEventGroup,
  {
    at,
    key,
    from,
  }: {
    readonly at: RawBuilder<unknown>;
    readonly key: RawBuilder<unknown>;
    readonly from: RawBuilder<unknown>;
  },
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isWanted = group === null || group === of;
  const older =
    after === null
      ? sql`true`
      : sql`${at} <= ${toTimestamp(after.at)} and (${at} < ${toTimestamp(after.at)} or (${key}) collate "C" < ${after.key})`;
  return sql`(
    select ${at} as at, ${key} as key, ${columns} ${from} and ${sql.lit(isWanted)} and ${older}
    order by ${at} desc, (${key}) collate "C" desc limit ${most}
  )`;
}

const eventsStatement = statement(
  {
    at: timestamp(),
    key: text(),
    kind: text<VistSystemEventKind>(),
    until: nullable(timestamp()),
    since: nullable(timestamp()),
    person: nullable(text()),
    act: nullable(text()),
    what: nullable(text()),
    outcome: nullable(text()),
    reason: nullable(text()),
    clockAheadSeconds: nullable(int()),
  },
  (query: Narrowed) => sql`
    select at, key, kind, until, since, person, act, what, outcome, reason, "clockAheadSeconds" from (
      ${latest(
        query,
        "health",
        {
          at: sql`event.at`,
          key: sql`'event-' || event.id`,
          from: sql`from station_event event where event.station_id = ${query.station}`,
        },
        sql`event.kind, null::timestamptz as until, (event.facts ->> 'since')::timestamptz as since, null::text as person,
          null::text as act, event.facts ->> 'said' as what, null::text as outcome, event.facts ->> 'reason' as reason,
          (event.facts ->> 'aheadSeconds')::int as "clockAheadSeconds"`,
      )}
      union all
      ${latest(
        query,
        "signIns",
        {
          at: sql`session.signed_in_at`,
          key: sql`'session-' || session.id`,
          from: sql`from station_sign_in session join app_user person on person.id = session.user_id
            where session.station_id = ${query.station}`,
        },
        sql`'signed_in', case when ${sessionEndTime} <= now() then ${sessionEndTime} end, null::timestamptz, ${name("person")}, null, null,
          case when ${sessionEndTime} <= now() then coalesce(session.ended_by, 'expired') end, null, null::int`,
      )}
      union all
      ${latest(
        query,
        "operations",
        {
          at: sql`work.requested_at`,
          key: sql`'work-' || work.id`,
          from: sql`from operation work
            left join software_update update on update.id = ${getUpdate}
            left join software_release release on release.id = update.release_id
            left join app_user requester on requester.id = work.requested_by
            where work.station_id = ${query.station}`,
        },
        sql`case work.kind when 'software_install' then 'install' else 'download' end, work.ended_at, null::timestamptz,
          ${name("requester")}, null, release.string_identifier, work.outcome,
          case when work.outcome is distinct from 'succeeded' then coalesce(work.errors[array_upper(work.errors, 1)], work.reason) end,
          null::int`,
      )}
      union all
      ${latest(
        query,
        "keys",
        {
          // Rounded to milliseconds, as in the page's cursor; a station has few of these.
          at: sql`date_trunc('milliseconds', entry.at)`,
          key: sql`'act-' || entry.id`,
          from: sql`from audit_log entry left join app_user person on person.id = entry.actor_id
            where entry.subject = ${query.station}::text
              and entry.action in ('station.created', 'station.changed', 'station.removed', 'station.token_made', 'station.enrolled',
                'station.revoked', 'station.cloned', 'station.machine_kept')`,
        },
        sql`'act', null::timestamptz, null::timestamptz, ${name("person")}, entry.action, null, null, entry.after ->> 'why', null::int`,
      )}
    ) happened
    order by at desc, key collate "C" desc limit ${query.most}`,
  [{ station: "" as StationId, group: null, after: { at: 0 as Instant, key: "" }, most: 1 }],
);

/**
 * The events of a station: the latest of each table by its index on time, merged, so that a page costs the same however long
 * the history is.
 */
export async function readEvents({ db, clock }: Deps, actor: Actor, args: QueryVistSystemEventsArgs) {
  const { id } = await managedStations(db, actor, args.id, mayManageStation);
  const { limit } = readPageArgs(args, { usual: 25, most: 100 });
  const after = args.after == null ? null : readEventId(args.after);
  if (after === undefined) throw appError("NOT_FOUND");
  const rows = await events(db, { station: id, group: args.group ?? null, after, most: limit + 1 });
  const page = rows
    .slice(0, limit)
    .map(({ key, ...event }) => ({ ...event, id: eventId({ at: event.at, key }) }));
  return { asOf: clock(), events: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

function events(db: Db, query: Narrowed) {
  return eventsStatement.rows(db, query);
}
