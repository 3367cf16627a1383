import {
  type Actor,
  type EventLife,
  type FleetCounts,
  fieldError,
  fleetReadiness,
  holdsWithoutMachine,
  type Instant,
  instant,
  isFault,
  isMachineCause,
  lossOf,
  type MachineId,
  machineCauses,
  machineLimits,
  machinesToTurnOn,
  mayAdministerMachines,
  mostReadyMachines,
  prewarmLeadSeconds,
  prewarmMachine,
  reservationOf,
} from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/audit.ts";
import { factsOf, insist } from "./administer.ts";
import { fleetMachineOf, type MachineRow } from "./fleet-machine.ts";
import { findMachines, type MachineView } from "./fleet-queries.ts";
import { isResting } from "./resting.ts";
import { lockFleet, storeChange } from "./store.ts";
import { wake } from "./wake.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** So often machines that are being looked at just now are tried again. */
const mostAttempts = 10;
/** More than begin within an hour. */
const mostEvents = 2000;

/** What the fleet has ready and what the coming events need, in one statement and without the lock. */
export async function readReadiness({ db, clock }: Deps, actor: Actor) {
  insist(mayAdministerMachines(actor));
  const now = clock();
  const { counts, machines, events } = await readCounts(db, now);
  const waiting = events.filter(({ hasMachine }) => !hasMachine);
  const { nextEventAt, ...readiness } = fleetReadiness(counts, waiting, now);
  const holds = events.map(reservationOf);
  return {
    ...readiness,
    nextEventAt: nextEventAt === null ? null : new Date(nextEventAt),
    eventsWithoutMachine: holdsWithoutMachine(holds, machines),
    eventsWithoutMachineAfterRemoval: holdsWithoutMachine(holds, machines - 1),
  };
}

/**
 * Has so many machines ready: those that are off are turned on, as far as those that are idle or coming up do not suffice.
 * Counted and written under the lock of the fleet, so that of two administrators at once the second finds what the first
 * has turned on.
 */
export async function makeMachinesReady(
  deps: Deps,
  actor: Actor,
  wanted: number,
): Promise<readonly MachineView[]> {
  insist(mayAdministerMachines(actor));
  if (wanted < 1 || wanted > mostReadyMachines)
    throw invalidInput([fieldError("ready", "OUT_OF_RANGE", { min: 1, max: mostReadyMachines })]);
  const turnedOn: MachineId[] = [];
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { ids, isDone } = await inTurn(deps.db, [turn("fleet")], (tx) =>
      turnOnMissing(tx, deps, actor, wanted),
    );
    turnedOn.push(...ids);
    if (isDone) break;
  }
  return findMachines(deps.db, turnedOn);
}

async function turnOnMissing(tx: Tx, { clock }: Deps, actor: Actor, wanted: number) {
  await lockFleet(tx);
  const now = clock();
  const { counts } = await readCounts(tx, now);
  const count = machinesToTurnOn(wanted, counts);
  const rows = count === 0 ? [] : await lockOff(tx, count);
  const ids: MachineId[] = [];
  for (const row of rows) ids.push(await turnOn(tx, row, actor, now));
  return { ids, isDone: ids.length === count };
}

/**
 * Turns on what events need that can be started soon (0139): of the machines that rest, as many as are not ready or coming up.
 * Under the lock of the fleet, so that any number of workers turn on what one would. Answers how many.
 */
export async function prewarmForEvents({ db, clock }: Deps): Promise<number> {
  const now = clock();
  // Mostly there is nothing to do, and nobody is kept waiting for that.
  if (missingSoon(await readCounts(db, now), now) === 0) return 0;
  return inTurn(db, [turn("fleet")], async (tx) => {
    await lockFleet(tx);
    const missing = missingSoon(await readCounts(tx, now), now);
    const rows = missing === 0 ? [] : await lockOff(tx, missing, isResting(now));
    for (const row of rows) await turnOn(tx, row, null, now);
    return rows.length;
  });
}

function missingSoon({ counts, resting, events }: Counted, now: Instant): number {
  const waiting = events.filter(({ hasMachine }) => !hasMachine);
  return fleetReadiness({ ...counts, off: resting }, waiting, now, prewarmLeadSeconds).missing;
}

/** `actor`: null where the portal itself does it. */
async function turnOn(tx: Tx, row: MachineRow, actor: Actor | null, now: Instant): Promise<MachineId> {
  const { machine } = fleetMachineOf(row);
  const change = prewarmMachine(machine, actor?.userId ?? null, now, machineLimits);
  // The lock keeps everybody else away.
  if (!change.ok || !(await storeChange(tx, change.value))) throw new Error("a locked machine has changed");
  await wake(tx, machine.id, now);
  if (actor !== null) {
    await audit(tx, actor, "machine.made_ready", machine.id, {
      before: factsOf(machine),
      after: factsOf(change.value.machine),
    });
  }
  return machine.id;
}

/**
 * Machines that are off: those that nothing is wrong with first, the longest off before. Never waits for a machine, since
 * the reconciler writes many at once in no order.
 */
async function lockOff(
  tx: Tx,
  count: number,
  which = sql`status = 'off' and removed_at is null`,
): Promise<readonly MachineRow[]> {
  const { rows } = await sql<MachineRow>`
    select * from vm where ${which}
    order by session_id is not null, coalesce(reason = any(${machineCauses.filter(isFault)}::text[]), false), status_since, id
    limit ${count} for no key update skip locked`.execute(tx);
  return rows;
}

type Row = FleetCounts & {
  readonly machines: number;
  readonly resting: number;
  readonly events: readonly {
    readonly at: number;
    readonly seconds: number;
    readonly held: boolean;
    readonly ended: string | null;
  }[];
};

/** `hasMachine`, and be it one that starts: it needs none. */
type StandingEvent = EventLife & { readonly hasMachine: boolean };

type Counted = {
  readonly counts: FleetCounts;
  /** All that belong to the fleet. */
  readonly machines: number;
  /** Those that are off and can be turned on for somebody. */
  readonly resting: number;
  readonly events: readonly StandingEvent[];
};

async function readCounts(db: Db | Tx, now: Instant): Promise<Counted> {
  const { rows } = await sql<Row>`
    select count(*) as machines, count(*) filter (where status = 'idle' and session_id is null) as idle,
      count(*) filter (where status = 'void') as "comingUp", count(*) filter (where status = 'off') as off,
      count(*) filter (where ${isResting(now)}) as resting,
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
          where kind = 'event' and archived_at is null and valid_to > ${new Date(now)}
          order by event_at limit ${mostEvents}
        ) standing
      ) as events
    from vm where removed_at is null`.execute(db);
  const { events, machines, resting, ...counts } = rows[0] ?? {
    machines: 0,
    resting: 0,
    idle: 0,
    comingUp: 0,
    off: 0,
    events: [],
  };
  // One that ran and was ended by its people is over, and needs nothing more; one that was lost comes in again (0137).
  const isOver = ({ held, ended }: Row["events"][number]) =>
    !held && ended !== null && isMachineCause(ended) && lossOf(ended) === null;
  const coming = events.filter((event) => !isOver(event));
  const standing = coming.map(({ at, seconds, held }) => ({
    eventAt: instant(at),
    durationInSeconds: seconds,
    archivedAt: null,
    hasMachine: held,
  }));
  return { counts, machines, resting, events: standing };
}
