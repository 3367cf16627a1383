import type { GroupId } from "@cathedra/domain";
import { type Actor, type GroupRole, mayReadClassProgress } from "@cathedra/domain/access";
import type { CompletionStatus } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, type RowsOf, statement } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type {
  ClassCourse,
  ClassReadFailure,
  Person,
  QueryClassProgressArgs,
} from "../../graphql/generated/contract.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import { findGroup, type GroupView } from "../groups/public.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";
import { getGroupFacts } from "./group-facts.ts";

/** The maximum number of people on one page. */
const maxPeople = 500;

type Row = {
  readonly person: Person;
  readonly role: GroupRole;
  readonly readAt: string | null;
  readonly readFailure: ClassReadFailure | null;
  readonly statuses: readonly CompletionStatus[];
  readonly percentages: readonly number[];
  readonly lastActiveOn: readonly (string | null)[];
  readonly missing: readonly boolean[];
};

type Deps = { readonly db: Db; readonly learningPlatform?: LearningPlatform | undefined };

type ClassView = RowsOf<typeof classStatement> & {
  readonly customerGroup: GroupView;
  readonly canReadNow: boolean;
};

/**
 * People by courses in one statement. For a page of people it reads their enrolments by key, one for each course of the group:
 * two thousand at fifty people and forty courses, whatever the size of the table.
 */
const classStatement = statement(
  {
    totalCount: int(),
    courses: json<readonly ClassCourse[]>(),
    people: json<readonly Row[]>(),
  },
  (groupId: GroupId, { limit, offset }: PageArgs) => sql`
    with own_group as materialized (
      select id, customer_id from customer_group where id = ${groupId} and removed_at is null
    ), columns as materialized (
      select course.id, course.name, course.code, course.category,
        row_number() over (order by course.name collate "und-x-icu", course.id) as place,
        course.gone_at is null and ${mayUseCourse(sql`own_group.customer_id`, sql`course.id`)} as "isUsable"
      from own_group
      join group_course given on given.group_id = own_group.id
      join course on course.id = given.course_id
    ), page as materialized (
      select person.id, person.keycloak_id, person.first_name, person.last_name, person.email, person.email_verified,
        member.role,
        row_number() over (
          order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
        ) as place
      from own_group join customer_group_member member on member.group_id = own_group.id
      join app_user person on person.id = member.user_id
      where member.role = 'learner'
      order by place limit ${limit} offset ${offset}
    )
    select (
        select count(*) from customer_group_member member join own_group on own_group.id = member.group_id
        where member.role = 'learner'
      ) as "totalCount",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'code', code, 'category', category, 'isUsable', "isUsable"
        ) order by place), '[]') from columns
      ) as courses,
      (
        select coalesce(json_agg(json_build_object(
          'person', json_build_object('keycloak_id', page.keycloak_id, 'first_name', page.first_name,
            'last_name', page.last_name, 'email', page.email),
          'role', page.role,
          'readAt', reading.read_at,
          'readFailure', case
            when reading.failed_at > coalesce(reading.read_at, '-infinity') then 'failed'
            when reading.nobody_at is not null then 'notFound'
            when reading.asked_at is not null and not page.email_verified
              and not exists (select from platform_person where user_id = page.id) then 'notConfirmed'
          end,
          'statuses', figures.statuses, 'percentages', figures.percentages, 'lastActiveOn', figures.moments, 'missing', figures.missing
        ) order by page.place), '[]')
        from page left join progress_reading reading on reading.user_id = page.id
        cross join lateral (
          select coalesce(json_agg(coalesce(enrolment.status, '') order by columns.place), '[]') as statuses,
            coalesce(json_agg(coalesce(enrolment.percentage, 0) order by columns.place), '[]') as percentages,
            coalesce(json_agg(enrolment.last_active_at order by columns.place), '[]') as moments,
            coalesce(json_agg(enrolment.missing_since is not null order by columns.place), '[]') as missing
          from columns left join course_enrolment enrolment
            on enrolment.user_id = page.id and enrolment.course_id = columns.id
        ) figures
      ) as people`,
);

/** The progress table of a class, for people who may read it. The admins of the group are not counted among it. */
export async function readClassProgress(
  { db, learningPlatform }: Deps,
  actor: Actor,
  args: QueryClassProgressArgs,
): Promise<ClassView> {
  const part = readPageArgs(args, { usual: maxPeople, most: maxPeople });
  const customerGroup = await findGroup(db, actor.userId, args.customerGroupId);
  if (customerGroup === undefined) throw appError("NOT_FOUND");
  authorize(mayReadClassProgress(actor, getGroupFacts(customerGroup)));
  const canReadNow = learningPlatform !== undefined;
  return { customerGroup, canReadNow, ...(await classStatement.only(db, customerGroup.id, part)) };
}
