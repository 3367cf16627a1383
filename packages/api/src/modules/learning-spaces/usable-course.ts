import { type RawBuilder, sql } from "kysely";

/**
 * Whether an account may use a course, for two columns of a statement: equivalent to the view `customer_course`, by two
 * look-ups. The view itself is only for a constant account or course: joined to rows, its union would be computed for all
 * accounts. So would the look-ups without `offset 0`: the planner would collect the courses of all accounts in a hash.
 */
export function mayUseCourse(customerId: RawBuilder<unknown>, courseId: RawBuilder<unknown>) {
  return sql<boolean>`(
    exists (
      select from learning_space_course listed
      join customer_learning_space assigned using (learning_space_id)
      where listed.course_id = ${courseId} and assigned.customer_id = ${customerId} and assigned.full_access
      offset 0
    ) or exists (
      select from customer_course_access access
      where access.customer_id = ${customerId} and access.course_id = ${courseId}
      offset 0
    )
  )`;
}
