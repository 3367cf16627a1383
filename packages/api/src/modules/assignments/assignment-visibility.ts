import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import { int, statement } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";

const seenStatement = statement(
  { id: int() },
  ({ userId }: Pick<Actor, "userId">, ids: readonly string[]) => sql`
    select assignment.id from json_array_elements_text(${JSON.stringify(ids)}::json) given (id)
    join assignment on assignment.id = given.id::int and assignment.withdrawn_at is null
    join customer_group on customer_group.id = assignment.group_id and customer_group.removed_at is null
    join customer_group_member member
      on member.group_id = assignment.group_id and member.user_id = ${userId} and member.role = 'learner'`,
);

/** Assignments that are asked for still, in groups in which the person learns. */
export const assignmentVisibility: NoticeVisibility = {
  subject: "assignment",
  sees: async (db, actor, ids) => {
    const rows = await seenStatement.rows(
      db,
      actor,
      ids.filter((id) => /^\d{1,9}$/.test(id)),
    );
    return new Set(rows.map(({ id }) => String(id)));
  },
};
