import { getCourse } from "../store/catalogue.ts";
import {
  addPerson,
  getPerson,
  peoplePage,
  personByEmail,
  personByLogin,
  type StoredPerson,
} from "../store/people.ts";
import { enrolmentsOf, toCourseProgress } from "../store/progress.ts";
import type { Arguments } from "./arguments.ts";
import type { Call, Context } from "./context.ts";
import { ApiRefusal, missing, wrongArguments } from "./refusal.ts";
import { dateText, statusText, timestamp, timeText } from "./values.ts";

const getFacts = ({ id, login, email, firstName, lastName, createdAt }: StoredPerson) => ({
  id: String(id),
  login,
  first_name: firstName,
  last_name: lastName,
  email,
  restrict_email: "0",
  user_type: "Learner-Type",
  timezone: "(GMT +00:00) Coordinated Universal Time",
  language: "English",
  status: "active",
  deactivation_date: "",
  level: "1",
  points: "0",
  created_on: dateText(createdAt),
  last_updated: dateText(createdAt),
  last_updated_timestamp: timestamp(createdAt),
  avatar: "",
  bio: "",
});

/** The courses of a person, in this endpoint's values: `incomplete`, not `In progress`. */
function getCourses({ store, origin }: Context, personId: number) {
  return enrolmentsOf(store, personId).map(({ courseId, enrolledAt, completedAt, lastUnitId }) => {
    const { status, percentage, seconds } = toCourseProgress(store, personId, courseId);
    return {
      id: String(courseId),
      name: getCourse(store, courseId)?.name ?? "",
      role: "learner",
      enrolled_on: dateText(enrolledAt),
      enrolled_on_timestamp: timestamp(enrolledAt),
      completed_on: dateText(completedAt),
      completed_on_timestamp: timestamp(completedAt),
      completion_status: status,
      completion_status_formatted: statusText(status),
      completion_percentage: String(percentage),
      expired_on: "",
      expired_on_timestamp: null,
      total_time: timeText(seconds),
      total_time_seconds: seconds,
      last_accessed_unit_url: lastUnitId === null ? "" : `${origin}/learn/${courseId}/${lastUnitId}`,
    };
  });
}

/** Finds users by id, e-mail or login, with all details; without any of them, a page of all users with fewer details. */
export const users: Call = (context, value) => {
  const { store } = context;
  if (!["id", "email", "username"].some(value.has)) {
    const size = value.has("page_size") ? Math.min(1000, value.id("page_size")) : 1000;
    const number = value.has("page_number") ? value.id("page_number") : 1;
    return peoplePage(store, size, Math.max(1, number)).map(getFacts);
  }
  const person = find(context, value);
  if (person === undefined) throw missing("user");
  return {
    ...getFacts(person),
    courses: getCourses(context, person.id),
    branches: [],
    groups: [],
    certifications: [],
    badges: [],
  };
};

function find({ store }: Context, args: Arguments): StoredPerson | undefined {
  if (args.has("id")) return getPerson(store, args.id("id"));
  const email = args.text("email");
  if (email !== undefined) return personByEmail(store, email);
  return personByLogin(store, args.text("username") ?? "");
}

/** Signs up a person; unlike in other answers, the id is a number here. */
export const signUp: Call = ({ store }, value) => {
  const [firstName, lastName, email, login, password] = [
    "first_name",
    "last_name",
    "email",
    "login",
    "password",
  ].map((name) => value.text(name));
  if (!firstName || !lastName || !email || !login || !password) throw wrongArguments();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw wrongArguments();
  if (personByEmail(store, email) !== undefined) {
    throw new ApiRefusal(400, "A user with the same email address already exists");
  }
  if (personByLogin(store, login) !== undefined) {
    throw new ApiRefusal(400, "A user with the same login already exists");
  }
  if (!isStrong(password)) {
    throw new ApiRefusal(
      400,
      "Password is not strong enough (should have at least (1) upper case letter, at least (1) lower case letter, at least (1) number, at least 8 characters in length)",
    );
  }
  const made = addPerson(store, { login, email, firstName, lastName });
  return { ...getFacts(made), id: made.id };
};

function isStrong(password: string): boolean {
  return password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));
}
