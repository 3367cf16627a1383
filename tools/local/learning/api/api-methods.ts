import { categories, coursesOfSpace, findSpace, type StoredSpace, spaces } from "../store/catalogue.ts";
import { personByLogin } from "../store/people.ts";
import { issueSignIn } from "../store/sign-ins.ts";
import type { Arguments } from "./arguments.ts";
import type { Call } from "./context.ts";
import { courses } from "./courses.ts";
import { addUserToCourse, namedLearner, removeUserFromCourse } from "./enrolments.ts";
import { resetUserProgress, userStatusInCourse, usersProgressInUnits } from "./progress.ts";
import { ApiRefusal, missing, wrongArguments } from "./refusal.ts";
import { signUp, users } from "./users.ts";

const described = ({ id, name, description }: StoredSpace) => ({
  id: String(id),
  name,
  description,
  avatar: null,
  theme: "Default",
  timezone: "(GMT +00:00) Coordinated Universal Time",
  language: "en",
  user_type_id: "",
  user_type: "",
  group_id: "",
  registration_email_restriction: "",
  users_limit: "",
  disallow_global_login: "1",
});

/** All spaces without people and courses; with an id only that space, with both. */
const branches: Call = ({ store }, value) => {
  if (!value.has("id")) return spaces(store).map(described);
  const space = findSpace(store, value.id("id"));
  if (space === undefined) throw missing("branch");
  const courses = coursesOfSpace(store, space.id).map(({ id, name }) => ({ id: String(id), name }));
  return { ...described(space), users: [], courses };
};

const listCategories: Call = ({ store }) =>
  categories(store).map(({ id, name }) => ({
    id: String(id),
    name,
    price: "&#36;0.00",
    parent_category_id: null,
  }));

/** Returns the address that signs a person in and opens a course, valid once and for a minute. */
const goToCourse: Call = (context, value) => {
  const { person, course } = namedLearner(context, value);
  const backUrl = redirectIn(value, "logout_redirect");
  const finishedUrl = redirectIn(value, "course_completed_redirect");
  const key = issueSignIn(context.store, { personId: person.id, courseId: course.id, backUrl, finishedUrl });
  return { goto_url: `${context.origin}/index/gotocourse/key:${key},course_id:${course.id}` };
};

/** The login alone is enough here: a client with the API key may request a sign-in address. */
const userLogin: Call = ({ store, origin }, value) => {
  const [login, password] = [value.text("login"), value.text("password")];
  if (login === undefined || password === undefined) throw wrongArguments();
  const person = personByLogin(store, login);
  if (person === undefined) {
    throw new ApiRefusal(404, "Your login or password is incorrect. Please try again");
  }
  const backUrl = redirectIn(value, "logout_redirect");
  const key = issueSignIn(store, { personId: person.id, courseId: null, backUrl, finishedUrl: backUrl });
  return { user_id: String(person.id), login_key: `${origin}/index/autologin/key:${key}` };
};

/** A redirect address is base64-encoded, so that its colons and commas do not split it. */
function redirectIn(args: Arguments, name: string): string {
  const encoded = args.text(name);
  if (encoded === undefined) return "";
  const url = Buffer.from(encoded, "base64").toString("utf8");
  if (!URL.canParse(url)) throw wrongArguments();
  return url;
}

/** The methods of the API by their HTTP method and their name in lower case; clients use any case. */
export const apiMethods: ReadonlyMap<string, Call> = new Map([
  ["GET branches", branches],
  ["GET categories", listCategories],
  ["GET courses", courses],
  ["GET users", users],
  ["POST usersignup", signUp],
  ["POST addusertocourse", addUserToCourse],
  ["GET removeuserfromcourse", removeUserFromCourse],
  ["GET getuserstatusincourse", userStatusInCourse],
  ["GET getusersprogressinunits", usersProgressInUnits],
  ["GET resetuserprogress", resetUserProgress],
  ["GET gotocourse", goToCourse],
  ["POST userlogin", userLogin],
  ["GET siteinfo", ({ origin }) => ({ domain_map: new URL(origin).host, date_format: "DDMMYYYY" })],
  [
    "GET ratelimit",
    ({ limit }) => {
      const { limit: perHour, remaining, resetAt } = limit.left();
      const reset = String(Math.floor(resetAt / 1000));
      return { limit: String(perHour), remaining, reset, formatted_reset: new Date(resetAt).toISOString() };
    },
  ],
]);
