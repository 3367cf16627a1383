import { cast, getCourse } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Fault, SmallPlatform } from "../../learning-platform/small-platform.ts";
import type { CastApp } from "../../support/cast-app.ts";
import type { PreparedCall } from "./more-calls.ts";

const { id: courseId, platformId } = getCourse("EVA-101");
const refresh = "mutation ($courseId: Int!) { refreshCourseProgress(courseId: $courseId) { isCurrent } }";
const reset = "mutation ($courseId: Int!) { resetMyCourseProgress(courseId: $courseId) { course { id } } }";

/** Maya is in the middle of a course, and her figures may be read again. */
async function inTheMiddle(portal: CastApp, platform: SmallPlatform): Promise<void> {
  platform.accounts.set(cast.maya.email, "42");
  platform.progress.set(`42:${platformId}`, { status: "incomplete", percentage: 40, seconds: 60, units: {} });
  // Deletes the readings that an earlier call stored for this person.
  for (const table of ["platform_person", "progress_reading", "course_reading"])
    await sql`delete from ${sql.table(table)} where user_id = ${cast.maya.userId}`.execute(
      portal.database.db,
    );
}

/** Calls while the platform answers some questions in another way. */
async function whilePlatform(
  portal: CastApp,
  platform: SmallPlatform,
  fault: SmallPlatform["fault"],
  query: string,
): Promise<void> {
  platform.fault = fault;
  try {
    await portal.ask(cast.maya, query, { courseId });
    await portal.readingsEnded();
  } finally {
    platform.fault = (): Fault | undefined => undefined;
  }
}

/** Calls about progress of which the learning platform makes something else than was asked for. */
export const progressCalls: readonly PreparedCall[] = [
  {
    operation: "Mutation.refreshCourseProgress",
    about: "of a platform that refuses",
    prepare: async (portal, _, platform) => {
      await inTheMiddle(portal, platform);
      const refusal = { status: 500, answer: {} };
      return () => whilePlatform(portal, platform, () => refusal, refresh);
    },
  },
  {
    operation: "Mutation.resetMyCourseProgress",
    about: "that the platform does and does not confirm",
    prepare: async (portal, _, platform) => {
      await inTheMiddle(portal, platform);
      await portal.ask(cast.maya, refresh, { courseId });
      const lost: SmallPlatform["fault"] = ({ asked }) =>
        asked.includes("resetuserprogress") ? "lost" : undefined;
      return () => whilePlatform(portal, platform, lost, reset);
    },
  },
];
