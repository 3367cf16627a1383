import type { AssignmentId, CourseId, CustomerId, GroupId, Instant, LocalDate } from "@cathedra/domain";
import type { AssignmentKind } from "@cathedra/domain/assignments";
import { type RawBuilder, sql } from "kysely";
import { inSpaceOrder, mayUseCourse } from "../learning-spaces/public.ts";

/** An assignment with its customer, as the contract defines it. */
export type AssignmentView = {
  readonly id: AssignmentId;
  readonly groupId: GroupId;
  readonly groupName: string;
  readonly customerId: CustomerId;
  readonly kind: AssignmentKind;
  readonly title: string;
  readonly courseId: CourseId | null;
  /** A learning space that contains the course. */
  readonly spaceId: number | null;
  readonly spaceName: string | null;
  readonly exerciseKey: string | null;
  readonly minimum: number | null;
  readonly countsFrom: LocalDate | null;
  readonly dueOn: LocalDate;
  readonly step: number | null;
  readonly isForAll: boolean;
  readonly isAvailable: boolean;
  readonly modifiedAt: Instant;
  /** When the assignment was made, or last moved to another day. */
  readonly askedAt: Instant;
};

const epochMs = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** An `AssignmentView` of a row of `assignment`, with `assignmentJoins`. */
export const assignmentJson: RawBuilder<unknown> = sql`json_build_object(
  'id', assignment.id, 'groupId', assignment.group_id, 'groupName', customer_group.name,
  'customerId', customer_group.customer_id, 'kind', assignment.kind,
  'title', coalesce(course.name, exercise.name, assignment.name, assignment.exercise_key),
  'courseId', assignment.course_id, 'exerciseKey', assignment.exercise_key,
  'spaceId', space.id, 'spaceName', space.name, 'minimum', assignment.minimum,
  'countsFrom', assignment.counts_from, 'dueOn', assignment.due_on, 'step', assignment.step,
  'isForAll', assignment.is_for_all,
  'isAvailable', case assignment.kind
    when 'course' then course.gone_at is null and ${mayUseCourse(sql`customer_group.customer_id`, sql`assignment.course_id`)}
      and exists (
        select from group_course given
        where given.group_id = assignment.group_id and given.course_id = assignment.course_id
      )
    when 'exercise' then coalesce(exercise.is_newest, false)
    else true end,
  'modifiedAt', ${epochMs(sql`assignment.modified_at`)}, 'askedAt', ${epochMs(sql`assignment.asked_at`)}
)`;

/** The group of an assignment, unless it was removed, and the present name of what is assigned. */
export const assignmentJoins: RawBuilder<unknown> = sql`
  join customer_group on customer_group.id = assignment.group_id and customer_group.removed_at is null
  left join course on course.id = assignment.course_id
  left join lateral (
    select space.id, space.name from learning_space_course listed
    join learning_space space on space.id = listed.learning_space_id and space.gone_at is null
    where listed.course_id = assignment.course_id order by ${inSpaceOrder} limit 1
  ) space on assignment.course_id is not null
  left join lateral (
    select found.name, module.is_newest
    from (
      -- Split once, not for each module.
      select split_part(assignment.exercise_key, '/', 1) as module, split_part(assignment.exercise_key, '/', 2) as code
      offset 0
    ) named
    join simulator_module module on module.code = named.module
    join simulator_exercise found on found.module_id = module.id and found.code = named.code
    where assignment.exercise_key is not null
    order by module.is_newest desc, module.id desc limit 1
  ) exercise on assignment.exercise_key is not null`;
