import type { MachineId, UserId, VoucherId } from "@cathedra/domain";
import { isMachineCause } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { CloudCaseVm } from "../../graphql/generated/contract.ts";

/** A machine in the contract's form, without its history, which loaders add. */
export type MachineView = Omit<CloudCaseVm, "history" | "last_hour" | "usual_power_on_in_seconds"> & {
  /** Whether the machine was off and had to be turned on for the present start. */
  readonly is_woken: boolean;
};

const session = sql`vm.session_id, vm.module_id, vm.case_id, vm.voucher_id`;
const sessionNames = sql`cloud_module.name as module_name, cloud_case.name as case_name`;
/** The person who started the session of a row, after `sessionJoins`. */
export const startedBy = sql`case when app_user.id is not null then json_build_object(
  'keycloak_id', app_user.keycloak_id, 'first_name', app_user.first_name, 'last_name', app_user.last_name,
  'email', app_user.email) end`;

/** All machines of the fleet, sorted by name. */
export function findFleet(db: Db, limit: number, offset: number): Promise<readonly MachineView[]> {
  return machinesWhere(
    db,
    sql`vm.removed_at is null order by vm.name, vm.id limit ${limit} offset ${offset}`,
  );
}

/** The machine of the person's own start or session; a person has at most one. */
export async function findAssigned(db: Db, userId: UserId): Promise<MachineView | null> {
  const [machine] = await machinesWhere(db, sql`vm.started_by = ${userId}`);
  return machine ?? null;
}

/** SQL for the assigned machine of the row `person`, as JSON. */
export const assignedJson = sql`(
  select to_json(assigned) from (
    ${machinesSelect(sql`vm.started_by = person.id`)}
  ) assigned
)`;

/** Reads the JSON that `assignedJson` selected. */
export function getAssigned(read: unknown): MachineView | null {
  return read === null ? null : withReason(read as MachineView);
}

export function findMachines(db: Db, ids: readonly MachineId[]): Promise<readonly MachineView[]> {
  return machinesWhere(db, sql`vm.id = any(${[...ids]}::uuid[]) order by vm.name, vm.id`);
}

/** The machines of many events, each assigned to its event; null when an event has none. */
export async function findMachinesOfEvents(
  db: Db,
  ids: readonly VoucherId[],
): Promise<readonly (MachineView | null)[]> {
  const machines = await machinesWhere(db, sql`vm.event_id = any(${[...ids]}::int[])`);
  const byEvent = new Map(machines.map((machine) => [machine.voucher_id, machine]));
  return ids.map((id) => byEvent.get(id) ?? null);
}

export async function findMachine(db: Db, id: MachineId): Promise<MachineView> {
  const [machine] = await findMachines(db, [id]);
  if (machine === undefined) throw new Error(`machine ${id} is not there`);
  return machine;
}

async function machinesWhere(db: Db, condition: RawBuilder<unknown>): Promise<readonly MachineView[]> {
  const { rows } = await machinesSelect(condition).execute(db);
  return rows.map(withReason);
}

function machinesSelect(condition: RawBuilder<unknown>): RawBuilder<MachineView> {
  return sql<MachineView>`
    select vm.id, vm.name, vm.url, vm.status, vm.status_since, vm.reason, vm.detail, ${session}, ${sessionNames},
      vm.event_id is not null as is_event,
      (select event.name from resource_access_voucher event where event.id = vm.event_id) as event_name, ${startedBy} as started_by, vm.claimed_at, vm.session_started_at,
      vm.session_ends_at, failed.used_s as session_used_in_seconds, failed.given_back_s as session_given_back_in_seconds,
      case when vm.status = 'started' and vm.fault = 'silent' then vm.fault_since end as reports_missing_since,
      vm.status in ('desired', 'idle', 'starting') and exists (
        select from vm_history where session_id = vm.session_id and prev_status = 'off'
      ) as is_woken, vm.last_seen_at
    from vm ${sessionJoins(sql.ref("vm"))}
      left join vm_session failed on vm.status = 'off' and failed.id = vm.session_id
    where ${condition}`;
}

/** The joins from which the names in a session and in `startedBy` are read. */
export function sessionJoins(of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join app_user on app_user.id = ${of}.started_by
    left join cloud_module on cloud_module.id = ${of}.module_id
    left join cloud_case on cloud_case.id = ${of}.case_id`;
}

/** Adds the reason in words, because the codes are not sent to pages. */
export function withReason<Row extends { readonly reason: string }>(row: Row): Row {
  const cause = row.reason ?? "REGISTERED";
  return { ...row, reason: isMachineCause(cause) ? machineTexts.causes[cause] : cause };
}
