import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { begun } from "../courses/learning.ts";
import type { Fault } from "../learning-platform/small-platform.ts";
import { castApp } from "../support/cast-app.ts";
import { course, refreshCall, setUpProgress, startCall } from "./progress-helpers.ts";

const { platform, portal, refresh, setProgress, stored, rowsOfOthers, addAnotherLearner, passSeconds } =
  setUpProgress();

describe("a course that the platform no longer reports", () => {
  test("a course that the platform no longer reports keeps its figures, marked as missing and not current, until the platform reports it again", async () => {
    await addAnotherLearner();
    setProgress("incomplete", 40);
    await refresh({ courseId: course.id });
    const others = await rowsOfOthers();
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
    // Home does not suggest continuing the missing course.
    const home = "{ continueLearning { course { id } } }";
    expect(await portal.get(cast.maya, home)).not.toMatchObject({
      continueLearning: { course: { id: course.id } },
    });
    setProgress("incomplete", 40);
    await shift();
    expect(await refresh()).toMatchObject({
      isCurrent: true,
      missingCourses: 0,
      courses: [{ progress: { completion_percentage: 40, missing_since: null } }],
    });
    expect(await rowsOfOthers()).toEqual(others);
  });

  test("a course that the platform no longer reports is marked as missing also when the platform no longer knows the person", async () => {
    await addAnotherLearner();
    setProgress("incomplete", 40);
    await refresh();
    await passSeconds(31);
    const others = await rowsOfOthers();
    platform.accounts.delete(cast.maya.email);
    await refresh();
    await sql`update progress_reading set asked_at = 'epoch' where user_id = ${cast.maya.userId}`.execute(
      portal.database.db,
    );
    expect(await refresh()).toMatchObject({ missingCourses: 1 });
    expect(await rowsOfOthers()).toEqual(others);
  });

  test("a course that the platform no longer reports can be started again, and is then reported", async () => {
    setProgress("incomplete", 40);
    await refresh();
    platform.progress.delete(`42:${course.platformId}`);
    await passSeconds(31);
    expect(await refresh()).toMatchObject({ missingCourses: 1 });
    await portal.get(cast.maya, startCall, { courseId: course.id });
    expect(await refresh()).toMatchObject({ isCurrent: true, missingCourses: 0 });
  });
});

describe("invalid answers lose no progress", () => {
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

  test("if the platform asks to wait for an hour, it is not called again, and Start reports this at once", async () => {
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
      const { errors } = await patient.ask(cast.maya, startCall, { courseId: course.id });
      expect(errors?.[0]).toMatchObject({
        message: "Failed to start course, please try again later",
        extensions: { reason: "busy" },
      });
      // The time limit is shorter than the wait for a slot.
      expect(performance.now() - began).toBeLessThan(15_000);
      expect(platform.heard).toHaveLength(before);
    } finally {
      await patient.close();
    }
  });

  test("a person whom the platform has lost keeps their known progress", async () => {
    setProgress("incomplete", 40);
    await refresh();
    await passSeconds(31);
    platform.accounts.clear();
    expect((await refresh()).courses[0]?.completion_status).toBe("in_progress");
  });
});
