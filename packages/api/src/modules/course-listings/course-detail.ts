import type { CourseId } from "@cathedra/domain";
import { type Actor, mayAdministerTalent } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { TalentCourseUnit, TalentCourseUser } from "../../graphql/generated/contract.ts";
import { listingColumns, listingSelect } from "./listings.ts";

/** The maximum number of accounts and groups that are named. */
const maxNamed = 50;

/** The people who have begun the course are counted by its index; a million are counted in a tenth of a second. */
const detailStatement = statement(
  {
    ...listingColumns,
    description: text(),
    goneAt: nullable(timestamp()),
    modifiedAt: timestamp(),
    units: json<readonly TalentCourseUnit[]>(),
    accountCount: int(),
    accounts: json<readonly TalentCourseUser[]>(),
    groupCount: int(),
    groups: json<readonly TalentCourseUser[]>(),
    personCount: int(),
  },
  (courseId: CourseId) => sql`
    with page as materialized (select * from course where id = ${courseId}),
    account as materialized (
      select customer.id, customer.name from customer_course
      join customer on customer.id = customer_course.customer_id
      where customer_course.course_id = ${courseId}
    ), class as materialized (
      select customer_group.id, customer_group.name || ', ' || customer.name as name
      from group_course join customer_group on customer_group.id = group_course.group_id
      join customer on customer.id = customer_group.customer_id
      where group_course.course_id = ${courseId} and customer_group.removed_at is null
    )
    select ${listingSelect}, page.description, page.gone_at as "goneAt", page.modified_at as "modifiedAt", (
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', type) order by position, id), '[]')
        from course_unit where course_id = page.id and gone_at is null
      ) as units,
      (select count(*) from account) as "accountCount",
      (select coalesce(json_agg(each order by name, id), '[]') from (
        select * from account order by name, id limit ${maxNamed}) each) as accounts,
      (select count(*) from class) as "groupCount",
      (select coalesce(json_agg(each order by name, id), '[]') from (
        select * from class order by name, id limit ${maxNamed}) each) as groups,
      (select count(*) from course_enrolment where course_id = page.id) as "personCount"
    from page`,
);

/** A course with its content and the accounts that may use it. */
export async function courseDetail({ db }: { readonly db: Db }, actor: Actor, courseId: CourseId) {
  authorize(mayAdministerTalent(actor));
  const row = await detailStatement.first(db, courseId);
  if (row === undefined) throw appError("NOT_FOUND");
  const { id, name, code, category, isGone, learningSpaces, ...rest } = row;
  return { listing: { id, name, code, category, isGone, learningSpaces }, ...rest };
}
