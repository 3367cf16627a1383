import { isUuid, type MachineId, type SessionId, type UserId } from "@cathedra/domain";
import {
  type Actor,
  allows,
  type Decision,
  isEventOrganizer,
  mayAdministerMachines,
  mayEndCaseSession,
  mayEndEventSession,
  mayUseCloudVoucher,
} from "@cathedra/domain/access";
import { endMachineSession, type Machine, machineLimits } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, nullable, statement, texts, uuid } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { MutationStopCloudCaseSessionWithVoucherIdArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { type OrganizerColumns, organizerColumns } from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { getFacts, notNow } from "./administer-machines.ts";
import { changeMachine } from "./change-machine.ts";
import { findMachines, type MachineView } from "./fleet-queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Ends sessions and starts of a voucher (4.022, 4.041, 3.024): the caller's own, or else those that the caller may end.
 * Repeating it changes nothing. A voucher whose sessions the caller could never end is answered as missing.
 */
export async function endSessions(
  deps: Deps,
  actor: Actor,
  { voucherId, vmId }: MutationStopCloudCaseSessionWithVoucherIdArgs,
): Promise<readonly MachineView[]> {
  const going = await findSessions(deps.db, voucherId);
  const allowed = going.filter((session) => allows(mayEnd(actor, session)));
  if (allowed.length === 0) authorize(await mayEverEnd(deps.db, actor, voucherId));
  const own = allowed.filter(({ startedBy }) => startedBy === actor.userId);
  const requested =
    vmId === null || vmId === undefined
      ? own.length > 0
        ? own
        : allowed
      : allowed.filter(({ id }) => isUuid(vmId) && id === vmId.toLowerCase());
  const ended: MachineId[] = [];
  for (const session of requested) {
    const changed = await endOne(deps, actor, session);
    if (changed !== undefined) ended.push(changed);
  }
  return findMachines(deps.db, ended);
}

/** Ends exactly this session, and not a later one of the same voucher; undefined if it has already ended. */
function endOne(deps: Deps, actor: Actor, session: Session): Promise<MachineId | undefined> {
  const { id, sessionId } = session;
  const isAdmin = !isConductedBy(actor, session);
  const which = sql`vm.id = ${id} and vm.session_id = ${sessionId} and vm.status <> 'off'`;
  return changeMachine(deps, which, async (tx, { machine }) => {
    const change = endMachineSession(machine, actor.userId, deps.clock(), machineLimits, isAdmin);
    if (!change.ok) throw notNow(machine);
    if (isSomebodyElses(machine, actor)) {
      await audit(tx, actor, "machine.session_ended", machine.id, {
        customer: { ofSession: sessionId },
        before: getFacts(machine),
        after: getFacts(change.value.machine),
      });
    }
    return change.value;
  });
}

const ofDeactivatedStatement = statement(
  { id: uuid<MachineId>(), sessionId: filled(uuid<SessionId>()) },
  () => sql`
    select vm.id, vm.session_id as "sessionId"
    from vm join app_user person on person.id = vm.started_by and person.deactivated_at is not null
    where vm.session_id is not null and vm.event_id is null and vm.status <> 'off' and vm.removed_at is null order by vm.id`,
);

/**
 * Ends the cases of people whose directory has ended their access, and frees their machines. Returns how many. The machine of an event
 * stays with the others who take part.
 */
export async function endSessionsOfDeactivated(deps: Deps): Promise<number> {
  let count = 0;
  for (const { id, sessionId } of await ofDeactivatedStatement.rows(deps.db)) {
    const ended = await changeMachine(
      deps,
      sql`vm.id = ${id} and vm.session_id = ${sessionId} and vm.status <> 'off'`,
      async (tx, { machine }) => {
        const change = endMachineSession(machine, null, deps.clock(), machineLimits, true);
        if (!change.ok) throw notNow(machine);
        await audit(tx, { userId: null }, "machine.session_ended", machine.id, {
          customer: { ofSession: sessionId },
          before: getFacts(machine),
          after: getFacts(change.value.machine),
        });
        return change.value;
      },
    );
    if (ended !== undefined) count += 1;
  }
  return count;
}

function isSomebodyElses({ claim }: Machine, actor: Actor): boolean {
  return claim?.startedBy !== actor.userId;
}

/**
 * Whether the caller conducts the session: it is their own, or that of an event that they organize. Others end it as
 * administrators.
 */
function isConductedBy(actor: Actor, { startedBy, isEvent, ...event }: Session): boolean {
  return startedBy === actor.userId || (isEvent && isEventOrganizer(actor, event));
}

function mayEnd(actor: Actor, { isEvent, ...session }: Session): Decision {
  return isEvent ? mayEndEventSession(actor, { ...session, userIds: [] }) : mayEndCaseSession(actor, session);
}

const mayEverEndStatement = statement(
  { organizers: texts(), creatorId: nullable(uuid<UserId>()), isEvent: bool(), hasAccepted: bool() },
  (actor: Actor, voucherId: number) => sql`
    select voucher.kind = 'event' as "isEvent", ${organizerColumns}, exists (
        select from voucher_user where voucher_id = voucher.id and user_id = ${actor.userId}
      ) as "hasAccepted"
    from resource_access_voucher voucher where voucher.id = ${voucherId}`,
);

/** Whether the caller could ever end a session of a voucher, including an archived one whose sessions have ended. */
async function mayEverEnd(db: Db, actor: Actor, voucherId: number): Promise<Decision> {
  const rights = await mayEverEndStatement.first(db, actor, voucherId);
  if (rights === undefined) return "hidden";
  const { isEvent, hasAccepted, ...organizers } = rights;
  const userIds = hasAccepted ? [actor.userId] : [];
  if (isEvent) return mayEndEventSession(actor, { ...organizers, userIds, isArchived: false });
  return allows(mayAdministerMachines(actor)) ? "allowed" : mayUseCloudVoucher(actor, { userIds });
}

type Session = OrganizerColumns & {
  id: MachineId;
  sessionId: SessionId;
  startedBy: UserId;
  isArchived: boolean;
  isEvent: boolean;
};

const sessionsOfStatement = statement(
  {
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    id: uuid<MachineId>(),
    sessionId: filled(uuid<SessionId>()),
    startedBy: filled(uuid<UserId>()),
    isArchived: bool(),
    isEvent: bool(),
  },
  (voucherId: number) => sql`
    select vm.id, vm.session_id as "sessionId", vm.started_by as "startedBy", ${organizerColumns}, voucher.archived_at is not null as "isArchived",
      vm.event_id is not null as "isEvent"
    from vm join resource_access_voucher voucher on voucher.id = vm.voucher_id
    where vm.voucher_id = ${voucherId} and vm.status <> 'off' order by vm.id`,
);

async function findSessions(db: Db, voucherId: number): Promise<readonly Session[]> {
  return sessionsOfStatement.rows(db, voucherId);
}
