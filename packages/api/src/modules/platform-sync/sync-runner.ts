import { talentTexts } from "@cathedra/domain/messages";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import type { Runner } from "../operations/public.ts";
import { beginRunResult, finishRunResult, writeFindings } from "./mirror/findings.ts";
import { mirrorCourses } from "./mirror/mirror-courses.ts";
import { mirrorLists } from "./mirror/mirror-lists.ts";
import { mirrorSpaces } from "./mirror/mirror-spaces.ts";
import { mirrorUnits } from "./mirror/mirror-units.ts";
import { platformNotices } from "./mirror/platform-notices.ts";
import { openPlatformQueries } from "./mirror/query-platform.ts";

export type SyncOptions = {
  /** The time limit for one call of the platform, in milliseconds. */
  readonly callMs?: number;
};

/**
 * Updates the mirror of the learning platform (5.043): the spaces, the courses, the courses of each space, and the units of
 * changed courses. It takes one call for each of the first two, one for each space, and one for each changed course. Only
 * differences are written, in batches, together with the findings; after a crash the rest is done.
 */
export function syncRunner(platform: LearningPlatform, { callMs }: SyncOptions = {}): Runner {
  return async (work) => {
    const asking = openPlatformQueries(platform, work.signal, callMs);
    const { steps } = talentTexts;
    const report = (step: string, from: number, to: number, share: number) =>
      work.report({ step, progress: from + (to - from) * share });

    report(steps.spaces, 1, 1, 0);
    await work.write((tx) => beginRunResult(tx, work.operationId));
    const givenSpaces = await asking.must((from, signal) => from.spaces(signal));
    report(steps.courses, 2, 2, 0);
    const givenCourses = await asking.must((from, signal) => from.courses(signal));
    const spaces = await mirrorSpaces(work, givenSpaces);
    report(steps.courses, 5, 5, 0);
    const courses = await mirrorCourses(work, givenCourses);
    await mirrorLists(work, asking, spaces, courses, (step, share) => report(step, 10, 20, share));
    await mirrorUnits(work, asking, courses, (step, share) => report(step, 20, 99, share));
    await work.write(async (tx) => {
      await writeFindings(tx, work.operationId, await platformNotices(tx));
      await finishRunResult(tx, work.operationId, { spaces: spaces.length, courses: courses.length });
    });
  };
}
