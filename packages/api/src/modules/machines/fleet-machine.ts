import type { Instant } from "@cathedra/domain";
import {
  type Claim,
  type ClaimLimit,
  isMachineCause,
  type Machine,
  type Observation,
} from "@cathedra/domain/cloud";
import type { Selectable, UpdateObject } from "kysely";
import type { Database } from "../../db/generated/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** A machine of the fleet, with the address of its agent. */
export type FleetMachine = {
  readonly machine: Machine;
  readonly name: string;
  /** The base address of the machine's frame and agent. */
  readonly url: string;
  readonly driver: string;
  /** The machine's id in the driver's system. */
  readonly driverRef: string | null;
  /** The fault of the agent's latest answer. */
  readonly fault: Extract<Observation, { kind: "silent" | "garbage" }> | null;
  readonly lookAgainAt: Instant | null;
};

export type MachineRow = Selectable<Database["vm"]>;

export function toFleetMachine(row: MachineRow): FleetMachine {
  const { name, url, driver, driver_ref: driverRef, fault, fault_since: since } = row;
  return {
    machine: toMachine(row),
    name,
    url,
    driver,
    driverRef,
    fault: fault === null || since === null ? null : { kind: fault, since },
    lookAgainAt: row.look_again_at,
  };
}

function toMachine(row: MachineRow): Machine {
  const { session_started_at: startedAt, session_ends_at: endsAt } = row;
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    since: row.status_since,
    cause: isMachineCause(row.reason) ? row.reason : "REGISTERED",
    detail: row.detail,
    deadlineAt: row.deadline_at,
    claim: toClaim(row),
    session: startedAt === null || endsAt === null ? null : { startedAt, endsAt },
    lastSeenAt: row.last_seen_at,
    roomSeenAt: row.room_seen_at,
    removedAt: row.removed_at,
  };
}

function toClaim(row: MachineRow): Claim | null {
  const { session_id, voucher_id, module_id, case_id, started_by, claimed_at } = row;
  const limit = getLimit(row);
  if (session_id === null || voucher_id === null || module_id === null || case_id === null) return null;
  if (started_by === null || claimed_at === null || limit === null) return null;
  return {
    sessionId: session_id,
    kind: row.event_id === null ? "SINGLE_USER_CLOUD_CASE" : "EVENT_CLOUD_CASE",
    voucherId: voucher_id,
    moduleId: module_id,
    caseId: case_id,
    startedBy: started_by,
    claimedAt: claimed_at,
    limit,
  };
}

function getLimit({ limit_ms: ms, limit_until: until }: MachineRow): ClaimLimit | null {
  if (until !== null) return { kind: "until", at: until };
  return ms === null ? null : { kind: "for", ms };
}

/** The columns with a machine's state, without its id and its addresses. */
export function getColumns(machine: Machine): UpdateObject<Database, "vm"> {
  const { claim, session } = machine;
  return {
    version: machine.version,
    status: machine.status,
    status_since: toTimestamp(machine.since),
    reason: machine.cause,
    detail: machine.detail,
    deadline_at: toTimestamp(machine.deadlineAt),
    session_id: claim?.sessionId ?? null,
    module_id: claim?.moduleId ?? null,
    case_id: claim?.caseId ?? null,
    voucher_id: claim?.voucherId ?? null,
    event_id: claim?.kind === "EVENT_CLOUD_CASE" ? claim.voucherId : null,
    started_by: claim?.startedBy ?? null,
    claimed_at: toTimestamp(claim?.claimedAt ?? null),
    limit_ms: claim?.limit.kind === "for" ? claim.limit.ms : null,
    limit_until: claim?.limit.kind === "until" ? toTimestamp(claim.limit.at) : null,
    session_started_at: toTimestamp(session?.startedAt ?? null),
    session_ends_at: toTimestamp(session?.endsAt ?? null),
    last_seen_at: toTimestamp(machine.lastSeenAt),
    removed_at: toTimestamp(machine.removedAt),
  };
}
