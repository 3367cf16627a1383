import { cast, getCourse } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, beforeEach } from "vitest";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import { type Caller, castApp } from "../support/cast-app.ts";
import { moveClock } from "../support/database-clock.ts";
import { openBeforeAll } from "../support/open-before-all.ts";

export const course = getCourse("EVA-101");
export const [firstUnit] = course.units.filter(({ type }) => type !== "Section");

export const startCall =
  "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url } }";
export const resetCall =
  "mutation ($courseId: Int!) { resetMyCourseProgress(courseId: $courseId) { course { completion_status } } }";
export const refreshCall = `mutation ($courseId: Int, $hasReturned: Boolean) {
  refreshCourseProgress(courseId: $courseId, hasReturned: $hasReturned) {
    readAt unitsReadAt isCurrent isResetUnconfirmed missingCourses
    courses {
      id completion_status progress { completion_percentage total_time missing_since } unitProgress { id completion_status score }
    }
  }
}`;
type Refreshed = {
  readonly refreshCourseProgress: {
    readonly readAt: string | null;
    readonly unitsReadAt: string | null;
    readonly isCurrent: boolean;
    readonly isResetUnconfirmed: boolean;
    readonly missingCourses: number;
    readonly courses: readonly {
      readonly id: number;
      readonly completion_status: string;
      readonly progress: {
        readonly completion_percentage: number;
        readonly total_time: number;
        readonly missing_since: string | null;
      };
      readonly unitProgress: readonly { readonly id: number; readonly score: number | null }[];
    }[];
  };
};

/** A promise that a test resolves. */
export function openPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const tables = ["course_enrolment", "unit_progress", "progress_reading", "course_reading", "platform_person"];

/**
 * The portal in two processes beside a platform that knows Maya, for the tests of a file. Before each test nothing has been read,
 * and a page waits until the platform has answered.
 */
export function setUpProgress() {
  const untilAnsweredMs = 20_000;
  let waitMs = untilAnsweredMs;
  const platform = setUpPlatform();
  const portal = openBeforeAll(() =>
    castApp([], {
      platform: () => platform.open(),
      processes: 2,
      readingWaitMs: () => waitMs,
      ownsDatabaseClock: true,
    }),
  );
  beforeAll(async () => {
    await Promise.all([1, 2, 3, 4].map(() => portal.get(cast.maya, "{ user { email } }")));
  });
  beforeEach(async () => {
    waitMs = untilAnsweredMs;
    platform.forget();
    await portal.readingsEnded();
    await sql`truncate course_enrolment, unit_progress, progress_reading, course_reading, platform_person`.execute(
      portal.database.db,
    );
    platform.accounts.set(cast.maya.email, "42");
  });

  const refresh = async (
    variables: { readonly courseId?: number; readonly hasReturned?: boolean } = {},
    who: Caller = cast.maya,
  ) => (await portal.get<Refreshed>(who, refreshCall, variables)).refreshCourseProgress;

  /** Sets Maya's progress in the course on the simulated platform. */
  const setProgress = (status: string, percentage: number, seconds = 60) =>
    platform.progress.set(`42:${course.platformId}`, {
      status,
      percentage,
      seconds,
      units: { [firstUnit?.platformId ?? ""]: { status: "Completed", score: "80" } },
    });

  /** The stored progress of Maya in the course. */
  const stored = () =>
    portal.database.db
      .selectFrom("course_enrolment")
      .select(["status", "percentage", "total_time_s"])
      .where("user_id", "=", cast.maya.userId)
      .where("course_id", "=", course.id)
      .executeTakeFirst();

  /** The rows of all people but Maya, whole. */
  const rowsOfOthers = (): Promise<unknown> =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } =
          await sql`select * from ${sql.table(table)} each where user_id <> ${cast.maya.userId} order by each`.execute(
            portal.database.db,
          );
        return rows;
      }),
    );

  /** Puts Tomas into the same course, with units that have been read. */
  const addAnotherLearner = async (): Promise<void> => {
    platform.accounts.set(cast.tomas.email, "77");
    platform.progress.set(`77:${course.platformId}`, {
      status: "incomplete",
      percentage: 66,
      seconds: 5,
      units: { [firstUnit?.platformId ?? ""]: { status: "Completed", score: "66" } },
    });
    await refresh({ courseId: course.id }, cast.tomas);
  };

  return {
    platform,
    portal,
    refresh,
    setProgress,
    stored,
    rowsOfOthers,
    addAnotherLearner,
    /** Sets how long a page waits for the platform from now on. */
    setWaitMs: (ms: number) => {
      waitMs = ms;
    },
    passSeconds: (seconds: number) => moveClock(portal.database.db, seconds),
    /** The number of progress requests that the platform received for a person. */
    readings: () => platform.asked("users/id:").length,
  };
}
