import type { Course, LearningSpace } from "@cathedra/graphql-schema";
import { type CastPerson, cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { aCourse, aSpace, begun, give } from "./learning.ts";

const portal = setUpCastApp();
beforeEach(() => sql`delete from course_enrolment`.execute(portal.database.db));

type Spaces = { readonly enrolledTalentBranches: readonly LearningSpace[] };

const spaces =
  "query ($of: String) { enrolledTalentBranches(emailAddress: $of) { id code name title description image } }";
const listed = `query ($branchId: Int!, $of: String) {
  branchCourses(branchId: $branchId, emailAddress: $of) { id name completion_status isOpen personId progress { completion_percentage } }
}`;
const whole = `query ($courseId: Int!) {
  course(courseId: $courseId) {
    id name category code big_avatar description completion_status isOpen learningSpaces { id name }
    units { id name type }
    progress { completion_status completion_percentage total_time enrolled_on completed_on last_active_on
      units { id completion_status total_time score } }
  }
}`;
const ofGroup = `query ($group: Int!, $of: String, $uid: ID) {
  coursesByGroup(customerGroupId: $group, emailAddress: $of, uid: $uid) {
    id name category code big_avatar completion_status personId progress { completion_percentage }
  }
}`;

const evar = getCourse("EVA-101");
const residents = getGroup("irResidents").id;
const getStatus = (courses: readonly Course[], { id }: { readonly id: number }) =>
  courses.find((course) => course.id === id)?.completion_status;

test("a person sees the spaces that have a course open to them (5.001, 5.010, 5.016, 5.024)", async () => {
  const { enrolledTalentBranches } = await portal.get<Spaces>(cast.maya, spaces);
  expect(enrolledTalentBranches.map(({ code }) => code).toSorted()).toEqual([
    "endovascular",
    "neuro",
    "peripheral",
  ]);
  for (const { name, title } of enrolledTalentBranches) expect(title).toBe(name);
  expect((await portal.get<Spaces>(cast.ruth, spaces)).enrolledTalentBranches).toEqual([]);
});

test("a space stays visible while the person has a begun course in it or an open one that still exists (5.016)", async () => {
  const { id } = await aSpace(portal);
  const courseId = await aCourse(portal, id);
  const sees = async () =>
    (await portal.get<Spaces>(cast.nils, spaces)).enrolledTalentBranches.some((space) => space.id === id);
  expect(await sees()).toBe(false);
  await give(portal, cast.nils, courseId);
  expect(await sees()).toBe(true);
  await sql`update course set gone_at = now() where id = ${courseId}`.execute(portal.database.db);
  expect(await sees()).toBe(false);
  await begun(portal, cast.nils, courseId);
  expect(await sees()).toBe(true);
});

test("courses with special codes come first, `free` last, and the others by name (5.011, G.009)", async () => {
  for (const code of ["free", "staging", "goto"]) {
    const { id } = await aSpace(portal, { code, name: `A ${code}` });
    await give(portal, cast.sam, await aCourse(portal, id));
  }
  const { enrolledTalentBranches } = await portal.get<Spaces>(cast.sam, spaces);
  expect(enrolledTalentBranches.map(({ code }) => code)).toEqual([
    "goto",
    "staging",
    "endovascular",
    "cardio",
    "neuro",
    "peripheral",
    "free",
  ]);
});

test("a space can be found by number, name and code, but only by people who have access to it", async () => {
  const name = "Stents / shunts 100% 🫀";
  const { id } = await aSpace(portal, { name });
  await give(portal, cast.maya, await aCourse(portal, id));
  const query =
    "query ($name: String!, $id: Int!) { byName: talentBranchByName(name: $name) { id } byId: talentBranch(branchId: $id) { id } }";
  const found = { byName: { id }, byId: { id } };
  expect(await portal.get(cast.maya, query, { name, id })).toEqual(found);
  expect(await portal.get(cast.maya, query, { name: name.toUpperCase(), id })).toEqual(found);
  expect(await portal.get(cast.tomas, query, { name, id })).toEqual({ byName: null, byId: null });
  expect(await portal.get(cast.maya, query, { name: "no\0such", id: 2_000_000_000 })).toEqual({
    byName: null,
    byId: null,
  });
  // The course was renamed: the number in an old link still finds it.
  await sql`update learning_space set name = 'Renamed' where id = ${id}`.execute(portal.database.db);
  expect(await portal.get(cast.maya, query, { name, id })).toEqual({ byName: null, byId: { id } });
});

test("a space lists the courses that are open or begun, with the person's progress (5.002, 5.017, X50)", async () => {
  const { id } = await aSpace(portal);
  const [open, active, done, foreign, lost] = [
    await aCourse(portal, id, { position: 3 }),
    await aCourse(portal, id, { position: 1 }),
    await aCourse(portal, id, { position: 2 }),
    await aCourse(portal, id, { position: 4 }),
    await aCourse(portal, id, { position: 5 }),
  ];
  for (const courseId of [open, active, done]) await give(portal, cast.maya, courseId);
  await begun(portal, cast.maya, active, { status: "not_attempted", percentage: 0 });
  await begun(portal, cast.maya, done, { status: "completed", percentage: 100 });
  await begun(portal, cast.tomas, open, { percentage: 7 });
  await begun(portal, cast.maya, lost, { percentage: 50 });
  const { branchCourses } = await portal.get(cast.maya, listed, { branchId: id });
  expect(
    branchCourses.map(({ id: courseId, completion_status, isOpen, progress }) => [
      courseId,
      completion_status,
      isOpen,
      progress.completion_percentage,
    ]),
  ).toEqual([
    [active, "not_attempted", true, 0],
    [done, "completed", true, 100],
    [open, "", true, 0],
    [lost, "in_progress", false, 50],
  ]);
  expect(branchCourses.map((course) => course.id)).not.toContain(foreign);
});

test("the course list of a space takes one statement beside reading the caller", async () => {
  const { id } = await aSpace(portal);
  for (let position = 0; position < 5; position += 1) {
    await give(portal, cast.maya, await aCourse(portal, id, { position }));
  }
  const statements = await statementsOf(() => portal.get(cast.maya, listed, { branchId: id }));
  expect(statements).toHaveLength(2);
});

test("a course lists its units with the person's status in each (5.009)", async () => {
  const { units } = evar;
  const [first] = units.filter(({ type }) => type !== "Section");
  await begun(portal, cast.maya, evar.id, { percentage: 25, seconds: 1260 });
  await sql`
    insert into unit_progress (user_id, unit_id, status, score, total_time_s)
    values (${cast.maya.userId}, ${first?.id}, 'completed', 87.5, 300)`.execute(portal.database.db);
  const { course } = await portal.get(cast.maya, whole, { courseId: evar.id });
  expect(course).toMatchObject({
    id: evar.id,
    name: evar.name,
    category: evar.category,
    code: "EVA-101",
    big_avatar: null,
    description: evar.description,
    completion_status: "in_progress",
    isOpen: true,
    units: units.map(({ id, name, type }) => ({ id, name, type })),
    progress: {
      completion_percentage: 25,
      total_time: 1260,
      enrolled_on: "2026-11-01T08:00:00.000Z",
      units: [{ id: first?.id, completion_status: "completed", total_time: 300, score: 87.5 }],
    },
  });
  expect(course?.learningSpaces.map(({ name }) => name)).toHaveLength(1);
  // Nothing is returned about another person's courses.
  const { course: tomas } = await portal.get(cast.tomas, whole, { courseId: evar.id });
  expect(tomas).toMatchObject({ completion_status: "", progress: { units: [], completion_percentage: 0 } });
});

test("a course that is not open to the person is reported as null", async () => {
  const { id } = getCourse("CAR-101");
  expect(await portal.get(cast.maya, whole, { courseId: id })).toEqual({ course: null });
  expect(await portal.get(cast.maya, whole, { courseId: 2_000_000_000 })).toEqual({ course: null });
});

test("the courses of a group include the progress of the caller or of a member (5.004, 5.020)", async () => {
  await begun(portal, cast.maya, evar.id, { percentage: 60 });
  const own = await portal.get(cast.maya, ofGroup, { group: residents });
  expect(own.coursesByGroup.map(({ code }) => code).toSorted()).toEqual([
    "EVA-101",
    "EVA-201",
    "EVA-401",
    "EVA-501",
    "NEU-101",
    "PER-101",
    "PER-601",
  ]);
  expect(getStatus(own.coursesByGroup, evar)).toBe("in_progress");
  for (const person of [{ of: cast.maya.email.toUpperCase() }, { uid: cast.maya.keycloakId }]) {
    const { coursesByGroup } = await portal.get(cast.priya, ofGroup, {
      group: residents,
      ...person,
    });
    expect(getStatus(coursesByGroup, evar)).toBe("in_progress");
    expect(coursesByGroup[0]?.personId).toBe(cast.maya.keycloakId);
  }
  const priyas = await portal.get(cast.priya, ofGroup, { group: residents });
  expect(getStatus(priyas.coursesByGroup, evar)).toBe("");
});

test("a person is identified by id if their address has changed since", async () => {
  const of = "former.address@northgate.example";
  const { coursesByGroup } = await portal.get(cast.priya, ofGroup, {
    group: residents,
    of,
    uid: cast.maya.keycloakId,
  });
  expect(coursesByGroup[0]?.personId).toBe(cast.maya.keycloakId);
});

test("a course that a person keeps from a group still appears in the group's list for that person (5.004, 5.020)", async () => {
  const { id } = getCourse("PER-401");
  await sql`
    insert into course_grant (user_id, course_id, source, group_id)
    values (${cast.maya.userId}, ${id}, 'kept', ${residents})`.execute(portal.database.db);
  const of = async (person: { readonly email: string }) =>
    (await portal.get(cast.priya, ofGroup, { group: residents, of: person.email })).coursesByGroup.map(
      (course) => course.id,
    );
  expect(await of(cast.maya)).toContain(id);
  expect(await of(cast.tomas)).not.toContain(id);
});

test("only admins of a shared group read another person's courses, and to strangers the person does not exist (X30)", async () => {
  const refusals = async (who: CastPerson, of: string) => {
    const answers = [
      await portal.ask(who, spaces, { of }),
      await portal.ask(who, listed, { branchId: 1, of }),
      await portal.ask(who, ofGroup, { group: residents, of }),
      await portal.ask(who, ofGroup, { group: residents, uid: of }),
    ];
    return answers.map(({ errors }) => errors?.map(({ message, extensions: { code } }) => [code, message]));
  };
  const nobody = await refusals(cast.maya, "nobody@nowhere.example");
  expect(new Set(nobody.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(nobody[0]?.[0]?.[0]).toBe("FORBIDDEN");
  expect(await refusals(cast.maya, cast.tomas.email)).toEqual(nobody);
  expect(await refusals(cast.maya, "nul\0@nowhere.example")).toEqual(nobody);
  // A member of another group than the one that is administered.
  expect(await refusals(cast.priya, cast.aiko.email)).toEqual(nobody);
  expect(await refusals(cast.george, cast.maya.email)).toEqual(nobody);
  const mayas = await portal.get(cast.priya, spaces, { of: cast.maya.email });
  expect(mayas.enrolledTalentBranches).not.toEqual([]);
});

test("a person's courses in another admin's group are not found, as if the group did not exist", async () => {
  const foreign = (await portal.get(cast.lukas, "{ customerGroups(roles: [admin]) { id } }"))
    .customerGroups[0]?.id;
  expect(foreign).toBeTypeOf("number");
  for (const group of [foreign, 999_999])
    for (const variables of [
      {},
      { of: cast.maya.email },
      { of: cast.aiko.email },
      { uid: cast.aiko.keycloakId },
    ]) {
      const { errors } = await portal.ask(cast.priya, ofGroup, { group, ...variables });
      expect(errors?.map(({ extensions: { code } }) => code)).toEqual(["NOT_FOUND"]);
    }
  const { data } = await portal.ask<{ __type: { fields: readonly { name: string; description: string }[] } }>(
    cast.priya,
    '{ __type(name: "Query") { fields { name description } } }',
  );
  const { description } = data?.__type.fields.find(({ name }) => name === "coursesByGroup") ?? {};
  expect(description).toMatch(/NOT_FOUND for a group that the caller may not read/);
});

test("the course to continue is the one begun last that is unfinished and still open", async () => {
  const next = async () => {
    const query = "{ continueLearning { course { id completion_status isOpen } } }";
    const { continueLearning } = await portal.get<{ continueLearning: { course: Course } | null }>(
      cast.maya,
      query,
    );
    return continueLearning?.course.id;
  };
  const [open, older, done, foreign] = ["EVA-101", "EVA-201", "EVA-401", "CAR-101"].map(
    (code) => getCourse(code).id,
  );
  if (!open || !older || !done || !foreign) throw new Error("not in the catalogue");
  expect(await next()).toBeUndefined();
  await begun(portal, cast.maya, older, { lastActive: new Date("2026-11-02T08:00:00Z") });
  expect(await next()).toBe(older);
  await begun(portal, cast.maya, open, { lastActive: new Date("2026-11-03T08:00:00Z") });
  await begun(portal, cast.maya, done, { status: "completed", lastActive: new Date("2026-11-05T08:00:00Z") });
  await begun(portal, cast.maya, foreign, { lastActive: new Date("2026-11-06T08:00:00Z") });
  expect(await next()).toBe(open);
});

test("a course shows when the person's own figures were last read", async () => {
  const { id } = getCourse("EVA-101");
  const read = async (courseId: number) => {
    const query = "query ($courseId: Int!) { course(courseId: $courseId) { progress { read_on } } }";
    return (await portal.get<{ course: { progress: unknown } }>(cast.maya, query, { courseId })).course
      .progress;
  };
  const readAt = (userId: string, at: string) =>
    sql`insert into progress_reading (user_id, asked_at, read_at) values (${userId}, ${at}, ${at})
      on conflict (user_id) do update set read_at = excluded.read_at`.execute(portal.database.db);
  await begun(portal, cast.maya, id, {});
  await readAt(cast.aiko.userId, "2026-11-05T08:00:00Z");
  expect(await read(id)).toEqual({ read_on: null });
  await readAt(cast.maya.userId, "2026-11-04T08:00:00Z");
  expect(await read(id)).toEqual({ read_on: "2026-11-04T08:00:00.000Z" });
  // The progress of courses that were not begun is not read.
  expect(await read(getCourse("EVA-401").id)).toEqual({ read_on: null });
  await sql`delete from progress_reading`.execute(portal.database.db);
});
