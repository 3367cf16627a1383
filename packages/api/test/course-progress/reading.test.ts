import { setTimeout as sleep } from "node:timers/promises";
import { cast, getCourse } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { usualReadingLimits } from "../../src/modules/course-progress/progress-sync.ts";
import { type Caller, castApp } from "../support/cast-app.ts";
import { course, firstUnit, openPromise, refreshCall, setUpProgress, startCall } from "./progress-helpers.ts";

const {
  platform,
  portal,
  refresh,
  setProgress,
  rowsOfOthers,
  addAnotherLearner,
  setWaitMs,
  passSeconds,
  readings,
} = setUpProgress();

describe("reading progress (5.009, X50)", () => {
  test("one call reads all courses, and another the units of the course on screen", async () => {
    setProgress("incomplete", 40, 125);
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

  test("the platform is read once in 30 s for any number of processes and tabs", async () => {
    setProgress("incomplete", 40);
    await Promise.all(Array.from({ length: 30 }, () => refresh()));
    expect(readings()).toBe(1);
    await passSeconds(29);
    await refresh();
    expect(readings()).toBe(1);
    await passSeconds(2);
    await refresh();
    expect(readings()).toBe(2);
  });

  test("returning from the platform triggers one reading at once", async () => {
    setProgress("incomplete", 40);
    await refresh();
    await passSeconds(4);
    setProgress("completed", 100);
    expect((await refresh({ courseId: course.id, hasReturned: true })).courses[0]?.completion_status).toBe(
      "completed",
    );
    await Promise.all(Array.from({ length: 10 }, () => refresh({ hasReturned: true })));
    expect(readings()).toBe(2);
  });

  test("returning right after opening a course triggers a reading, and earlier figures are not called current", async () => {
    setProgress("not_attempted", 0);
    await refresh({ courseId: course.id });
    await portal.get(cast.maya, startCall, { courseId: course.id });
    setProgress("incomplete", 40);
    const { promise, resolve } = openPromise();
    platform.beforeAnswer = ({ asked }) => (asked.includes("users/id:") ? promise : Promise.resolve());
    setWaitMs(1);
    expect(await refresh({ courseId: course.id, hasReturned: true })).toMatchObject({ isCurrent: false });
    resolve();
    await portal.readingsEnded();
    expect(await refresh({ courseId: course.id, hasReturned: true })).toMatchObject({
      isCurrent: true,
      courses: [{ completion_status: "in_progress" }],
    });
    expect(readings()).toBe(2);
  });

  test("a person whom the platform does not know is looked up once in ten minutes", async () => {
    expect(await refresh({}, cast.tomas)).toMatchObject({ isCurrent: true, courses: [] });
    await passSeconds(60);
    expect(await refresh({}, cast.tomas)).toMatchObject({ isCurrent: true });
    expect(platform.asked("users/email:")).toHaveLength(1);
  });

  test("a page does not wait for a slow reading, and shows its result on the next request", async () => {
    expect(usualReadingLimits.waitMs).toBeLessThan(1_000);
    setProgress("incomplete", 40);
    const { readAt } = await refresh();
    await passSeconds(31);
    setProgress("completed", 100);
    const { promise, resolve } = openPromise();
    platform.beforeAnswer = () => promise;
    setWaitMs(1);
    const slow = await refresh();
    expect(slow).toMatchObject({ isCurrent: false, readAt });
    expect(slow.courses[0]?.completion_status).toBe("in_progress");
    resolve();
    await portal.readingsEnded();
    expect(await refresh()).toMatchObject({ isCurrent: true, courses: [{ completion_status: "completed" }] });
    expect(readings()).toBe(2);
  });
});

describe("each figure has its own reading time", () => {
  test("units are read when their course is opened, even if all courses were read less than 30 s before", async () => {
    setProgress("incomplete", 25);
    // Home and a space read without a course id.
    expect(await refresh()).toMatchObject({ isCurrent: true, unitsReadAt: null });
    // Another unit is completed on another device.
    setProgress("incomplete", 50);
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
    // The request read all courses at once; no other course was requested.
    expect(await refresh()).toMatchObject({ isCurrent: true });
    const other = getCourse("NEU-101");
    platform.fault = () => ({ status: 503, answer: "" });
    expect(await refresh({ courseId: other.id })).toMatchObject({ isCurrent: false, unitsReadAt: null });
  });

  test("units that could not be read are not called current, even if all courses are", async () => {
    setProgress("incomplete", 25);
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

  test("no unit stays completed in a course that the platform reports as not started", async () => {
    await addAnotherLearner();
    setProgress("incomplete", 40);
    await refresh({ courseId: course.id });
    const others = await rowsOfOthers();
    // The course is reset on the platform itself.
    setProgress("not_attempted", 0);
    await passSeconds(31);
    const othersThen = await rowsOfOthers();
    expect(await refresh({ courseId: course.id })).toMatchObject({
      isCurrent: true,
      courses: [{ completion_status: "not_attempted", unitProgress: [] }],
    });
    expect(await rowsOfOthers()).toEqual(othersThen);
    expect(JSON.stringify(others)).toContain("66");
  });
});

test("a process that shuts down drops its unfinished reading without storing parts of it", async () => {
  const ending = await castApp([], { platform: () => platform.open(), readingWaitMs: () => 1 });
  platform.accounts.set(cast.maya.email, "42");
  setProgress("incomplete", 40);
  platform.beforeAnswer = ({ asked }) =>
    asked.includes("users/id:") ? sleep(60_000, undefined, { ref: false }) : Promise.resolve();
  await ending.get(cast.maya, refreshCall);
  // Closing must not wait for the platform, whose answer takes longer than a test may.
  await ending.close();
});

test("a class of fifty can open the page at once from one address", { timeout: 120_000 }, async () => {
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
