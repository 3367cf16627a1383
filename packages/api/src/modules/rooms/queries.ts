import type { MachineId, RoomFacts, SessionId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { organizerEmails } from "../vouchers/organizers.ts";

/** A room that people can be in, as far as it is about one of them. */
export type OpenRoom = RoomFacts & { readonly machine: MachineId; readonly session: SessionId };

type Row = {
  machine: MachineId;
  session: SessionId;
  startedBy: UserId;
  isEvent: boolean;
  organizers: readonly string[];
  hasAccepted: boolean;
  isArchived: boolean;
};

/** The room of a session that goes on; undefined where none does. One statement. */
export async function findRoom(db: Db, userId: UserId, sessionId: string): Promise<OpenRoom | undefined> {
  const { rows } = await sql<Row>`
    select vm.id as machine, vm.session_id as session, vm.started_by as "startedBy",
      vm.event_id is not null as "isEvent", voucher.archived_at is not null as "isArchived", ${organizerEmails} as organizers, exists (
        select from voucher_user where voucher_id = voucher.id and user_id = ${userId}
      ) as "hasAccepted"
    from vm join resource_access_voucher voucher on voucher.id = vm.voucher_id
    where vm.session_id = ${sessionId} and vm.status = 'started' and vm.removed_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { machine, session, startedBy, isEvent, organizers, hasAccepted, isArchived } = row;
  const event = { organizers, userIds: hasAccepted ? [userId] : [], isArchived };
  return { machine, session, startedBy, event: isEvent ? event : null };
}
