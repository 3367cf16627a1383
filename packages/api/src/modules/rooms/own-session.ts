import type { Instant, MachineId, SessionId, UserId } from "@cathedra/domain";
import type { ExtendableSession, Machine, RunningSession } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { filled, int, nullable, statement, timestamp, uuid } from "../../db/statement.ts";
import { toFleetMachine } from "../machines/public.ts";

/** The session of a one-person case, with the facts that decide how far it can be extended. */
export type OwnSession = RunningSession &
  Pick<ExtendableSession, "durationLeftInSeconds" | "voucherValidTo" | "extendedAt"> & {
    readonly sessionId: SessionId;
    readonly machine: MachineId;
  };

/** The session that the person is in; they have one at most. */
export async function ownSession(db: Db, userId: UserId): Promise<OwnSession | undefined> {
  return findOwn(db, userId);
}

/** Reads the person's session, if it has this id, and locks its time until the transaction ends. */
export async function lockOwnTime(
  tx: Tx,
  userId: UserId,
  sessionId: string,
): Promise<OwnSession | undefined> {
  return findOwn(tx, userId, sql`and vm.session_id = ${sessionId} for no key update of voucher_user`);
}

/** The locked machine of a running session; undefined if it has ended. Acquired after the locks of time and fleet. */
export async function lockMachineOf(tx: Tx, sessionId: SessionId): Promise<Machine | undefined> {
  const row = await tx
    .selectFrom("vm")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("status", "=", "started")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toFleetMachine(row).machine;
}

/** When the end of a session was last postponed; read it under the session's locks. */
export async function findExtendedAt(tx: Tx, sessionId: SessionId): Promise<Instant | null> {
  const row = await tx
    .selectFrom("vm_session")
    .select("extended_at")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.extended_at ?? null;
}

const findOwnStatement = statement(
  {
    machine: uuid<MachineId>(),
    sessionId: filled(uuid<SessionId>()),
    startedAt: filled(timestamp()),
    endsAt: filled(timestamp()),
    left: int(),
    validTo: timestamp(),
    extendedAt: nullable(timestamp()),
  },
  (userId: UserId, more: RawBuilder<unknown>) => sql`
    select vm.id as machine, vm.session_id as "sessionId", vm.session_started_at as "startedAt",
      vm.session_ends_at as "endsAt", voucher_user.granted_s - voucher_user.used_s as left,
      least(voucher.valid_to, voucher.archived_at) as "validTo",
      (select extended_at from vm_session where vm_session.id = vm.session_id) as "extendedAt"
    from vm
    join voucher_user on voucher_user.voucher_id = vm.voucher_id and voucher_user.user_id = vm.started_by
    join resource_access_voucher voucher on voucher.id = vm.voucher_id
    where vm.started_by = ${userId} and vm.event_id is null and vm.status = 'started'
      and vm.session_started_at is not null and vm.session_ends_at is not null ${more}`,
  ["" as UserId, sql``],
);

async function findOwn(db: Db | Tx, userId: UserId, more = sql``): Promise<OwnSession | undefined> {
  const row = await findOwnStatement.first(db, userId, more);
  if (row === undefined) return undefined;
  return {
    machine: row.machine,
    sessionId: row.sessionId,
    startedAt: row.startedAt,
    endsAt: row.endsAt,
    durationLeftInSeconds: row.left,
    voucherValidTo: row.validTo,
    extendedAt: row.extendedAt,
  };
}
