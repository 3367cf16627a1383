import { courseNamed, courseOf } from "../store/catalogue.ts";
import { personByEmail, personOf } from "../store/people.ts";
import { enrol, enrolmentOf, withdraw } from "../store/progress.ts";
import type { Arguments } from "./arguments.ts";
import type { Call, Context } from "./context.ts";
import { ApiRefusal, missing, wrongArguments } from "./refusal.ts";

/** The person and the course that a call names by id; both must be there. */
function named({ store }: Context, given: Arguments) {
  const [personId, courseId] = [given.id("user_id"), given.id("course_id")];
  const person = personOf(store, personId);
  if (person === undefined) throw missing("user");
  const course = courseOf(store, courseId);
  if (course === undefined) throw missing("course");
  return { person, course };
}

/** The person and the course, and the person is enrolled in it. */
export function namedLearner(context: Context, given: Arguments) {
  const { person, course } = named(context, given);
  const enrolment = enrolmentOf(context.store, person.id, course.id);
  if (enrolment === undefined) {
    throw new ApiRefusal(400, "The requested user is not enrolled in this course");
  }
  return { person, course, enrolment };
}

/** Answers an array, of the one enrolment. */
export const addUserToCourse: Call = ({ store }, given) => {
  const [email, name] = [given.text("user_email"), given.text("course_name")];
  if (!given.has("user_id") && email === undefined) throw wrongArguments();
  if (!given.has("course_id") && name === undefined) throw wrongArguments();
  const role = given.text("role") ?? "learner";
  if (role !== "learner" && role !== "instructor") throw wrongArguments();
  const person = email === undefined ? personOf(store, given.id("user_id")) : personByEmail(store, email);
  if (person === undefined) throw missing("user");
  const course = name === undefined ? courseOf(store, given.id("course_id")) : courseNamed(store, name);
  if (course === undefined) throw missing("course");
  if (!enrol(store, person.id, course.id)) {
    throw new ApiRefusal(400, "The requested user is already enrolled in this course");
  }
  return [{ user_id: String(person.id), course_id: String(course.id), role }];
};

export const removeUserFromCourse: Call = (context, given) => {
  const { person, course } = namedLearner(context, given);
  withdraw(context.store, person.id, course.id);
  return { user_id: String(person.id), course_id: String(course.id), course_name: course.name };
};
