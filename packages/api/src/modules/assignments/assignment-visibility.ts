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

const groupsStatement = statement(
  { id: int() },
  ({ userId }: Pick<Actor, "userId">, ids: readonly string[]) => sql`
    select given.id::int as id from json_array_elements_text(${JSON.stringify(ids)}::json) given (id)
    join customer_group on customer_group.id = given.id::int and customer_group.removed_at is null
    join customer_group_member member
      on member.group_id = customer_group.id and member.user_id = ${userId} and member.role = 'learner'
    where exists (
      select from assignment where assignment.group_id = customer_group.id and assignment.withdrawn_at is null
        and (assignment.is_for_all or exists (
          select from assignment_person named
          where named.assignment_id = assignment.id and named.user_id = member.user_id
        ))
    )`,
);

const numbers = (ids: readonly string[]) => ids.filter((id) => /^\d{1,9}$/.test(id));

/**
 * Decides whether notices of assignments are shown: the assignment is not withdrawn, and the person is a learner of its group.
 */
export const assignmentVisibility: NoticeVisibility = {
  subject: "assignment",
  sees: async (db, actor, ids) => {
    const rows = await seenStatement.rows(db, actor, numbers(ids));
    return new Set(rows.map(({ id }) => String(id)));
  },
};

/**
 * Decides whether notices of a group's assignments together are shown: the person is a learner of the group and has at least one
 * of them.
 */
export const groupAssignmentsVisibility: NoticeVisibility = {
  subject: "assignmentsOfGroup",
  sees: async (db, actor, ids) => {
    const rows = await groupsStatement.rows(db, actor, numbers(ids));
    return new Set(rows.map(({ id }) => String(id)));
  },
};
