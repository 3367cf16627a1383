import { randomUUID } from "node:crypto";
import { instant, type MachineId } from "@cathedra/domain";
import { type MachineLimits, machineLimits } from "@cathedra/domain/cloud";
import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { vi } from "vitest";
import type { Db } from "../../src/db/database.ts";
import { agentClient } from "../../src/modules/machines/agent/agent-client.ts";
import { type Reconciler, startReconciler } from "../../src/modules/machines/reconciler/reconciler.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { unbranded } from "../support/unbranded.ts";
import { type FakeAgents, fleetSecret, startAgents } from "./fake-agents.ts";

export const caseOfTests = { moduleId: "carotid-stenting", caseId: "carotid-stenting-01" } as const;

export type Fleet = CastApp & {
  readonly agents: FakeAgents;
  readonly db: Db;
  /** Moves the clock of portal, database and machines by this time. */
  readonly time: { ahead: number };
  /** Takes every machine out of the fleet, and every event out of the way. */
  readonly emptyFleet: () => Promise<void>;
  readonly reconcile: (limits?: Partial<MachineLimits>) => Reconciler;
  readonly close: () => Promise<void>;
};

/** The portal with a fleet of machines that only answer; a reconciler runs where a test starts one. */
export async function startFleet(): Promise<Fleet> {
  const time = { ahead: 0 };
  const now = () => instant(Date.now() + time.ahead);
  const agents = await startAgents(now);
  const portal = await castApp([], { clock: now });
  const started: Reconciler[] = [];
  // A machine that must be silent closes the connection: no test waits for a timeout, and a slow computer makes no machine
  // silent.
  const client = agentClient({ fleetSecret, clock: now, timeoutMs: 10_000 });
  return {
    ...portal,
    agents,
    time,
    db: portal.database.db,
    emptyFleet: async () => {
      await sql`update vm set removed_at = now(), status = 'off', session_id = null, module_id = null, case_id = null,
        voucher_id = null, event_id = null, started_by = null, claimed_at = null, limit_ms = null, limit_until = null,
        session_started_at = null, session_ends_at = null, look_again_at = null`.execute(portal.database.db);
      await sql`update resource_access_voucher set archived_at = now() where kind = 'event'`.execute(
        portal.database.db,
      );
    },
    reconcile: (limits = {}) => {
      const reconciler = startReconciler({
        db: portal.database.db,
        databaseUrl: portal.database.url,
        clock: now,
        agents: client,
        drivers: { fake: agents.driver },
        limits: { ...machineLimits, watchMs: 50, sessionMs: 200, heartbeatMs: 200, retryMs: 500, ...limits },
        log: { info: () => undefined, warn: () => undefined, error: console.error },
        sweepMs: 50,
      });
      started.push(reconciler);
      return reconciler;
    },
    close: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      client.close();
      await Promise.all([portal.close(), agents.close()]);
    },
  };
}

/** Adds machines that are ready and free. */
export async function addMachines(
  { db, agents }: Pick<Fleet, "db"> & { readonly agents: Pick<FakeAgents, "url"> },
  count: number,
  columns: { readonly status?: "idle" | "off" } = {},
): Promise<readonly MachineId[]> {
  const ids = Array.from({ length: count }, () => randomUUID() as MachineId);
  const { status = "idle" } = columns;
  await db
    .insertInto("vm")
    .values(
      ids.map((id, at) => ({
        id,
        name: `Simulator ${at + 1}`,
        url: agents.url(id),
        driver: "fake",
        status,
        reason: status === "idle" ? "READY" : "REGISTERED",
      })),
    )
    .execute();
  await db
    .insertInto("vm_history")
    .values(ids.map((id) => ({ vm_id: id, new_status: status })))
    .execute();
  return ids;
}

/** A voucher for carotid stenting that these people have accepted. */
export async function addVoucher(
  db: Db,
  people: readonly Pick<CastPerson, "userId">[],
  {
    seconds = 7200,
    validTo = new Date(Date.now() + 30 * 86_400_000),
    customerId = getCustomer("northgate").id,
  }: { readonly seconds?: number; readonly validTo?: Date; readonly customerId?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into resource_access_voucher
      (kind, code, customer_id, learning_space_id, creator_id, valid_to, max_uses, used, max_duration_s)
    values ('cloud_modules', ${`cmrav${randomUUID()}`}, ${customerId}, 2, ${cast.george.userId}, ${validTo},
      100, ${people.length}, ${seconds})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into voucher_case (voucher_id, case_id)
    select ${id}, id from cloud_case where module_id = ${caseOfTests.moduleId}`.execute(db);
  for (const { userId } of people) {
    await unbranded(db)
      .insertInto("voucher_user")
      .values({ voucher_id: id, user_id: userId, granted_s: seconds })
      .execute();
  }
  return id;
}

/** An event from then on, whose hour is reserved in the ledger of its customer. */
export async function addEvent(
  db: Db,
  eventAt: Date,
  organizers: readonly string[] = [],
  {
    seconds = 3600,
    customer = getCustomer("northgate").id,
  }: { readonly seconds?: number; readonly customer?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into resource_access_voucher (kind, code, customer_id, learning_space_id, creator_id, valid_to, max_uses, name,
      description, event_at, duration_s, calendar_sequence, reserved_ms)
    values ('event', ${`cerav${randomUUID()}`}, ${customer}, 2, ${cast.george.userId},
      ${new Date(eventAt.getTime() + (seconds + 300) * 1000)}, 10, 'Stroke afternoon', '', ${eventAt}, ${seconds}, 0,
      ${seconds * 1000})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`update quota_account set spendable_ms = spendable_ms - ${seconds * 1000},
    reserved_ms = reserved_ms + ${seconds * 1000} where customer_id = ${customer}`.execute(db);
  for (const email of organizers)
    await unbranded(db).insertInto("voucher_organizer").values({ voucher_id: id, email }).execute();
  return id;
}

export async function machineRow(db: Db, id: string) {
  return unbranded(db).selectFrom("vm").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Waits until the machine has this status. */
export async function untilStatus(db: Db, id: string, status: string) {
  return vi.waitFor(
    async () => {
      const row = await machineRow(db, id);
      if (row.status !== status) throw new Error(`${row.status} (${row.reason}) instead of ${status}`);
      return row;
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** The chain of statuses, oldest first, checked for its links. */
export async function chainOf(db: Db, id: string): Promise<readonly string[]> {
  const rows = await unbranded(db)
    .selectFrom("vm_history")
    .select(["prev_status", "new_status", "reason"])
    .where("vm_id", "=", id)
    .orderBy("id")
    .execute();
  for (const [at, { prev_status }] of rows.entries()) {
    if (prev_status !== (rows[at - 1]?.new_status ?? null)) throw new Error(`the chain breaks at ${at}`);
  }
  return rows.map(({ new_status, reason }) => `${new_status} ${reason ?? ""}`.trim());
}

export const startMutation = `mutation ($moduleId: String!, $caseId: String!, $voucherId: Int!) {
  startSingleUserCloudCase(moduleId: $moduleId, caseId: $caseId, voucherId: $voucherId) {
    id status session_id module_id case_id voucher_id url is_event started_by { keycloak_id }
  }
}`;
export const assignedQuery = `{ getVmAssignedToMe {
  id url status reason detail session_id case_id voucher_id session_started_at session_ends_at session_used_in_seconds started_by { email }
} }`;
export const endMutation = `mutation ($voucherId: Int!, $vmId: ID) {
  stopCloudCaseSessionWithVoucherId(voucherId: $voucherId, vmId: $vmId) { id status session_id }
}`;

/** The same for all tests of a file: open before the first, closed after the last. */
export function setUpFleet(): Fleet {
  return openBeforeAll(startFleet);
}
