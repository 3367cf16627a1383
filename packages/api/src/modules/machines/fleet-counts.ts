import { type Instant, instant } from "@cathedra/domain";
import { type EventLife, type FleetCounts, findLossReason, isMachineCause } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { isResting } from "./resting-machines.ts";

/** An upper bound: fewer events begin within an hour. */
const maxEvents = 2000;
const turnedOffAt = sql`case when reason = 'TURNED_OFF' then round(extract(epoch from status_since) * 1000)::bigint end`;

type Row = FleetCounts & {
  readonly machines: number;
  readonly resting: readonly (number | null)[];
  readonly events: readonly {
    readonly at: number;
    readonly seconds: number;
    readonly held: boolean;
    readonly ended: string | null;
  }[];
};

/** An open event; `hasMachine` is true if it has a machine, even one that is still starting, and then needs no other. */
type StandingEvent = EventLife & { readonly hasMachine: boolean };

export type Counted = {
  readonly counts: FleetCounts;
  /** How many machines belong to the fleet. */
  readonly machines: number;
  /** For each machine that is off and can be turned on: when an administrator turned it off, or null. */
  readonly resting: readonly (Instant | null)[];
  readonly events: readonly StandingEvent[];
};

const readCountsStatement = statement(
  {
    idle: int(),
    comingUp: int(),
    off: int(),
    machines: int(),
    resting: json<readonly (number | null)[]>(),
    events:
      json<
        readonly {
          readonly at: number;
          readonly seconds: number;
          readonly held: boolean;
          readonly ended: string | null;
        }[]
      >(),
  },
  (now: Instant) => sql`
    select count(*) as machines, count(*) filter (where status = 'idle' and session_id is null) as idle,
      count(*) filter (where status = 'void') as "comingUp", count(*) filter (where status = 'off') as off,
      coalesce(json_agg(${turnedOffAt}) filter (where ${isResting(now)}), '[]') as resting,
      (
        select coalesce(json_agg(json_build_object(
          'at', round(extract(epoch from event_at) * 1000)::bigint, 'seconds', duration_s, 'held', held,
          'ended', ended)), '[]')
        from (
          select event_at, duration_s,
            exists (select from vm where vm.event_id = event.id and vm.status <> 'off') as held,
            (
              select session.end_reason from vm_session session
              where session.voucher_id = event.id and session.ended_at is not null
              order by session.started_at desc limit 1
            ) as ended
          from resource_access_voucher event
          where kind = 'event' and archived_at is null and valid_to > ${toTimestamp(now)}
          order by event_at limit ${maxEvents}
        ) standing
      ) as events
    from vm where removed_at is null`,
);

/** The numbers of resting and ready machines, and of planned events, in one statement. */
export async function readCounts(db: Db | Tx, now: Instant): Promise<Counted> {
  const rows = await readCountsStatement.rows(db, now);
  const { events, machines, resting, ...counts } = rows[0] ?? {
    machines: 0,
    resting: [],
    idle: 0,
    comingUp: 0,
    off: 0,
    events: [],
  };
  // An event whose session was ended by its people is over and needs no machine; an event whose session was lost needs another
  // machine (0063).
  const isOver = ({ held, ended }: Row["events"][number]) =>
    !held && ended !== null && isMachineCause(ended) && findLossReason(ended) === null;
  const coming = events.filter((event) => !isOver(event));
  const upcoming = coming.map(({ at, seconds, held }) => ({
    eventAt: instant(at),
    durationInSeconds: seconds,
    archivedAt: null,
    hasMachine: held,
  }));
  const turnedOff = resting.map((at) => (at === null ? null : instant(at)));
  return { counts, machines, resting: turnedOff, events: upcoming };
}
