import { isUuid } from "@cathedra/domain";
import { type Actor, getRoomRole } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { findRoom } from "../machines/public.ts";

/**
 * Records that a person's page is connected to the room of a session (0063). It counts if the machine does not answer but has
 * reported before that the person came in. Two statements; writes at most one column of one row.
 */
export async function reportRoomConnection(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  sessionId: string,
): Promise<boolean> {
  const room = isUuid(sessionId) ? await findRoom(db, actor.userId, sessionId) : undefined;
  if (room === undefined || getRoomRole(actor, room) === null) throw appError("NOT_FOUND");
  const { numAffectedRows = 0n } = await sql`
    update vm set room_seen_at = ${toTimestamp(clock())}
    where session_id = ${sessionId} and status = 'started' and fault = 'silent' and (
      select kind = 'joined' from vm_session_event
      where session_id = ${sessionId} and user_id = ${actor.userId} and kind in ('joined', 'left')
      order by id desc limit 1
    )`.execute(db);
  return numAffectedRows > 0n;
}
