import type { Instant, UserId, VoucherId } from "@cathedra/domain";
import {
  type Claim,
  claimMachine,
  endMachineSession,
  forgetFailure,
  type Machine,
  machineLimits,
  wakeMachine,
} from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toFleetMachine } from "./fleet-machine.ts";
import { isResting } from "./resting-machines.ts";
import { storeLocked } from "./store-change.ts";

/**
 * Assigns a machine to a claim: the vacant one that has waited longest, or else a resting one that is turned on for it (0062);
 * undefined if there is none. The caller holds `lockFleet` and has checked that the claim may have one.
 */
export async function claimFreeMachine(tx: Tx, claim: Claim, now: Instant): Promise<Machine | undefined> {
  const vacant = await lockFirst(tx, sql`status = 'idle' and session_id is null and removed_at is null`);
  if (vacant !== undefined) return storeLocked(tx, claimMachine(vacant, claim, now, machineLimits), now);
  const resting = await lockFirst(tx, isResting(now));
  if (resting === undefined) return undefined;
  return storeLocked(tx, wakeMachine(resting, claim, now, machineLimits), now);
}

/**
 * The locked machine of a person's own start or session. A machine whose start failed is released and not returned, because a
 * person who tries again has seen the failure.
 */
export async function ownMachine(tx: Tx, userId: UserId, now: Instant): Promise<Machine | undefined> {
  const machine = await lockOne(tx, sql`started_by = ${userId}`);
  return machine === undefined ? undefined : unlessFailed(tx, machine, now);
}

/** The locked machine of an event, which must be locked first. A machine whose start failed is released and not returned. */
export async function machineOfEvent(tx: Tx, id: VoucherId, now: Instant): Promise<Machine | undefined> {
  const machine = await lockOne(tx, sql`event_id = ${id}`);
  return machine === undefined ? undefined : unlessFailed(tx, machine, now);
}

/** Ends the running or starting session of an event, within the transaction that ends the event; undefined if there is none. */
export async function endEventMachine(
  tx: Tx,
  id: VoucherId,
  actorId: UserId,
  now: Instant,
): Promise<Machine | undefined> {
  const machine = await machineOfEvent(tx, id, now);
  if (machine === undefined) return undefined;
  return storeLocked(tx, endMachineSession(machine, actorId, now, machineLimits), now);
}

async function unlessFailed(tx: Tx, machine: Machine, now: Instant): Promise<Machine | undefined> {
  if (machine.status !== "off") return machine;
  await storeLocked(tx, forgetFailure(machine, machineLimits), now);
  return undefined;
}

/** A locked machine is skipped, unless it is the only one. */
async function lockFirst(tx: Tx, which: RawBuilder<unknown>): Promise<Machine | undefined> {
  const first = sql`${which} order by status_since, id limit 1`;
  return (await lockOne(tx, first, sql`skip locked`)) ?? (await lockOne(tx, first));
}

async function lockOne(
  tx: Tx,
  which: RawBuilder<unknown>,
  patience: RawBuilder<unknown> = sql``,
): Promise<Machine | undefined> {
  const row = await tx
    .selectFrom("vm")
    .selectAll()
    .where(sql<boolean>`${which}`)
    .modifyEnd(sql`for no key update ${patience}`)
    .executeTakeFirst();
  return row && toFleetMachine(row).machine;
}
