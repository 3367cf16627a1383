import type { GroupId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { int, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { GroupView } from "../groups/public.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";

const countsStatement = statement(
  { id: int<GroupId>(), courses: int() },
  (ids: readonly GroupId[]) => sql`
    select asked.id, ${getCourseCount(sql`asked.id`)} as courses from unnest(${ids}::int[]) asked (id)`,
);

/** How many courses are open to the people of the group with this id. */
export function getCourseCount(groupId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    select count(*)::int from group_course given
    join customer_group on customer_group.id = given.group_id
    where given.group_id = ${groupId}
      and ${mayUseCourse(sql`customer_group.customer_id`, sql`given.course_id`)}
  )`;
}

/** How many courses are open to the people of each of these groups, in one statement. */
export const courseCounts = {
  loader: async (
    questions: readonly { readonly obj: GroupView }[],
    { db }: GraphqlContext,
  ): Promise<readonly number[]> => {
    const rows = await countsStatement.rows(
      db,
      questions.map(({ obj }) => obj.id),
    );
    const counts = new Map(rows.map(({ id, courses }) => [id, courses]));
    return questions.map(({ obj }) => counts.get(obj.id) ?? 0);
  },
  // Not cached, because a mutation may change the number during the request.
  opts: { cache: false },
};
