import { type Instant, instant, type MachineId } from "@cathedra/domain";
import { type FleetNow, getReservation, type Hold } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { isResting } from "./resting-machines.ts";

/** The event or machine whose own reservation does not count as a conflict. */
type Except = { readonly event?: number | null; readonly machine?: MachineId };

const readFleetStatement = statement(
  {
    machines: int(),
    vacant: int(),
    resting: int(),
    usable: int(),
    events: json<readonly { at: number; seconds: number }[]>(),
    held: json<readonly { from: number; to: number }[]>(),
  },
  (now: Instant, isReserved: unknown, except: Except, isValid: unknown, until: Instant) => sql`
    select count(*) as machines, count(*) filter (where status = 'idle' and session_id is null) as vacant,
      count(*) filter (where ${isResting(now)}) as resting,
      count(*) filter (where status <> 'off' or ${isResting(now)}) as usable,
      coalesce(json_agg(json_build_object(
        'from', ${epochMs(sql.ref("claimed_at"))},
        'to', ${epochMs(sql`coalesce(session_ends_at, limit_until, ${toTimestamp(now)}::timestamptz + limit_ms * interval '1 ms')`)}
      )) filter (where session_id is not null and status <> 'off' and not ${isReserved}
        and id is distinct from ${except.machine ?? null}::uuid), '[]') as held,
      (
        select coalesce(json_agg(json_build_object('at', ${epochMs(sql.ref("event_at"))}, 'seconds', duration_s)), '[]')
        from resource_access_voucher
        where kind = 'event' and ${isValid}
          and event_at <= ${toTimestamp(until)}::timestamptz + interval '1 day'
          and id is distinct from ${except.event ?? null}::int
      ) as events
    from vm where removed_at is null`,
);

/**
 * The fleet for reservations: the events until `until` and the running sessions. A session of an event counts through the
 * event's reservation, or by itself once the event is archived or over. `machines` is the size of the fleet. One statement. A
 * caller that decides by it holds `lockFleet`.
 */
export async function readFleet(
  db: Db,
  now: Instant,
  until: Instant,
  except: Except = {},
): Promise<FleetNow & { readonly machines: number }> {
  const isValid = sql`archived_at is null and valid_to > ${toTimestamp(now)}`;
  const isReserved = sql`exists (
    select from resource_access_voucher event
    where event.id = vm.event_id and (${isValid} or event.id = ${except.event ?? null}::int))`;
  const rows = await readFleetStatement.rows(db, now, isReserved, except, isValid, until);
  const { machines, vacant, resting, usable, events, held } = rows[0] ?? {
    machines: 0,
    vacant: 0,
    resting: 0,
    usable: 0,
    events: [],
    held: [],
  };
  const holds: Hold[] = [
    ...events.map(({ at, seconds }) => getReservation({ eventAt: instant(at), durationInSeconds: seconds })),
    ...held.map(({ from, to }) => ({ opensAt: instant(from), closesAt: instant(to) })),
  ];
  return { machines, vacant, resting, usable, holds };
}

function epochMs(at: ReturnType<typeof sql>) {
  return sql`round(extract(epoch from ${at}) * 1000)::bigint`;
}
