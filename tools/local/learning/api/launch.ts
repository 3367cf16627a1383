import { personByLogin } from "../store/people.ts";
import { issueSignIn } from "../store/sign-ins.ts";
import type { Arguments } from "./arguments.ts";
import type { Call } from "./context.ts";
import { namedLearner } from "./enrolments.ts";
import { ApiRefusal, wrongArguments } from "./refusal.ts";

/** The address that signs a person in and opens a course: good once, and for a minute. */
export const goToCourse: Call = (context, given) => {
  const { person, course } = namedLearner(context, given);
  const backUrl = redirectIn(given, "logout_redirect");
  const finishedUrl = redirectIn(given, "course_completed_redirect");
  const key = issueSignIn(context.store, { personId: person.id, courseId: course.id, backUrl, finishedUrl });
  return { goto_url: `${context.origin}/index/gotocourse/key:${key},course_id:${course.id}` };
};

/** Nobody has a password here but by its login: whoever has the key of the interface may ask. */
export const userLogin: Call = ({ store, origin }, given) => {
  const [login, password] = [given.text("login"), given.text("password")];
  if (login === undefined || password === undefined) throw wrongArguments();
  const person = personByLogin(store, login);
  if (person === undefined) {
    throw new ApiRefusal(404, "Your login or password is incorrect. Please try again");
  }
  const backUrl = redirectIn(given, "logout_redirect");
  const key = issueSignIn(store, { personId: person.id, courseId: null, backUrl, finishedUrl: backUrl });
  return { user_id: String(person.id), login_key: `${origin}/index/autologin/key:${key}` };
};

/** Comes as base64, so that its colons and commas do not split it. */
function redirectIn(given: Arguments, name: string): string {
  const encoded = given.text(name);
  if (encoded === undefined) return "";
  const url = Buffer.from(encoded, "base64").toString("utf8");
  if (!URL.canParse(url)) throw wrongArguments();
  return url;
}
