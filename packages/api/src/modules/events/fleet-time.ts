import {
  type EventTimes,
  eventGraceSeconds,
  eventLimits,
  fitEvent,
  freeMachinesIn,
  type Hold,
  type Instant,
  instant,
  nextFreeStarts,
  reservationOf,
  singleUserSessionSeconds,
  startLeadSeconds,
  type VoucherId,
} from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { tooManyEvents } from "../../errors.ts";

/**
 * Nobody else counts or gives out the machines of the fleet until the transaction ends. Taken after the locks of vouchers
 * and of quota, before that of a machine.
 */
export async function lockFleet(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cathedra.fleet', 0))`.execute(tx);
}

/** Free times are looked for so far ahead. */
const lookAheadMs = 31 * 86_400_000;

/** A reservation is never longer. */
const longestHoldMs = (startLeadSeconds + eventLimits.hours.max * 3600 + eventGraceSeconds) * 1000;

export type FleetTime = { readonly fleet: number; readonly holds: readonly Hold[] };

type Asked = {
  readonly event: EventTimes;
  readonly now: Instant;
  /** The event that stands and would be moved: what it holds now is not counted. */
  readonly except?: VoucherId;
};

/** How many machines there are, and when they are held from this event's time on (X64, X65). One statement. */
export async function readFleetTime(db: Db | Tx, { event, now, except }: Asked): Promise<FleetTime> {
  const { opensAt } = reservationOf(event);
  const until = opensAt + lookAheadMs;
  const { rows } = await sql<{
    fleet: number;
    events: readonly { readonly at: number; readonly seconds: number }[];
    sessions: readonly (number | null)[];
  }>`
    select count(*) as fleet,
      coalesce(json_agg(extract(epoch from session_ends_at) * 1000)
        filter (where session_id is not null and event_id is null), '[]') as sessions,
      (
        select coalesce(json_agg(json_build_object(
          'at', extract(epoch from event_at) * 1000, 'seconds', duration_s
        )), '[]')
        from resource_access_voucher
        where kind = 'event' and archived_at is null
          and valid_to > ${new Date(opensAt)} and valid_to < ${new Date(until + longestHoldMs)}
          and id is distinct from ${except ?? null}::int
      ) as events
    from vm where removed_at is null`.execute(db);
  const { fleet, events, sessions } = rows[0] ?? { fleet: 0, events: [], sessions: [] };
  const longest = now + singleUserSessionSeconds * 1000;
  return {
    fleet,
    holds: [
      ...events.map(({ at, seconds }) => reservationOf({ eventAt: instant(at), durationInSeconds: seconds })),
      // A session of a single user; one that has not begun yet has the longest.
      ...sessions.map((endsAt) => ({ opensAt: now, closesAt: instant(endsAt ?? longest) })),
    ],
  };
}

/** Refuses an event for which there is no machine at its time, with the next times at which there is (3.049, X65). */
export async function insistOnMachine(tx: Tx, asked: Asked): Promise<void> {
  const time = await readFleetTime(tx, asked);
  if (!fitEvent(asked.event, time.holds, time.fleet).ok) throw tooManyEvents(nextStarts(time, asked));
}

/** What the form shows of a time before anything is sent. */
export async function availability(db: Db, asked: Asked) {
  const time = await readFleetTime(db, asked);
  return {
    machines: time.fleet,
    freeMachines: freeMachinesIn(time.holds, reservationOf(asked.event), time.fleet),
    nextStarts: nextStarts(time, asked).map((at) => new Date(at)),
  };
}

/** What lies further ahead than was looked is unknown, and not offered. */
function nextStarts({ fleet, holds }: FleetTime, { event, now }: Asked): readonly Instant[] {
  const from = instant(Math.max(event.eventAt, now));
  const { durationInSeconds } = event;
  const latest = reservationOf(event).opensAt + lookAheadMs;
  return nextFreeStarts({ durationInSeconds, from, fleet }, holds).filter((at) => at < latest);
}
