import { type CastPerson, cast, courseOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const courseId = courseOf("EVA-101").id;

/** Nothing was read of them yet, so that the operation reads, whatever was asked a moment ago. */
const neverRead =
  ({ userId }: CastPerson, variables: Readonly<Record<string, unknown>>) =>
  async ({ database: { db } }: CastApp) => {
    await db.deleteFrom("course_reading").where("user_id", "=", userId).execute();
    await db.deleteFrom("progress_reading").where("user_id", "=", userId).execute();
    return variables;
  };

export const courseProgressWebOperations: readonly WebOperation[] = [
  ["useStartCourseMutation", cast.maya, 14, () => ({ courseId })],
  ["useFreshProgressMutation", cast.maya, 18, neverRead(cast.maya, { hasReturned: false })],
  [
    "useFreshProgressOfCourseMutation",
    cast.tomas,
    16,
    neverRead(cast.tomas, { courseId, hasReturned: true }),
  ],
  ["useResetCourseMutation", cast.maya, 12, () => ({ courseId })],
  ["useResetProgressMutation", cast.sam, 10],
];
