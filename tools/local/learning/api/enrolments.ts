import { courseNamed, getCourse } from "../store/catalogue.ts";
import { getPerson, personByEmail } from "../store/people.ts";
import { enrol, getEnrolment, withdraw } from "../store/progress.ts";
import type { Arguments } from "./arguments.ts";
import type { Call, Context } from "./context.ts";
import { ApiRefusal, missing, wrongArguments } from "./refusal.ts";

/** The person and the course that a call names by id; throws if one of them does not exist. */
function named({ store }: Context, args: Arguments) {
  const [personId, courseId] = [args.id("user_id"), args.id("course_id")];
  const person = getPerson(store, personId);
  if (person === undefined) throw missing("user");
  const course = getCourse(store, courseId);
  if (course === undefined) throw missing("course");
  return { person, course };
}

/** The person and the course of a call; throws if the person is not enrolled in the course. */
export function namedLearner(context: Context, args: Arguments) {
  const { person, course } = named(context, args);
  const enrolment = getEnrolment(context.store, person.id, course.id);
  if (enrolment === undefined) {
    throw new ApiRefusal(400, "The requested user is not enrolled in this course");
  }
  return { person, course, enrolment };
}

/** Enrols a person; answers an array with this one enrolment. */
export const addUserToCourse: Call = ({ store }, value) => {
  const [email, name] = [value.text("user_email"), value.text("course_name")];
  if (!value.has("user_id") && email === undefined) throw wrongArguments();
  if (!value.has("course_id") && name === undefined) throw wrongArguments();
  const role = value.text("role") ?? "learner";
  if (role !== "learner" && role !== "instructor") throw wrongArguments();
  const person = email === undefined ? getPerson(store, value.id("user_id")) : personByEmail(store, email);
  if (person === undefined) throw missing("user");
  const course = name === undefined ? getCourse(store, value.id("course_id")) : courseNamed(store, name);
  if (course === undefined) throw missing("course");
  if (!enrol(store, person.id, course.id)) {
    throw new ApiRefusal(400, "The requested user is already enrolled in this course");
  }
  return [{ user_id: String(person.id), course_id: String(course.id), role }];
};

export const removeUserFromCourse: Call = (context, value) => {
  const { person, course } = namedLearner(context, value);
  withdraw(context.store, person.id, course.id);
  return { user_id: String(person.id), course_id: String(course.id), course_name: course.name };
};
