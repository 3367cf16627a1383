import type { LearningSpaceId, UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, nullable, statement, text } from "../../db/statement.ts";
import { inSpaceOrder, type SpaceView } from "../learning-spaces/public.ts";

/** An upper bound: there are never more learning spaces. */
const maxSpaces = 500;

/**
 * The first course that is open or begun decides about a space. The spaces of the courses that the person's groups or grants name
 * are found first, because whether a course is open is looked up one by one in the view `open_course`.
 */
const spacesStatement = statement(
  { id: int<LearningSpaceId>(), code: text(), name: text(), description: text(), image: nullable(text()) },
  selectSpaces,
  ["00000000-0000-4000-8000-000000000000" as UserId, sql`true`],
);

function selectSpaces(userId: UserId, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select space.id, space.code, space.name, space.description, space.image from learning_space space
    where ${condition} and (
      exists (
        select from learning_space_course listed join course_enrolment begun using (course_id)
        where listed.learning_space_id = space.id and begun.user_id = ${userId}
      ) or space.id in (
        select listed.learning_space_id from learning_space_course listed join (
          select given.course_id from customer_group_member member join group_course given using (group_id)
          where member.user_id = ${userId}
          union all select course_id from course_grant where user_id = ${userId}
        ) named using (course_id)
      ) and exists (
        select from learning_space_course listed join course on course.id = listed.course_id and course.gone_at is null
        where listed.learning_space_id = space.id and exists (
          select from open_course own where own.user_id = ${userId} and own.course_id = listed.course_id offset 0
        )
      )
    )
    order by ${inSpaceOrder} limit ${maxSpaces}`;
}

/** The learning spaces with a course that is open to a person or begun, in one statement (5.016). */
export function getSpaces(db: Db, userId: UserId): Promise<readonly SpaceView[]> {
  return spacesStatement.rows(db, userId, sql`true`);
}

/** SQL for the spaces of `getSpaces` as JSON. */
export const spacesJson = (userId: UserId): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(to_json(space)), '[]') from (${selectSpaces(userId, sql`true`)}) space
)`;

/** One learning space; undefined if the person does not have it. */
export async function findSpace(
  db: Db,
  userId: UserId,
  spaceId: LearningSpaceId,
): Promise<SpaceView | undefined> {
  const [space] = await spacesStatement.rows(db, userId, sql`space.id = ${spaceId}`);
  return space;
}

/** The learning space with this name; otherwise one with this code, or with this name in other upper and lower case (X06). */
export async function spaceOfName(db: Db, userId: UserId, name: string): Promise<SpaceView | undefined> {
  if (name.includes("\0")) return undefined;
  const spaces = await spacesStatement.rows(
    db,
    userId,
    sql`(lower(space.name) = lower(${name}) or space.code = lower(${name}))`,
  );
  return spaces.find((space) => space.name === name) ?? spaces[0];
}
