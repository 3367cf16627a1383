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

/** The same for many people at once; only groups with assignments have something to say. */
export async function welcomeMembers(
  tx: Tx,
  joined: readonly { readonly groupId: GroupId; readonly userId: UserId }[],
): Promise<void> {
  if (joined.length === 0) return;
  await sql`
    select graphile_worker.add_job(
      ${welcomeMemberJob}, json_build_object('groupId', "groupId", 'userId', "userId"),
      job_key => ${welcomeMemberJob} || ':' || "groupId" || ':' || "userId"
    )
    from json_to_recordset(${JSON.stringify(joined)}::json) as joined ("groupId" int, "userId" text)
    where exists (select from assignment where assignment.group_id = joined."groupId")`.execute(tx);
}
