import { readCompletion, type UnitStatus } from "@cathedra/domain/learning";
import * as v from "valibot";
import type { LearningSettings } from "../config/learning-settings.ts";
import {
  type CourseProgress,
  type LearningPlatform,
  PlatformError,
  type UnitProgress,
} from "../ports/learning-platform.ts";
import { webAddress } from "../sources/web-address.ts";
import type { TalentClient } from "./talent-client.ts";
import { TalentRefusal } from "./talent-refusals.ts";
import { redirectArgument } from "./talent-request.ts";
import {
  boundedSeconds,
  getSeconds,
  idValue,
  listOf,
  numberValue,
  textValue,
  timestampValue,
} from "./talent-values.ts";

const enrolAnswer = v.union([listOf(v.object({ course_id: idValue })), v.object({ course_id: idValue })]);
const openAnswer = v.object({ goto_url: v.string() });
const resetAnswer = v.looseObject({});

const courseRow = v.object({
  id: idValue,
  completion_status: textValue,
  completion_percentage: numberValue,
  total_time: textValue,
  total_time_seconds: numberValue,
  enrolled_on_timestamp: timestampValue,
  completed_on_timestamp: timestampValue,
});
/** An answer without the list of courses is invalid, because treating it as empty would delete the person's progress. */
const personAnswer = v.object({ id: idValue, courses: listOf(courseRow) });

const unitRow = v.object({
  id: idValue,
  completion_status: textValue,
  score: numberValue,
  total_time: textValue,
  total_time_seconds: numberValue,
});
const statusAnswer = v.object({ units: v.nullish(listOf(unitRow), []) });

type Acts = Pick<LearningPlatform, "enrol" | "openCourse" | "progress" | "unitProgress" | "reset">;

/** The addresses to which the platform may send people back. */
export type LinkSettings = Pick<LearningSettings, "url" | "linkHosts">;

/** The browser follows this link with a person's sign-in: only to hosts of the settings, and never less encrypted than the API. */
function isOwnLink({ host, protocol }: URL, { url, linkHosts }: LinkSettings): boolean {
  return linkHosts.includes(host) && (protocol === "https:" || new URL(url).protocol === "http:");
}

/** The platform's operations for a person's courses and progress. */
export function talentLearning({ ask }: TalentClient, links: LinkSettings): Acts {
  return {
    enrol: (user_id, course_id, signal) =>
      doneAlready("alreadyThere", async () => {
        const form = { user_id, course_id, role: "learner" };
        await ask({ endpoint: "addusertocourse", form, lane: "begun", answer: enrolAnswer, signal });
      }),
    openCourse: async ({ person, course, backUrl }, signal) => {
      const back = redirectArgument(backUrl);
      const args = {
        user_id: person,
        course_id: course,
        logout_redirect: back,
        course_completed_redirect: back,
      };
      const { goto_url } = await ask({
        endpoint: "gotocourse",
        args,
        lane: "begun",
        answer: openAnswer,
        // Every call returns a new link that signs the person in, so it is not repeated.
        isRepeatable: false,
        signal,
      });
      const address = webAddress(goto_url);
      if (address === undefined)
        throw new PlatformError("unreadable", "gotocourse: not as agreed at goto_url");
      if (!isOwnLink(new URL(address), links))
        throw new PlatformError(
          "unreadable",
          "gotocourse: goto_url leads to a host that is not the platform's",
        );
      return address;
    },
    progress: async (id, signal) => {
      const call = { endpoint: "users", args: { id }, lane: "background", signal } as const;
      const person = await ask({ ...call, answer: personAnswer });
      if (person.id !== id) throw new PlatformError("unreadable", "users: answered with another person");
      return person.courses.map(toCourseProgress);
    },
    unitProgress: async ({ person, course }, signal) => {
      const args = { course_id: course, user_id: person };
      const call = { endpoint: "getuserstatusincourse", args, lane: "background", signal } as const;
      let units: v.InferOutput<typeof statusAnswer>["units"] = [];
      await doneAlready("notThere", async () => {
        ({ units } = await ask({ ...call, answer: statusAnswer }));
      });
      return (units ?? []).map(toUnitProgress);
    },
    reset: (user_id, course_id, signal) =>
      doneAlready("notThere", async () => {
        const args = { user_id, course_id };
        await ask({
          endpoint: "resetuserprogress",
          args,
          lane: "people",
          answer: resetAnswer,
          // The reset of a course waits longer for the platform than other calls, because a long wait is better than an unknown
          // outcome.
          timeoutMs: 20_000,
          signal,
        });
      }),
  };
}

/** Treats the refusal "done already" as success: it is the answer to a repeated call whose first answer was lost. */
async function doneAlready(how: TalentRefusal["isDone"], act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof TalentRefusal) || error.isDone !== how) throw error;
  }
}

function toCourseProgress(row: v.InferOutput<typeof courseRow>): CourseProgress {
  return {
    courseId: row.id,
    // A person with the course is enrolled, even where nothing is known about progress.
    status: readCompletion(row.completion_status) || "unknown",
    percentage: Math.round(Math.min(100, Math.max(0, row.completion_percentage ?? 0))),
    totalTimeSeconds: getTime(row),
    enrolledAt: row.enrolled_on_timestamp,
    completedAt: row.completed_on_timestamp,
  };
}

function toUnitProgress(row: v.InferOutput<typeof unitRow>): UnitProgress {
  const status: UnitStatus = readCompletion(row.completion_status) || "not_attempted";
  const hasScore = row.score !== null && row.score >= 0 && row.score <= 100;
  return { unitId: row.id, status, score: hasScore ? row.score : null, totalTimeSeconds: getTime(row) };
}

function getTime(row: { readonly total_time: string; readonly total_time_seconds: number | null }): number {
  return row.total_time_seconds === null
    ? getSeconds(row.total_time)
    : boundedSeconds(row.total_time_seconds);
}
