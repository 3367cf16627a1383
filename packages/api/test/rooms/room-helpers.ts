import { randomUUID } from "node:crypto";
import type { MachineId } from "@cathedra/domain";
import type { CastPerson } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { addMachines, caseOfTests, type Fleet } from "../machines/fleet.ts";
import { unbranded } from "../support/unbranded.ts";

export const tokenQuery = `query ($sessionId: ID!) {
  cloudCaseRoomToken(sessionId: $sessionId) { token role expires_at }
}`;

export const extendMutation = `mutation ($sessionId: ID!) {
  extendSingleUserCloudCase(sessionId: $sessionId) { id session_ends_at }
}`;

export const witnessMutation = `mutation ($sessionId: ID!) {
  witnessCloudCaseRoom(sessionId: $sessionId)
}`;

export type Running = { readonly machine: MachineId; readonly sessionId: string };

/** The parts of a fleet that are needed to put a session on it. */
export type Rooms = Pick<Fleet, "db"> & { readonly agents: Pick<Fleet["agents"], "url"> };

/** A running session, on a machine of its own. */
export async function runningSession(
  fleet: Rooms,
  session: {
    readonly by: Pick<CastPerson, "userId">;
    readonly voucherId: number;
    readonly isEvent?: boolean;
    readonly startedAt?: Date;
    /** Its end, in seconds after its start. */
    readonly seconds?: number;
  },
): Promise<Running> {
  const [machine] = await addMachines(fleet, 1);
  if (machine === undefined) throw new Error("no machine");
  const { by, voucherId, isEvent = false, startedAt = new Date(), seconds = 3600 } = session;
  const sessionId = randomUUID();
  const endsAt = new Date(startedAt.getTime() + seconds * 1000);
  await sql`
    update vm set status = 'started', session_id = ${sessionId}, module_id = ${caseOfTests.moduleId},
      case_id = ${caseOfTests.caseId}, voucher_id = ${voucherId}, event_id = ${isEvent ? voucherId : null},
      started_by = ${by.userId}, claimed_at = ${startedAt}, limit_ms = ${seconds * 1000},
      session_started_at = ${startedAt}, session_ends_at = ${endsAt}, deadline_at = ${endsAt}, version = version + 1
    where id = ${machine}`.execute(fleet.db);
  await unbranded(fleet.db)
    .insertInto("vm_session")
    .values({
      id: sessionId,
      vm_id: machine,
      voucher_id: voucherId,
      user_id: by.userId,
      kind: isEvent ? "event" : "single_user",
      module_id: caseOfTests.moduleId,
      case_id: caseOfTests.caseId,
      limit_s: seconds,
      started_at: startedAt,
      ends_at: endsAt,
    })
    .execute();
  return { machine, sessionId };
}

/** Removes all sessions from the tests' machines, so that everyone can start again. */
export async function emptyFleet({ db }: Pick<Rooms, "db">): Promise<void> {
  await sql`update vm set removed_at = now(), status = 'off', session_id = null, module_id = null, case_id = null,
    voucher_id = null, event_id = null, started_by = null, claimed_at = null, limit_ms = null, limit_until = null,
    session_started_at = null, session_ends_at = null, deadline_at = null, look_again_at = null,
    fault = null, fault_since = null where driver = 'fake'`.execute(db);
  await sql`update resource_access_voucher set archived_at = now() where kind = 'event'`.execute(db);
}
