import { type Instant, instant, type VoucherId } from "@cathedra/domain";
import {
  type EventTimes,
  fitEvent,
  freeMachinesIn,
  getReservation,
  type Hold,
  nextFreeStarts,
} from "@cathedra/domain/cloud";
import type { Db, Tx } from "../../db/database.ts";
import { tooManyEvents } from "../../errors.ts";
import { readFleet } from "../machines/public.ts";

/** How far ahead free times are searched, in milliseconds. */
const lookAheadMs = 31 * 86_400_000;

/** The number of machines, and when they are held (X64, X65). */
type FleetTime = { readonly fleet: number; readonly holds: readonly Hold[] };

type AvailabilityQuery = {
  readonly event: EventTimes;
  readonly now: Instant;
  /** The event that is being moved, whose own reservation is not counted. */
  readonly except?: VoucherId;
};

async function readFleetTime(db: Db | Tx, { event, now, except }: AvailabilityQuery): Promise<FleetTime> {
  const until = instant(getReservation(event).opensAt + lookAheadMs);
  const { machines, holds } = await readFleet(db, now, until, { event: except ?? null });
  return { fleet: machines, holds };
}

/** Refuses an event if no machine is free at its time; the error contains the next times at which one is (3.049, X65). */
export async function assertMachineAvailable(tx: Tx, query: AvailabilityQuery): Promise<void> {
  const time = await readFleetTime(tx, query);
  if (!fitEvent(query.event, time.holds, time.fleet).ok) throw tooManyEvents(nextStarts(time, query));
}

/** Whether a machine is free at a time, so that the form can show it before it is submitted. */
export async function machineAvailability(db: Db, query: AvailabilityQuery) {
  const time = await readFleetTime(db, query);
  return {
    machines: time.fleet,
    freeMachines: freeMachinesIn(time.holds, getReservation(query.event), time.fleet),
    nextStarts: nextStarts(time, query),
  };
}

/** Times beyond the examined range are unknown and not offered. */
function nextStarts({ fleet, holds }: FleetTime, { event, now }: AvailabilityQuery): readonly Instant[] {
  const from = instant(Math.max(event.eventAt, now));
  const { durationInSeconds } = event;
  const latest = getReservation(event).opensAt + lookAheadMs;
  return nextFreeStarts({ durationInSeconds, from, fleet }, holds).filter((at) => at < latest);
}
