import type { Call } from "./context.ts";
import { courses } from "./courses.ts";
import { addUserToCourse, removeUserFromCourse } from "./enrolments.ts";
import { goToCourse, userLogin } from "./launch.ts";
import { resetUserProgress, userStatusInCourse, usersProgressInUnits } from "./progress.ts";
import { branches, listCategories } from "./spaces.ts";
import { signUp, users } from "./users.ts";

/** By the verb that they are called with and their name in lower case; clients write it in either. */
export const calls: ReadonlyMap<string, Call> = new Map([
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
