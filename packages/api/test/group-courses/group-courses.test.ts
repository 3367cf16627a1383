import { cast } from "@cathedra/test-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { accept, aNewcomer, getCode } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  ask,
  assignedIn,
  change,
  getIds,
  groupOfMember,
  irFellows,
  irResidents,
  openTo,
  setCourses,
} from "./group-course-helpers.ts";

const [eva1 = 0, eva2 = 0, eva3 = 0, per1 = 0] = getIds("EVA-101", "EVA-201", "EVA-301", "PER-101");
/** A course that Northgate may not use. */
const [cardio = 0] = getIds("CAR-101");

const portal = setUpCastApp();
beforeEach(async () => {
  await setCourses(portal, irResidents, [eva1, eva2]);
  await setCourses(portal, irFellows, []);
});

describe("courses of a group (9.041, 9.042)", () => {
  test("the group's admin sees its courses and the available ones with all their fields", async () => {
    const group = await groupOfMember(portal, cast.priya, irResidents);
    const named = (id: number) => group.courses?.find(({ course }) => course.id === id);
    expect(named(eva1)).toMatchObject({
      course: { id: eva1, code: "EVA-101", category: "Procedures", name: expect.stringContaining("EVAR") },
      assigned: true,
      isUsable: true,
      keptBy: 0,
    });
    expect(named(per1)).toMatchObject({ assigned: false, isUsable: true });
    expect(named(cardio)).toBeUndefined();
    expect(assignedIn(group)).toEqual([eva1, eva2]);
    expect(group.viewerCanManageCourses).toBe(true);
  });

  test("learners see only the list of the group's courses, sorted by code", async () => {
    const group = await groupOfMember(portal, cast.maya, irResidents);
    expect(group.assignedCourses?.map(({ code }) => code)).toEqual(["EVA-201", "EVA-101"].toSorted());
    expect(group).toMatchObject({ courses: null, coursesModifiedAt: null, viewerCanManageCourses: false });
  });

  test("a course that the account lost stays in the group and is marked as unusable", async () => {
    await setCourses(portal, irResidents, [eva1, cardio]);
    const { courses } = await groupOfMember(portal, cast.priya, irResidents);
    expect(courses?.find(({ course }) => course.id === cardio)).toMatchObject({
      assigned: true,
      isUsable: false,
    });
    // The course may stay, with others added beside it.
    const saved = await change(portal, cast.priya, { courseIds: [eva1, cardio, per1] });
    expect(assignedIn(saved)).toEqual(expect.arrayContaining([eva1, cardio, per1]));
  });

  test("any number of groups take the same statements", async () => {
    const count = async (who: typeof cast.maya) => {
      // A person whose progress was never read is read first.
      await portal.get(who, "{ user { keycloak_id } }");
      return (await statementsOf(() => portal.get(who, "{ customerGroups { id assignedCourses { id } } }")))
        .length;
    };
    expect(await count(cast.tomas)).toBe(await count(cast.maya));
  });
});

describe("adding and removing courses (9.043, 9.051)", () => {
  test("saving sets exactly the named courses and is audited", async () => {
    const saved = await change(portal, cast.priya, { courseIds: [eva2, eva3, per1, per1] });
    expect(new Set(assignedIn(saved))).toEqual(new Set([eva2, eva3, per1]));
    expect(await openTo(portal, cast.maya.userId)).toEqual(expect.arrayContaining([eva3, per1]));
    const row = await unbranded(portal.database.db)
      .selectFrom("audit_log")
      .select(["actor_id", "before", "after", "details"])
      .where("action", "=", "group.courses_changed")
      .where("subject", "=", String(irResidents))
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(row).toMatchObject({
      actor_id: cast.priya.userId,
      before: { courseIds: [eva1, eva2] },
      after: { courseIds: expect.arrayContaining([eva2, eva3, per1]) },
      details: { added: [eva3, per1], takenAway: [eva1], isFullRemoval: false },
    });
  });

  test("a course that the account may not use, or that is gone or unknown, is refused", async () => {
    for (const id of [cardio, 987654]) {
      const { errors } = await ask(portal, cast.priya, { courseIds: [eva1, id] });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "INVALID_INPUT",
        fields: [{ path: "courseIds.1", code: "NOT_AN_OPTION" }],
      });
    }
    const { db } = portal.database;
    const setGone = (gone_at: Date | null) =>
      unbranded(db).updateTable("course").set({ gone_at }).where("id", "=", eva3).execute();
    await setGone(new Date());
    expect((await ask(portal, cast.priya, { courseIds: [eva3] })).errors?.[0]?.extensions.code).toBe(
      "INVALID_INPUT",
    );
    await setGone(null);
    expect(assignedIn(await groupOfMember(portal, cast.priya, irResidents))).toEqual([eva1, eva2]);
  });

  test("more courses than a group may have are refused", async () => {
    const courseIds = Array.from({ length: 501 }, (_, at) => at + 1);
    expect((await ask(portal, cast.priya, { courseIds })).errors?.[0]?.extensions).toMatchObject({
      fields: [{ path: "courseIds", code: "TOO_MANY" }],
    });
  });

  test("sys_admin may change any group (X25), and an admin of the account may not (X26)", async () => {
    expect(assignedIn(await change(portal, cast.ruth, { courseIds: [per1] }))).toEqual([per1]);
    expect((await ask(portal, cast.george, { courseIds: [] })).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
    expect((await ask(portal, cast.lukas, { courseIds: [] })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("people who lose a removed course (9.045)", () => {
  const keepers = async (courseId: number) =>
    (await groupOfMember(portal, cast.priya, irResidents)).courses?.find(
      ({ course }) => course.id === courseId,
    )?.keptBy;

  test("by default a removed course is lost for new members only: present members keep it", async () => {
    await change(portal, cast.priya, { courseIds: [eva2] });
    expect(await openTo(portal, cast.maya.userId)).toContain(eva1);
    expect(await keepers(eva1)).toBeGreaterThan(2);
    const newcomer = aNewcomer();
    await accept(portal, newcomer, await getCode(portal, irResidents));
    const { id } = await unbranded(portal.database.db)
      .selectFrom("app_user")
      .select("id")
      .where("keycloak_id", "=", newcomer.keycloakId)
      .executeTakeFirstOrThrow();
    expect(await openTo(portal, id as typeof cast.maya.userId)).toEqual([eva2]);
  });

  test("with fullRemoval everyone loses the course, including people who kept it before", async () => {
    await change(portal, cast.priya, { courseIds: [eva2], fullRemoval: false });
    await change(portal, cast.priya, { courseIds: [eva1, eva2] });
    await change(portal, cast.priya, { courseIds: [eva2], fullRemoval: true });
    expect(await openTo(portal, cast.maya.userId)).toEqual([eva2]);
    expect(await keepers(eva1)).toBe(0);
  });

  test("a person keeps access from another group, from keeping it there, or from a direct grant", async () => {
    const { db } = portal.database;
    await setCourses(portal, irFellows, [eva1]);
    await change(portal, cast.ruth, { customerGroupId: irFellows, courseIds: [] });
    await change(portal, cast.priya, { courseIds: [eva2] });
    await unbranded(db)
      .insertInto("course_grant")
      .values({ user_id: cast.maya.userId, course_id: eva1, source: "given" })
      .execute();
    await change(portal, cast.priya, { courseIds: [eva1, eva2] });
    await change(portal, cast.priya, { courseIds: [eva2], fullRemoval: true });
    // Tomás kept the course from the fellows too; Maya was given it.
    expect(await openTo(portal, cast.tomas.userId)).toContain(eva1);
    expect(await openTo(portal, cast.maya.userId)).toContain(eva1);
    await unbranded(db)
      .deleteFrom("course_grant")
      .where("source", "=", "given")
      .where("course_id", "=", eva1)
      .where("user_id", "=", cast.maya.userId)
      .execute();
  });

  test("members do not keep a course that the account may not use", async () => {
    await setCourses(portal, irResidents, [eva1, cardio]);
    await change(portal, cast.priya, { courseIds: [eva1] });
    expect(await openTo(portal, cast.maya.userId)).toEqual([eva1]);
  });

  test("a person in the course keeps their progress, but cannot continue if everyone loses the course", async () => {
    const { db } = portal.database;
    await unbranded(db)
      .insertInto("course_enrolment")
      .values({ user_id: cast.maya.userId, course_id: eva1, status: "in_progress", percentage: 40 })
      .onConflict((already) => already.columns(["user_id", "course_id"]).doUpdateSet({ percentage: 40 }))
      .execute();
    await change(portal, cast.priya, { courseIds: [eva2], fullRemoval: true });
    const { course } = await portal.get(
      cast.maya,
      `{ course(courseId: ${eva1}) { isOpen completion_status progress { completion_percentage } } }`,
    );
    expect(course).toEqual({
      isOpen: false,
      completion_status: "in_progress",
      progress: { completion_percentage: 40 },
    });
  });
});
