import { ownAccountTexts } from "@cathedra/domain/messages";
import { type CastPerson, cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { begun } from "../courses/learning.ts";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import { castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";

const courses = ["EVA-101", "NEU-101", "CAR-101", "PER-101"].map(getCourse);
const [course] = courses;
const courseId = course?.id ?? 0;

const platform = setUpPlatform();
const portal = openBeforeAll(() => castApp([], { platform: () => platform.open(), processes: 2 }));
beforeAll(async () => {
  await Promise.all([1, 2, 3, 4].map(() => portal.get(cast.sam, "{ user { email } }")));
});
beforeEach(async () => {
  platform.forget();
  await portal.readingsEnded();
  await sql`truncate course_enrolment, unit_progress, progress_reading, course_reading, platform_person`.execute(
    portal.database.db,
  );
});

/** Gives a person progress in a course, on the platform and in the portal. */
async function hasLearned(who: CastPerson, status = "incomplete", percentage = 40): Promise<void> {
  platform.accounts.set(who.email, "42");
  for (const { id, platformId } of courses) {
    platform.progress.set(`42:${platformId}`, { status, percentage, seconds: 60, units: {} });
    await begun(portal, who, id, {
      status: status === "incomplete" ? "in_progress" : "completed",
      percentage,
    });
  }
}

const stored = async (who: CastPerson) =>
  (
    await portal.database.db
      .selectFrom("course_enrolment")
      .select(["status"])
      .where("user_id", "=", who.userId)
      .orderBy("course_id")
      .execute()
  ).map(({ status }) => status);
const there = () => [...platform.progress.values()].map(({ status }) => status);

describe("resetting one course (5.013, 5.014, 5.019, 5.022, X51, X52)", () => {
  const call =
    "mutation ($courseId: Int!) { resetMyCourseProgress(courseId: $courseId) { course { completion_status } } }";
  const reset = () =>
    portal.ask(cast.sam, call, {
      courseId,
    });

  test.each(["incomplete", "completed"])(
    "a course with status %s is reset here and on the platform",
    async (status) => {
      await hasLearned(cast.sam, status);
      expect((await reset()).data?.resetMyCourseProgress.course.completion_status).toBe("not_attempted");
      expect(platform.progress.get(`42:${course?.platformId}`)?.status).toBe("not_attempted");
      expect((await stored(cast.sam)).filter((each) => each === "not_attempted")).toHaveLength(1);
    },
  );

  test("other people's progress in the course and the person's other courses are unchanged", async () => {
    await hasLearned(cast.sam);
    await hasLearned(cast.maya, "completed", 100);
    const { db } = portal.database;
    const [unit] = course?.units.filter(({ type }) => type !== "Section") ?? [];
    await db
      .insertInto("unit_progress")
      .values(
        [cast.sam, cast.maya].map(({ userId }) => ({
          user_id: userId,
          unit_id: unit?.id as never,
          status: "completed" as const,
          score: 70,
        })),
      )
      .execute();
    const untouched = async () =>
      Promise.all([
        sql`select * from course_enrolment where user_id <> ${cast.sam.userId} or course_id <> ${courseId}
          order by user_id, course_id`.execute(db),
        sql`select * from unit_progress where user_id <> ${cast.sam.userId} order by user_id, unit_id`.execute(
          db,
        ),
        sql`select * from progress_reading where user_id <> ${cast.sam.userId} order by user_id`.execute(db),
      ]).then((results) => results.map(({ rows }) => rows));
    const before = await untouched();
    expect(before.map((rows) => rows.length).slice(0, 2)).toEqual([7, 1]);
    platform.accounts.set(cast.sam.email, "42");
    expect((await reset()).data?.resetMyCourseProgress.course.completion_status).toBe("not_attempted");
    expect(await untouched()).toEqual(before);
    const own = sql`select from unit_progress where user_id = ${cast.sam.userId}`;
    expect((await own.execute(db)).rows).toEqual([]);
  });

  test("a course that is not started stays as it is without calling the platform, and so does a second reset", async () => {
    expect((await reset()).data?.resetMyCourseProgress.course.completion_status).toBe("");
    await hasLearned(cast.sam);
    await Promise.all([reset(), reset()]);
    const before = platform.asked("resetuserprogress").length;
    expect((await reset()).errors).toBeUndefined();
    expect(platform.asked("resetuserprogress")).toHaveLength(before);
  });

  test("if the platform is unavailable, progress is kept and the specified message is returned", async () => {
    await hasLearned(cast.sam);
    platform.fault = () => ({ status: 503, answer: "<html>away</html>" });
    const { errors } = await reset();
    expect(errors?.[0]).toMatchObject({
      message: "Failed to reset course progress, please try again later",
      extensions: { code: "COURSE_RESET_FAILED", reason: "away" },
    });
    expect(new Set(await stored(cast.sam))).toEqual(new Set(["in_progress"]));
  });

  test("if an answer is lost, repeating the call completes the reset", async () => {
    await hasLearned(cast.sam);
    let isLost = false;
    platform.fault = ({ asked }) => {
      if (isLost || !asked.includes("resetuserprogress")) return undefined;
      isLost = true;
      return "lost";
    };
    expect((await reset()).data?.resetMyCourseProgress.course.completion_status).toBe("not_attempted");
  });
});

describe("resetting all courses of a demo account (1.014-1.019)", () => {
  const call = "mutation { resetAccountProgress { done } }";
  const audits = () =>
    portal.database.db
      .selectFrom("audit_log")
      .select(["subject", "details"])
      .where("action", "=", "account.progress_reset")
      .orderBy("id", "desc")
      .execute();

  test("every course is reset here and on the platform in one call, with one audit row", async () => {
    await hasLearned(cast.sam);
    // The course was begun on the platform, which the portal does not know yet.
    platform.progress.set("42:999", { status: "completed", percentage: 100, seconds: 9, units: {} });
    expect(await portal.get(cast.sam, call)).toEqual({ resetAccountProgress: { done: true } });
    expect(new Set(there())).toEqual(new Set(["not_attempted"]));
    expect(new Set(await stored(cast.sam))).toEqual(new Set(["not_attempted"]));
    expect((await audits())[0]).toEqual({
      subject: cast.sam.userId,
      details: { courses: 4, notReset: 0 },
    });
  });

  test("repeated and simultaneous calls all succeed", async () => {
    await hasLearned(cast.sam);
    const both = await Promise.all([portal.ask(cast.sam, call), portal.ask(cast.sam, call)]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await portal.get(cast.sam, call)).toEqual({ resetAccountProgress: { done: true } });
    expect(new Set(await stored(cast.sam))).toEqual(new Set(["not_attempted"]));
  });

  test("a course that cannot be reset keeps its progress, is counted, and is reset by the next call", async () => {
    await hasLearned(cast.sam);
    platform.fault = ({ asked }) =>
      asked.includes(`resetuserprogress`) && asked.includes(`course_id:${course?.platformId}`)
        ? { status: 200, answer: "<html>" }
        : undefined;
    const { errors } = await portal.ask(cast.sam, call);
    expect(errors?.[0]).toMatchObject({
      message: ownAccountTexts.resetFailed,
      extensions: { code: "PROGRESS_RESET_FAILED", remaining: 1 },
    });
    expect((await stored(cast.sam)).filter((status) => status === "in_progress")).toHaveLength(1);
    platform.fault = () => undefined;
    expect(await portal.get(cast.sam, call)).toEqual({ resetAccountProgress: { done: true } });
    expect(new Set(await stored(cast.sam))).toEqual(new Set(["not_attempted"]));
  });

  test("if the platform is unavailable, nothing is lost and nothing is reported as done", async () => {
    await hasLearned(cast.sam);
    platform.fault = () => ({ status: 500, answer: "" });
    const { errors } = await portal.ask(cast.sam, call);
    expect(errors?.[0]).toMatchObject({ message: ownAccountTexts.resetFailed, extensions: { remaining: 4 } });
    expect(new Set(await stored(cast.sam))).toEqual(new Set(["in_progress"]));
  });

  test("only demo accounts may reset all courses", async () => {
    const { errors } = await portal.ask(cast.maya, call);
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("assigning a course to a member (5.006, X30)", () => {
  const call =
    "mutation ($courseId: Int!, $customerGroupId: Int!, $uid: ID!) { makeCourseAvailable(courseId: $courseId, customerGroupId: $customerGroupId, uid: $uid) { course { personId completion_status } } }";
  const variables = {
    courseId: getCourse("EVA-101").id,
    customerGroupId: getGroup("irResidents").id,
    uid: cast.maya.keycloakId,
  };

  test("a member for whom a course is made available is enrolled once, and not shown as active in it", async () => {
    await portal.get(cast.maya, "{ user { email } }");
    for (let times = 0; times < 2; times += 1) {
      expect(await portal.get(cast.priya, call, variables)).toEqual({
        makeCourseAvailable: {
          course: { personId: cast.maya.keycloakId, completion_status: "not_attempted" },
        },
      });
    }
    expect(platform.enrolled).toHaveLength(1);
    const row = await portal.database.db
      .selectFrom("course_enrolment")
      .select("last_active_at")
      .where("user_id", "=", cast.maya.userId)
      .executeTakeFirstOrThrow();
    expect(row.last_active_at).toBeNull();
  });

  test.each([
    ["a course that the group does not have", { courseId: getCourse("CAR-501").id }],
    ["a person outside the group", { uid: cast.aiko.keycloakId }],
    ["a malformed person id", { uid: "a\0b" }],
  ])("%s is not found", async (_, change) => {
    const { errors } = await portal.ask(cast.priya, call, { ...variables, ...change });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(platform.heard).toEqual([]);
  });

  test("the admin gets an error while the platform is unreachable", async () => {
    await portal.get(cast.maya, "{ user { email } }");
    platform.fault = () => ({ status: 500, answer: "" });
    const { errors } = await portal.ask(cast.priya, call, variables);
    expect(errors?.[0]?.message).toBe("Failed to make the course available, please try again later");
  });
});
