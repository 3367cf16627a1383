import { type RawBuilder, sql } from "kysely";

/**
 * Whether an account may use a course, of the columns of a statement that hold the two: what the view `customer_course` says,
 * by two look-ups. The view itself is for one account or one course that is named: joined to rows it is made whole, of all
 * accounts, since nothing but constants goes into its union.
 */
export function mayUseCourse(customerId: RawBuilder<unknown>, courseId: RawBuilder<unknown>) {
  return sql<boolean>`(
    exists (
      select from learning_space_course listed
      join customer_learning_space assigned using (learning_space_id)
      where listed.course_id = ${courseId} and assigned.customer_id = ${customerId} and assigned.full_access
    ) or exists (
      select from customer_course_access access
      where access.customer_id = ${customerId} and access.course_id = ${courseId}
    )
  )`;
}
