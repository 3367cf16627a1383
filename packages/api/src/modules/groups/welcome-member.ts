import type { GroupId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The job that notifies a new member of a group of their assignments there. */
export const welcomeMemberJob = "welcome_member";

/** Queues the job in the transaction in which the person joins, or becomes a learner. */
export async function welcomeMember(tx: Tx, groupId: GroupId, userId: UserId): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${welcomeMemberJob}, json_build_object('groupId', ${groupId}::int, 'userId', ${userId}::text),
      job_key => ${`${welcomeMemberJob}:${groupId}:${userId}`}
    )`.execute(tx);
}
