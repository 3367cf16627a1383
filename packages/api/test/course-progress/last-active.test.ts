import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { course, setUpProgress } from "./progress-helpers.ts";

const { platform, portal, refresh, setProgress, passSeconds } = setUpProgress();

describe("when a person was last active in a course", () => {
  const lastActive = async () => {
    const row = await portal.database.db
      .selectFrom("course_enrolment")
      .select("last_active_at")
      .where("user_id", "=", cast.maya.userId)
      .where("course_id", "=", course.id)
      .executeTakeFirst();
    return row?.last_active_at ?? null;
  };

  test("the time of the last activity in a course is unchanged if the platform omitted the course and then reported the same figures", async () => {
    setProgress("incomplete", 40);
    await refresh();
    const before = await lastActive();
    platform.progress.delete(`42:${course.platformId}`);
    await passSeconds(31);
    expect(await refresh()).toMatchObject({ missingCourses: 1 });
    setProgress("incomplete", 40);
    await passSeconds(31);
    expect(await refresh()).toMatchObject({ missingCourses: 0 });
    expect(await lastActive()).toBe(before);
  });

  test("the time of the last activity in a course is the time of completion for a completed course, and the time of reading for a course in progress", async () => {
    setProgress("incomplete", 40);
    await refresh();
    await passSeconds(31);
    setProgress("incomplete", 60);
    const { readAt } = await refresh();
    const underWay = await lastActive();
    expect(Math.abs(Date.parse(readAt ?? "") - (underWay ?? 0))).toBeLessThan(20_000);
    await sql`update course_enrolment set last_active_at = '2026-01-01T00:00:00Z'`.execute(
      portal.database.db,
    );
    await passSeconds(31);
    setProgress("completed", 100);
    await refresh();
    expect(await lastActive()).toBe(1_788_260_400_000);
  });

  test.each([
    ["the course was reset", "not_attempted", 0],
    ["units were added to the course", "incomplete", 30],
  ])(
    "the time of the last activity in a course is not the time of the reading after which %s",
    async (_, status, percentage) => {
      setProgress("incomplete", 75);
      await refresh();
      const before = await lastActive();
      await passSeconds(31);
      setProgress(status, percentage);
      expect(await refresh()).toMatchObject({
        courses: [{ progress: { completion_percentage: percentage } }],
      });
      expect(await lastActive()).toBe(before);
    },
  );
});
