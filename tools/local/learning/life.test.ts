import { readCompletion } from "@cathedra/domain/learning";
import { cast, demoWorld, getGroup, groupCourses, learningLife, people } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { getClient, platforms } from "./testing/client.ts";

const { start } = platforms();
const now = Date.UTC(2026, 10, 22, 12);
const life = learningLife(now);

test("every course progress belongs to a person of the demo world with an open course, and lies in the past", () => {
  expect(life).toHaveLength(18);
  for (const learner of life) {
    const person = demoWorld.people.find(({ email }) => email === learner.email);
    const given = demoWorld.learning.given.filter(({ keycloakId }) => keycloakId === learner.keycloakId);
    const open = demoWorld.learning.groupCourses.filter(({ groupId }) =>
      person?.memberships.some((membership) => membership.groupId === groupId),
    );
    const courses = [...given, ...open].map(({ courseId }) => courseId);
    for (const { courseId, enrolledAt, completedAt, lastActiveAt } of learner.courses) {
      expect([learner.email, courses.includes(courseId)]).toEqual([learner.email, true]);
      expect(enrolledAt).toBeLessThan(lastActiveAt ?? now);
      expect(completedAt ?? 0).toBeLessThanOrEqual(now);
    }
  }
});

test("Maya is in the middle of the first course, Sam has courses to reset, and the classes are in all states", () => {
  const of = (email: string) => life.find((learner) => learner.email === email)?.courses ?? [];
  const statuses = (email: string) => new Set(of(email).map(({ status }) => status));
  expect(of(cast.maya.email).find(({ courseId }) => courseId === 1)).toMatchObject({ percentage: 50 });
  expect([...statuses(cast.maya.email)].toSorted()).toEqual([
    "completed",
    "failed",
    "in_progress",
    "not_attempted",
  ]);
  expect(of(cast.sam.email).length).toBe(4);
  expect(people.filter(({ email }) => of(email).length > 0).length).toBeGreaterThan(6);
  expect(groupCourses.irResidents).toContain("NEU-101");
  expect(getGroup("irResidents").id).toBe(1);
});

test("the platform reports exactly the progress that the portal is seeded with", async () => {
  const client = getClient(await start({ life, limits: { perHour: 1e4, burst: 1e4 } }));
  for (const learner of life) {
    const { value } = await client.get(`users/email:${learner.email}`);
    const told = value as { id: string; courses: Record<string, string | number>[] };
    expect(told.id).toBe(learner.platformId);
    expect(
      told.courses.map((course) => [
        course.id,
        readCompletion(String(course.completion_status)),
        Number(course.completion_percentage),
        course.total_time_seconds,
        course.completed_on_timestamp,
      ]),
    ).toEqual(
      learner.courses
        .toSorted((a, b) => a.enrolledAt - b.enrolledAt || a.courseId - b.courseId)
        .map((course) => [
          course.platformId,
          course.status,
          course.percentage,
          course.totalTimeSeconds,
          course.completedAt === null ? null : String(Math.floor(course.completedAt / 1000)),
        ]),
    );
  }
  const [maya] = life;
  const { value } = await client.get(`getuserstatusincourse/course_id:101,user_id:${maya?.platformId}`);
  const { units } = value as { units: { completion_status: string; score: string }[] };
  expect(units.map(({ completion_status }) => readCompletion(completion_status))).toEqual([
    ...Array.from({ length: 4 }, () => "completed"),
    ...Array.from({ length: 4 }, () => "not_attempted"),
  ]);
  expect(units.map(({ score }) => score)).toContain("75.00");
});
