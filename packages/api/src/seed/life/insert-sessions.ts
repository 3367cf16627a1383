import {
  type CaseId,
  type Instant,
  instant,
  type MachineId,
  type ModuleId,
  type SessionId,
  type UserId,
  type VoucherId,
} from "@cathedra/domain";
import type { MachineCause, MachineStatus } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { newId } from "../../db/uuid.ts";
import { getSeconds, refundedBy } from "./lost-time.ts";
import type { SeedHappening, SeedSession } from "./seed-life.ts";

/** A row of a machine's history. */
type MachineChange = {
  readonly from: MachineStatus | null;
  readonly to: MachineStatus;
  readonly cause: MachineCause;
  readonly at: Instant;
  /** The session that the machine served from then on. */
  readonly session: RunSession | null;
};

const secondMs = 1000;

/** How long before its first session a machine joined the fleet, and how long after the last one it left. */
const dayMs = 86_400_000;

type OfPerson<Happening> = Happening extends unknown
  ? Omit<Happening, "person"> & { readonly userId: UserId }
  : never;

/** An ended session with its person. */
export type PastSession = SeedSession & {
  readonly id: SessionId;
  readonly voucherId: VoucherId;
  readonly kind: "event" | "single_user";
  readonly userId: UserId;
  readonly happenings: readonly OfPerson<SeedHappening>[];
};

/** A past session with the module that was run in it. */
export type RunSession = PastSession & { readonly moduleId: ModuleId };

const hourMs = 3_600_000;

/**
 * Writes sessions with the history of the machines that ran them. These machines have left the fleet since, so that today's
 * fleet begins its own history; there are as many as ran at the same time.
 */
export async function insertSessions(tx: Tx, past: readonly PastSession[]): Promise<void> {
  if (past.length === 0) return;
  const { rows: cases } = await sql<{ id: CaseId; moduleId: ModuleId }>`
    select id, module_id as "moduleId" from cloud_case`.execute(tx);
  const getModule = new Map(cases.map(({ id, moduleId }) => [id, moduleId]));
  const run = past.map((session): RunSession => {
    const moduleId = getModule.get(session.caseId);
    if (moduleId === undefined) throw new Error(`no such case: ${session.caseId}`);
    return { ...session, moduleId };
  });
  for (const [place, sessions] of placed(run).entries()) await insertMachine(tx, place + 1, sessions);
}

/**
 * Distributes the sessions over machines: sessions that overlap, or are less than an hour apart, go to different ones. The
 * sessions of each machine are in order of time.
 */
function placed(sessions: readonly RunSession[]): readonly (readonly RunSession[])[] {
  const machines: RunSession[][] = [];
  for (const session of sessions.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const free = machines.find((own) => (own.at(-1)?.endedAt ?? 0) + hourMs <= session.startedAt);
    if (free === undefined) machines.push([session]);
    else free.push(session);
  }
  return machines;
}

async function insertMachine(tx: Tx, number: number, sessions: readonly RunSession[]): Promise<void> {
  const vmId = newId<MachineId>();
  const changes = getChanges(sessions);
  const first = changes[0]?.at ?? instant(0);
  const last = changes.at(-1)?.at ?? instant(0);
  await tx
    .insertInto("vm")
    .values({
      id: vmId,
      name: `Former simulator ${number}`,
      url: `https://former-simulator-${number}.example/`,
      driver: "local",
      status: "off",
      status_since: toTimestamp(last),
      reason: "REMOVED",
      created_at: toTimestamp(first),
      removed_at: toTimestamp(last),
      look_again_at: null,
    })
    .execute();
  const history = changes.map(({ from, to, cause, session, at }) => ({
    vm_id: vmId,
    prev_status: from,
    new_status: to,
    reason: cause,
    started_by: session?.userId ?? null,
    module_id: session?.moduleId ?? null,
    case_id: session?.caseId ?? null,
    voucher_id: session?.voucherId ?? null,
    session_id: session?.id ?? null,
    updated_at: iso(at),
  }));
  await sql`
    insert into vm_history (
      vm_id, prev_status, new_status, reason, started_by, module_id, case_id, voucher_id, session_id, updated_at
    )
    select vm_id, prev_status, new_status, reason, started_by, module_id, case_id, voucher_id, session_id, updated_at
    from json_populate_recordset(null::vm_history, ${JSON.stringify(history)}::json)`.execute(tx);
  await insertRows(tx, vmId, sessions);
}

async function insertRows(tx: Tx, vmId: MachineId, sessions: readonly RunSession[]): Promise<void> {
  for (const session of sessions) {
    const { id, voucherId, userId, kind, moduleId, caseId, startedAt, endsAt, endedAt, cause } = session;
    await tx
      .insertInto("vm_session")
      .values({
        id,
        vm_id: vmId,
        voucher_id: voucherId,
        user_id: userId,
        kind,
        module_id: moduleId,
        case_id: caseId,
        limit_s: Math.floor((endsAt - startedAt) / 1000),
        started_at: toTimestamp(startedAt),
        ends_at: toTimestamp(endsAt),
        ended_at: toTimestamp(endedAt),
        end_reason: cause,
        used_s: getSeconds(session),
        given_back_s: kind === "event" ? 0 : refundedBy(session),
      })
      .execute();
    for (const [place, told] of session.happenings.entries()) {
      await tx
        .insertInto("vm_session_event")
        .values({
          session_id: id,
          at: toTimestamp(told.at),
          kind: told.kind,
          user_id: told.userId,
          case_id: told.kind === "case_changed" ? told.caseId : null,
          seq: place + 1,
        })
        .execute();
    }
  }
}

function iso(at: Instant): string {
  return new Date(at).toISOString();
}

/** The history of a machine that ran these sessions, one after another, and then left the fleet (4.008, 4.010, X66). */
function getChanges(sessions: readonly RunSession[]): readonly MachineChange[] {
  const changes: MachineChange[] = [];
  const to = (status: MachineStatus, cause: MachineCause, at: number, session: RunSession | null = null) =>
    changes.push({ from: changes.at(-1)?.to ?? null, to: status, cause, at: instant(at), session });
  const joinedAt = (sessions[0]?.startedAt ?? 0) - dayMs;
  to("off", "REGISTERED", joinedAt);
  to("void", "TURNED_ON", joinedAt + 60 * secondMs);
  to("idle", "READY", joinedAt + 70 * secondMs);
  for (const session of sessions) {
    const { startedAt, endedAt, cause } = session;
    to("desired", "CLAIMED", startedAt - 12 * secondMs, session);
    to("idle", "READY", startedAt - 11 * secondMs, session);
    to("starting", "STARTING", startedAt - 10 * secondMs, session);
    to("started", "STARTED", startedAt, session);
    if (isDeath(cause)) {
      to("off", cause, endedAt);
      to("void", "RECOVERED", endedAt + 2 * secondMs);
    } else {
      to("void", cause, endedAt);
    }
    to("idle", "READY", endedAt + 10 * secondMs);
  }
  const leftAt = (sessions.at(-1)?.endedAt ?? 0) + 60_000;
  to("off", "REMOVED", leftAt);
  return changes;
}

/** Whether a machine is off after a change with this cause (X66). */
function isDeath(cause: MachineCause): boolean {
  return cause === "STOPPED" || cause === "SILENT" || cause === "GARBAGE";
}
