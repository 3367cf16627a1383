import { isUuid, type SimulatorActivityId, type UserId } from "@cathedra/domain";
import { sql } from "kysely";
import { statement, uuid } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";

const seenStatement = statement(
  { id: uuid<SimulatorActivityId>() },
  (userId: UserId, ids: readonly string[]) => sql`
    select activity.id from json_array_elements_text(${JSON.stringify(ids)}::json) given (id)
    join simulator_activity activity on activity.id = given.id::uuid and activity.created_by = ${userId}`,
);

/** Whether the person may still see the runs of notices: only their own. */
export const activityVisibility: NoticeVisibility = {
  subject: "activity",
  sees: async (db, { userId }, ids) => {
    const rows = await seenStatement.rows(db, userId, ids.filter(isUuid));
    return new Set(rows.map(({ id }) => id));
  },
};
