import { setTimeout as sleep } from "node:timers/promises";
import { courseProgressTexts } from "@cathedra/domain/messages";
import { cast, courseOf } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { usualReadingLimits } from "../../src/modules/course-progress/progress-sync.ts";
import { begun } from "../courses/learning.ts";
import { type Fault, setUpPlatform } from "../learning-platform/small-platform.ts";
import { type Caller, castApp } from "../support/cast-app.ts";
import { moveClock } from "../support/database-clock.ts";
import { openBeforeAll } from "../support/open-before-all.ts";

const course = courseOf("EVA-101");
const [firstUnit] = course.units.filter(({ type }) => type !== "Section");

/** Mostly a page waits until the platform has answered. */
const untilAnswered = 20_000;
let waitMs = untilAnswered;
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
  waitMs = untilAnswered;
  platform.forget();
  await portal.readingsEnded();
  await sql`truncate course_enrolment, unit_progress, progress_reading, course_reading, platform_person`.execute(
    portal.database.db,
  );
  platform.accounts.set(cast.maya.email, "42");
});

const refreshCall = `mutation ($courseId: Int, $hasReturned: Boolean) {
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
const refresh = async (
  variables: { readonly courseId?: number; readonly hasReturned?: boolean } = {},
  who: Caller = cast.maya,
) => (await portal.get<Refreshed>(who, refreshCall, variables)).refreshCourseProgress;

const stands = (status: string, percentage: number, seconds = 60) =>
  platform.progress.set(`42:${course.platformId}`, {
    status,
    percentage,
    seconds,
    units: { [firstUnit?.platformId ?? ""]: { status: "Completed", score: "80" } },
  });

const stored = () =>
  portal.database.db
    .selectFrom("course_enrolment")
    .select(["status", "percentage", "total_time_s"])
    .where("user_id", "=", cast.maya.userId)
    .where("course_id", "=", course.id)
    .executeTakeFirst();
const later = (seconds: number) => moveClock(portal.database.db, seconds);
const readings = () => platform.asked("users/id:").length;
function aGate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}
const until = async (holds: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await sleep(25);
  }
  throw new Error("it did not come to that");
};

describe("progress is read (5.009, X50)", () => {
  test("of all courses in one call, and of the units of the one that is looked at", async () => {
    stands("incomplete", 40, 125);
    const { isCurrent, courses } = await refresh({ courseId: course.id });
    expect(isCurrent).toBe(true);
    expect(courses).toEqual([
      {
        id: course.id,
        completion_status: "in_progress",
        progress: { completion_percentage: 40, total_time: 125, missing_since: null },
        unitProgress: [{ id: firstUnit?.id, completion_status: "completed", score: 80 }],
      },
    ]);
    expect(platform.heard.map(({ asked }) => asked.replace(/:.*/, ""))).toEqual([
      "GET users/email",
      "GET users/id",
      "GET getuserstatusincourse/course_id",
    ]);
  });

  test("once in 30 s, whoever of two processes and however many tabs ask", async () => {
    stands("incomplete", 40);
    await Promise.all(Array.from({ length: 30 }, () => refresh()));
    expect(readings()).toBe(1);
    await later(29);
    await refresh();
    expect(readings()).toBe(1);
    await later(2);
    await refresh();
    expect(readings()).toBe(2);
  });

  test("at once on coming back, and not again and again", async () => {
    stands("incomplete", 40);
    await refresh();
    await later(4);
    stands("completed", 100);
    expect((await refresh({ courseId: course.id, hasReturned: true })).courses[0]?.completion_status).toBe(
      "completed",
    );
    await Promise.all(Array.from({ length: 10 }, () => refresh({ hasReturned: true })));
    expect(readings()).toBe(2);
  });

  test("at once on coming back from a course that was opened a moment ago, and the figures before it are old by then", async () => {
    stands("not_attempted", 0);
    await refresh({ courseId: course.id });
    await portal.get(
      cast.maya,
      "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url } }",
      { courseId: course.id },
    );
    stands("incomplete", 40);
    const { promise, resolve } = aGate();
    platform.beforeAnswer = ({ asked }) => (asked.includes("users/id:") ? promise : Promise.resolve());
    waitMs = 1;
    expect(await refresh({ courseId: course.id, hasReturned: true })).toMatchObject({ isCurrent: false });
    resolve();
    await portal.readingsEnded();
    expect(await refresh({ courseId: course.id, hasReturned: true })).toMatchObject({
      isCurrent: true,
      courses: [{ completion_status: "in_progress" }],
    });
    expect(readings()).toBe(2);
  });

  test("of somebody whom the platform does not know: once in ten minutes", async () => {
    expect(await refresh({}, cast.tomas)).toMatchObject({ isCurrent: true, courses: [] });
    await later(60);
    expect(await refresh({}, cast.tomas)).toMatchObject({ isCurrent: true });
    expect(platform.asked("users/email:")).toHaveLength(1);
  });

  test("a page waits no second; what comes later is there the next time it asks", async () => {
    expect(usualReadingLimits.waitMs).toBeLessThan(1_000);
    stands("incomplete", 40);
    const { readAt } = await refresh();
    await later(31);
    stands("completed", 100);
    const { promise, resolve } = aGate();
    platform.beforeAnswer = () => promise;
    waitMs = 1;
    const slow = await refresh();
    expect(slow).toMatchObject({ isCurrent: false, readAt });
    expect(slow.courses[0]?.completion_status).toBe("in_progress");
    resolve();
    await portal.readingsEnded();
    expect(await refresh()).toMatchObject({ isCurrent: true, courses: [{ completion_status: "completed" }] });
    expect(readings()).toBe(2);
  });
});

/** What stands of everybody else, whole. */
async function ofOthers(): Promise<unknown> {
  const tables = [
    "course_enrolment",
    "unit_progress",
    "progress_reading",
    "course_reading",
    "platform_person",
  ];
  return Promise.all(
    tables.map(
      async (table) =>
        (
          await sql`select * from ${sql.table(table)} each where user_id <> ${cast.maya.userId} order by each`.execute(
            portal.database.db,
          )
        ).rows,
    ),
  );
}

/** Somebody else is in the same course, known of whole. */
async function anotherLearner(): Promise<void> {
  platform.accounts.set(cast.tomas.email, "77");
  platform.progress.set(`77:${course.platformId}`, {
    status: "incomplete",
    percentage: 66,
    seconds: 5,
    units: { [firstUnit?.platformId ?? ""]: { status: "Completed", score: "66" } },
  });
  await refresh({ courseId: course.id }, cast.tomas);
}

describe("each figure has a reading of its own", () => {
  test("units are read when their course is opened, however short ago all courses were: home, space, course within 30 s", async () => {
    stands("incomplete", 25);
    // Home or a space.
    expect(await refresh()).toMatchObject({ isCurrent: true, unitsReadAt: null });
    // A unit more, on another device.
    stands("incomplete", 50);
    const opened = await refresh({ courseId: course.id });
    expect(opened).toMatchObject({
      isCurrent: true,
      unitsReadAt: expect.any(String),
      courses: [
        {
          progress: { completion_percentage: 50 },
          unitProgress: [{ id: firstUnit?.id, completion_status: "completed" }],
        },
      ],
    });
    // What was read with it is all courses; another course was not read.
    expect(await refresh()).toMatchObject({ isCurrent: true });
    const other = courseOf("NEU-101");
    platform.fault = () => ({ status: 503, answer: "" });
    expect(await refresh({ courseId: other.id })).toMatchObject({ isCurrent: false, unitsReadAt: null });
  });

  test("units that could not be read are not called current, though all courses were", async () => {
    stands("incomplete", 25);
    platform.fault = ({ asked }) =>
      asked.includes("getuserstatusincourse")
        ? { status: 400, answer: { error: { message: "no" } } }
        : undefined;
    expect(await refresh({ courseId: course.id })).toMatchObject({
      isCurrent: false,
      readAt: expect.any(String),
      unitsReadAt: null,
      courses: [{ progress: { completion_percentage: 25 }, unitProgress: [] }],
    });
    expect(await refresh()).toMatchObject({ isCurrent: true });
  });

  test("of a course that is at its beginning there no unit is done here", async () => {
    await anotherLearner();
    stands("incomplete", 40);
    await refresh({ courseId: course.id });
    const others = await ofOthers();
    // Reset on the platform itself.
    stands("not_attempted", 0);
    await later(31);
    const othersThen = await ofOthers();
    expect(await refresh({ courseId: course.id })).toMatchObject({
      isCurrent: true,
      courses: [{ completion_status: "not_attempted", unitProgress: [] }],
    });
    expect(await ofOthers()).toEqual(othersThen);
    expect(JSON.stringify(others)).toContain("66");
  });
});

describe("when somebody was last in a course", () => {
  const lastActive = async () => {
    const row = await portal.database.db
      .selectFrom("course_enrolment")
      .select("last_active_at")
      .where("user_id", "=", cast.maya.userId)
      .where("course_id", "=", course.id)
      .executeTakeFirst();
    return row?.last_active_at ?? null;
  };

  test("is not when the platform left the course out, and named it again with the same figures", async () => {
    stands("incomplete", 40);
    await refresh();
    const before = await lastActive();
    platform.progress.delete(`42:${course.platformId}`);
    await later(31);
    expect(await refresh()).toMatchObject({ missingCourses: 1 });
    stands("incomplete", 40);
    await later(31);
    expect(await refresh()).toMatchObject({ missingCourses: 0 });
    expect(await lastActive()).toBe(before);
  });

  test("is when they completed it, and not when that was read; of what is under way it is when it was read", async () => {
    stands("incomplete", 40);
    await refresh();
    await later(31);
    stands("incomplete", 60);
    const { readAt } = await refresh();
    const underWay = await lastActive();
    expect(Math.abs(Date.parse(readAt ?? "") - (underWay ?? 0))).toBeLessThan(20_000);
    await sql`update course_enrolment set last_active_at = '2026-01-01T00:00:00Z'`.execute(
      portal.database.db,
    );
    await later(31);
    stands("completed", 100);
    await refresh();
    expect(await lastActive()).toBe(1_788_260_400_000);
  });

  test.each([
    ["the course was reset", "not_attempted", 0],
    ["units were added to the course", "incomplete", 30],
  ])("is not when it was read that %s", async (_, status, percentage) => {
    stands("incomplete", 75);
    await refresh();
    const before = await lastActive();
    await later(31);
    stands(status, percentage);
    expect(await refresh()).toMatchObject({ courses: [{ progress: { completion_percentage: percentage } }] });
    expect(await lastActive()).toBe(before);
  });
});

describe("a course that the platform no longer names", () => {
  test("keeps what is known, is marked, and is not called current; named again it is as before", async () => {
    await anotherLearner();
    stands("incomplete", 40);
    await refresh({ courseId: course.id });
    const others = await ofOthers();
    platform.progress.delete(`42:${course.platformId}`);
    const shift = () =>
      sql`update progress_reading set asked_at = 'epoch', figures_at = 'epoch' where user_id = ${cast.maya.userId}`.execute(
        portal.database.db,
      );
    await shift();
    expect(await refresh()).toMatchObject({
      missingCourses: 1,
      courses: [
        {
          completion_status: "in_progress",
          progress: { completion_percentage: 40, missing_since: expect.any(String) },
        },
      ],
    });
    const shown = "query ($courseId: Int!) { course(courseId: $courseId) { progress { missing_since } } }";
    expect(await portal.get(cast.maya, shown, { courseId: course.id })).toMatchObject({
      course: { progress: { missing_since: expect.any(String) } },
    });
    // Home does not send anybody on into it.
    const home = "{ continueLearning { course { id } } }";
    expect(await portal.get(cast.maya, home)).not.toMatchObject({
      continueLearning: { course: { id: course.id } },
    });
    stands("incomplete", 40);
    await shift();
    expect(await refresh()).toMatchObject({
      isCurrent: true,
      missingCourses: 0,
      courses: [{ progress: { completion_percentage: 40, missing_since: null } }],
    });
    expect(await ofOthers()).toEqual(others);
  });

  test("is marked, too, of whom the platform no longer knows", async () => {
    await anotherLearner();
    stands("incomplete", 40);
    await refresh();
    await later(31);
    const others = await ofOthers();
    platform.accounts.delete(cast.maya.email);
    await refresh();
    await sql`update progress_reading set asked_at = 'epoch' where user_id = ${cast.maya.userId}`.execute(
      portal.database.db,
    );
    expect(await refresh()).toMatchObject({ missingCourses: 1 });
    expect(await ofOthers()).toEqual(others);
  });

  test("is started again, and named", async () => {
    stands("incomplete", 40);
    await refresh();
    platform.progress.delete(`42:${course.platformId}`);
    await later(31);
    expect(await refresh()).toMatchObject({ missingCourses: 1 });
    await portal.get(
      cast.maya,
      "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url } }",
      { courseId: course.id },
    );
    expect(await refresh()).toMatchObject({ isCurrent: true, missingCourses: 0 });
  });
});

describe("an act that failed, or whose outcome is unknown, makes the figures worthless", () => {
  const resetCall =
    "mutation ($courseId: Int!) { resetMyCourseProgress(courseId: $courseId) { course { completion_status } } }";
  const reset = async () => (await portal.ask(cast.maya, resetCall, { courseId: course.id })).errors?.[0];

  test("a reset that the platform did and did not confirm is said to be unknown, read at once, and then known", async () => {
    await anotherLearner();
    stands("incomplete", 75);
    await refresh({ courseId: course.id });
    const others = await ofOthers();
    const { promise, resolve } = aGate();
    platform.fault = ({ asked }) => (asked.includes("resetuserprogress") ? "lost" : undefined);
    // What is read at once waits until it was looked at what is said meanwhile.
    platform.beforeAnswer = ({ asked }) => (asked.includes("users/id:") ? promise : Promise.resolve());
    waitMs = 1;
    expect(await reset()).toMatchObject({
      message: courseProgressTexts.resetUnconfirmed,
      extensions: { code: "COURSE_RESET_UNCONFIRMED", reason: "away" },
    });
    const meanwhile = await refresh({ courseId: course.id });
    expect(meanwhile).toMatchObject({
      isCurrent: false,
      isResetUnconfirmed: true,
      courses: [{ progress: { completion_percentage: 75 } }],
    });
    await until(async () => readings() === 3);
    resolve();
    await portal.readingsEnded();
    expect((await stored())?.status).toBe("not_attempted");
    expect(await refresh({ courseId: course.id })).toMatchObject({
      isCurrent: true,
      isResetUnconfirmed: false,
      courses: [{ completion_status: "not_attempted", unitProgress: [] }],
    });
    expect(await ofOthers()).toEqual(others);
  });

  test("one that was not done is in doubt for a minute, and then not done", async () => {
    stands("incomplete", 75);
    await refresh();
    platform.fault = ({ asked }) =>
      asked.includes("resetuserprogress") ? { status: 504, answer: "<html>gateway</html>" } : undefined;
    expect(await reset()).toMatchObject({ extensions: { code: "COURSE_RESET_UNCONFIRMED" } });
    await portal.readingsEnded();
    expect(readings()).toBe(2);
    expect(await refresh()).toMatchObject({ isCurrent: false, isResetUnconfirmed: true });
    await later(61);
    expect(await refresh()).toMatchObject({
      isCurrent: true,
      isResetUnconfirmed: false,
      courses: [{ progress: { completion_percentage: 75 } }],
    });
  });

  test("one that the platform refused is not done, and its figures are read at once all the same", async () => {
    stands("incomplete", 75);
    await refresh();
    // Meanwhile.
    stands("completed", 100);
    platform.fault = ({ asked }) =>
      asked.includes("resetuserprogress")
        ? { status: 400, answer: { error: { message: "Not now" } } }
        : undefined;
    expect(await reset()).toMatchObject({
      message: "Failed to reset course progress, please try again later",
      extensions: { code: "COURSE_RESET_FAILED", reason: "rejected" },
    });
    await portal.readingsEnded();
    expect((await stored())?.status).toBe("completed");
    expect(await refresh()).toMatchObject({ isCurrent: true, isResetUnconfirmed: false });
  });

  test("a start that failed half-way is read at once", async () => {
    stands("not_attempted", 0);
    await refresh();
    platform.fault = ({ asked }) => (asked.includes("gotocourse") ? "lost" : undefined);
    await portal.ask(
      cast.maya,
      "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url } }",
      { courseId: course.id },
    );
    stands("incomplete", 10);
    expect(await refresh()).toMatchObject({
      isCurrent: true,
      courses: [{ progress: { completion_percentage: 10 } }],
    });
  });

  test("of a demo account's reset of everything those without an answer are in doubt", async () => {
    await anotherLearner();
    const others = await ofOthers();
    const { db } = portal.database;
    await portal.get(cast.sam, "{ user { email } }");
    platform.accounts.set(cast.sam.email, "99");
    const other = courseOf("NEU-101");
    for (const each of [course, other])
      platform.progress.set(`99:${each.platformId}`, {
        status: "incomplete",
        percentage: 50,
        seconds: 1,
        units: {},
      });
    await refresh({}, cast.sam);
    platform.fault = ({ asked }) =>
      asked.includes(`resetuserprogress/user_id:99,course_id:${other.platformId}`) ? "lost" : undefined;
    const { errors } = await portal.ask(cast.sam, "mutation { resetAccountProgress { done } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "PROGRESS_RESET_FAILED", remaining: 1 });
    const rows = await db
      .selectFrom("course_enrolment")
      .select(["course_id", "status", "reset_unconfirmed_since"])
      .where("user_id", "=", cast.sam.userId)
      .orderBy("course_id")
      .execute();
    expect(rows.map((row) => [row.course_id, row.status, row.reset_unconfirmed_since !== null])).toEqual(
      [
        [course.id, "not_attempted", false],
        [other.id, "in_progress", true],
      ].toSorted(([one], [two]) => Number(one) - Number(two)),
    );
    expect(await refresh({}, cast.sam)).toMatchObject({
      isCurrent: true,
      isResetUnconfirmed: false,
      courses: expect.arrayContaining([
        expect.objectContaining({ id: other.id, completion_status: "not_attempted" }),
      ]),
    });
    const mine = cast.sam.userId;
    const withoutSam = (tables: unknown) =>
      (tables as readonly (readonly { readonly user_id: string }[])[]).map((rowsOf) =>
        rowsOf.filter(({ user_id }) => user_id !== mine),
      );
    expect(withoutSam(await ofOthers())).toEqual(others);
  });
});

describe("nothing is lost by an answer that is none", () => {
  const answers: readonly (readonly [string, Fault])[] = [
    ["refuses", { status: 500, answer: "oops" }],
    ["answers HTML", { status: 200, answer: "<html></html>" }],
    ["answers half a JSON", { status: 200, answer: '{"id":"42","courses":[{"id":"10' }],
    ["leaves the courses out", { status: 200, answer: { id: "42", email: cast.maya.email } }],
    [
      "names courses without their number",
      { status: 200, answer: { id: "42", courses: [{ completion_status: "x" }] } },
    ],
    ["names no course any more", { status: 200, answer: { id: "42", courses: [] } }],
  ];
  test.each(answers)("the platform %s", async (_, fault) => {
    const { db } = portal.database;
    await db
      .insertInto("platform_person")
      .values({ user_id: cast.maya.userId, platform_id: "42", email: cast.maya.email })
      .execute();
    await begun(portal, cast.maya, course.id, { status: "in_progress", percentage: 40 });
    platform.fault = () => fault;
    const { courses } = await refresh({ courseId: course.id });
    expect(courses[0]).toMatchObject({
      completion_status: "in_progress",
      progress: { completion_percentage: 40 },
    });
    expect(await stored()).toMatchObject({ status: "in_progress", percentage: 40 });
  });

  test("the platform asks to wait for an hour: it is not asked again, and Start says so at once", async () => {
    const patient = await castApp([], { platform: () => platform.open() });
    try {
      platform.accounts.set(cast.maya.email, "42");
      platform.fault = ({ asked }) =>
        asked.includes("users/id:")
          ? { status: 429, answer: "", headers: { "retry-after": "3600" } }
          : undefined;
      expect(await patient.get(cast.maya, refreshCall)).toMatchObject({
        refreshCourseProgress: { isCurrent: false },
      });
      const before = platform.heard.length;
      const began = performance.now();
      const { errors } = await patient.ask(
        cast.maya,
        "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url } }",
        { courseId: course.id },
      );
      expect(errors?.[0]).toMatchObject({
        message: "Failed to start course, please try again later",
        extensions: { reason: "busy" },
      });
      // Less than it would wait for its turn.
      expect(performance.now() - began).toBeLessThan(15_000);
      expect(platform.heard).toHaveLength(before);
    } finally {
      await patient.close();
    }
  });

  test("somebody whom the platform has lost keeps what is known", async () => {
    stands("incomplete", 40);
    await refresh();
    await later(31);
    platform.accounts.clear();
    expect((await refresh()).courses[0]?.completion_status).toBe("in_progress");
  });
});

describe("what is told in the wrong order", () => {
  const resetCall =
    "mutation ($courseId: Int!) { resetMyCourseProgress(courseId: $courseId) { course { completion_status } } }";

  test.each([
    ["courses", "users/id:"],
    ["units", "getuserstatusincourse"],
  ])("a reading of %s that began before a reset brings nothing back", async (_, endpoint) => {
    stands("incomplete", 40);
    await refresh();
    await later(31);
    const { promise, resolve } = aGate();
    const before = platform.asked(endpoint).length;
    platform.beforeAnswer = ({ asked }) => (asked.includes(endpoint) ? promise : Promise.resolve());
    const reading = refresh({ courseId: course.id });
    await until(async () => platform.asked(endpoint).length > before);
    await portal.get(cast.maya, resetCall, { courseId: course.id });
    resolve();
    await reading;
    await portal.readingsEnded();
    expect(platform.asked("getuserstatusincourse")).toHaveLength(1);
    expect(await stored()).toEqual({ status: "not_attempted", percentage: 0, total_time_s: 0 });
    expect(await portal.database.db.selectFrom("unit_progress").selectAll().execute()).toEqual([]);
  });

  test("of two readings the one that began last stays, whichever ends last", async () => {
    stands("incomplete", 40);
    await refresh();
    await later(31);
    const { promise, resolve } = aGate();
    let held = 0;
    platform.beforeAnswer = ({ asked }) =>
      asked.includes("users/id:") && held++ === 0 ? promise : Promise.resolve();
    // Passed for a moment, and taken back there: the newer figures are the ones that stand here already.
    stands("completed", 100);
    waitMs = 1;
    await refresh();
    await until(async () => readings() === 2);
    stands("incomplete", 40);
    await later(31);
    // The process that is still at it does not ask: the other one does.
    await until(async () => {
      await refresh();
      return readings() === 3;
    });
    resolve();
    await portal.readingsEnded();
    expect(await stored()).toMatchObject({ status: "in_progress", percentage: 40 });
  });
});

test("a process that ends drops what it was reading, and leaves nothing half-written", async () => {
  const ending = await castApp([], { platform: () => platform.open(), readingWaitMs: () => 1 });
  platform.accounts.set(cast.maya.email, "42");
  stands("incomplete", 40);
  platform.beforeAnswer = ({ asked }) =>
    asked.includes("users/id:") ? sleep(60_000, undefined, { ref: false }) : Promise.resolve();
  await ending.get(cast.maya, refreshCall);
  // Ends: the platform takes longer than a test may.
  await ending.close();
});

test("a class of fifty opens the page at once behind one address", { timeout: 120_000 }, async () => {
  const people = Array.from({ length: 50 }, (_, index): Caller => {
    const number = String(index).padStart(12, "0");
    const email = `resident.${index}@class.example`;
    platform.accounts.set(email, `9${number}`);
    return { ...cast.maya, keycloakId: `30000000-0000-4000-8000-${number}` as never, email };
  });
  await Promise.all(people.map((who) => portal.get(who, "{ user { email } }")));
  const answers = await Promise.all(people.flatMap((who) => [refresh({}, who), refresh({}, who)]));
  expect(answers).toHaveLength(100);
  expect(readings()).toBeLessThanOrEqual(50);
});
