import { allCourses, getCourse, getUnits, type StoredCourse, type StoredUnit } from "../store/catalogue.ts";
import { getPerson } from "../store/people.ts";
import { peopleOfCourse } from "../store/progress.ts";
import type { Call, Context } from "./context.ts";
import { missing } from "./refusal.ts";
import { dateText } from "./values.ts";

const described = (origin: string, course: StoredCourse) => ({
  id: String(course.id),
  name: course.name,
  code: course.code,
  category_id: course.categoryId === null ? "" : String(course.categoryId),
  description: course.description,
  price: "&#36;0.00",
  status: course.isActive === 1 ? "active" : "inactive",
  creation_date: dateText(course.changedAt),
  last_update_on: dateText(course.changedAt),
  creator_id: "1",
  hide_from_catalog: "0",
  time_limit: "0",
  start_datetime: null,
  expiration_datetime: null,
  level: "",
  shared: "0",
  shared_url: "",
  avatar: pictureUrl(origin, course.id),
  big_avatar: pictureUrl(origin, course.id),
  certification: "",
  certification_duration: "",
});

function pictureUrl(origin: string, id: number): string {
  return `${origin}/pictures/course-${id}.png`;
}

const unitFacts = (origin: string, courseId: number, { id, type, name }: StoredUnit) => ({
  id: String(id),
  type,
  name,
  url: type === "Section" ? "" : `${origin}/learn/${courseId}/${id}`,
  aggregated_delay_time: null,
});

/** All courses without units; with an id only that course, with all details. */
export const courses: Call = (context, value) => {
  const { store, origin } = context;
  if (!value.has("id")) return allCourses(store).map((course) => described(origin, course));
  const course = getCourse(store, value.id("id"));
  if (course === undefined) throw missing("course");
  return {
    ...described(origin, course),
    users: learners(context, course.id),
    units: getUnits(store, course.id).map((unit) => unitFacts(origin, course.id, unit)),
    rules: [],
    prerequisites: [],
    prerequisite_rule_sets: [],
  };
};

function learners({ store }: Context, courseId: number) {
  return peopleOfCourse(store, courseId).flatMap((id) => {
    const person = getPerson(store, id);
    if (person === undefined) return [];
    return [{ id: String(id), name: `${person.firstName} ${person.lastName}`, role: "learner" }];
  });
}
