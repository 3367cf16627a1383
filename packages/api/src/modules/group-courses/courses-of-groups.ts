import type { CourseId } from "@cathedra/domain";
import type { GraphqlContext } from "../../graphql/context.ts";
import { anyCourses, type CourseView } from "../courses/public.ts";
import type { GroupView } from "../groups/public.ts";
import { assignedIds, type GroupCourseView } from "./course-list.ts";

/** The courses of each of these groups with the caller's progress (9.042): one statement for all courses. */
export async function assignedCourses(
  questions: readonly { readonly obj: GroupView }[],
  { db, actor }: GraphqlContext,
): Promise<readonly (readonly CourseView[] | null)[]> {
  const groups = questions.map(({ obj }) => obj);
  const assigned = await assignedIds(db, actor, groups);
  const found = await coursesByNumber(
    { db, actor },
    assigned.flatMap((ids) => ids ?? []),
  );
  return assigned.map((ids) => (ids === null ? null : ids.flatMap((id) => found.get(id) ?? [])));
}

/** The course of each row in the lists of an answer (9.041), in one statement for all of them. */
export async function courseOfEach(
  questions: readonly { readonly obj: GroupCourseView }[],
  { db, actor }: GraphqlContext,
): Promise<readonly CourseView[]> {
  const found = await coursesByNumber(
    { db, actor },
    questions.map(({ obj }) => obj.courseId),
  );
  return questions.map(({ obj }) => {
    const course = found.get(obj.courseId);
    if (course === undefined) throw new Error("a course that was there is gone");
    return course;
  });
}

async function coursesByNumber(
  { db, actor }: Pick<GraphqlContext, "db" | "actor">,
  ids: readonly CourseId[],
): Promise<ReadonlyMap<CourseId, CourseView>> {
  const courses = await anyCourses(db, actor.userId, [...new Set(ids)]);
  return new Map(courses.map((course) => [course.id, course]));
}
