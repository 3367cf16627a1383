import { cast, courses, getCourse } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { aCourse, type Catalogue, changeCourse, changeSpace, demoCatalogue } from "./catalogue.ts";
import { type FakePlatform, fakePlatform } from "./fake-platform.ts";
import { sync, writtenRows } from "./sync-helpers.ts";

const nothing = { added: 0, changed: 0, gone: 0, failed: 0, noticed: 0 };

let portal: CastApp;
let catalogue: Catalogue;
let platform: FakePlatform;
beforeEach(async () => {
  catalogue = demoCatalogue();
  platform = fakePlatform(catalogue);
  portal = await castApp();
});
afterEach(() => portal.close());

const evar = getCourse("EVA-101");
const courseRow = (platformId: string) =>
  portal.database.db
    .selectFrom("course")
    .selectAll()
    .where("platform_id", "=", platformId)
    .executeTakeFirstOrThrow();

/** All rights to courses and all progress in them. */
async function whatPeopleHave(): Promise<unknown> {
  const { db } = portal.database;
  const tables = ["customer_course", "group_course", "course_grant", "course_enrolment", "unit_progress"];
  return Promise.all(
    tables.map(
      async (table) => (await sql`select * from ${sql.table(table)} each order by each`.execute(db)).rows,
    ),
  );
}

test("known content is left unchanged, and a second sync writes nothing (5.043)", async () => {
  const first = await sync(portal, platform);
  expect(first.changes).toEqual([]);
  expect(first.counts).toEqual(nothing);
  expect(first.totals).toEqual({
    spaces: 4,
    courses: 24,
    units: courses.flatMap(({ units }) => units).length,
  });
  expect(first.operation).toMatchObject({ state: "succeeded", message: "Sync completed", progress: 100 });
  const before = await writtenRows(portal);
  platform.asked.length = 0;
  expect((await sync(portal, platform)).counts).toEqual(nothing);
  expect(await writtenRows(portal)).toBe(before);
  // One call reads the spaces, one the courses, and one each space; none reads a single course.
  expect(platform.asked).toEqual(["spaces", "courses", "list 11", "list 12", "list 13", "list 14"]);
});

test("new, renamed and changed content is stored, and each change is listed with the former value (5.042, 5.043)", async () => {
  await sync(portal, platform);
  changeSpace(catalogue, "12", () => ({ name: "Neuro / Stroke 🧠" }));
  changeCourse(catalogue, evar.platformId, ({ units }) => ({
    name: "EVAR, step by step",
    units: [...units.slice(1), { id: "new", name: "Afterwards", type: "Content" }],
  }));
  catalogue.courses.push(aCourse("900", 3));
  catalogue.spaces.push({
    id: "15",
    name: "Access & Closure",
    description: "",
    imageUrl: null,
    courses: ["900", evar.platformId],
  });
  const { changes, counts } = await sync(portal, platform);
  expect(changes).toEqual([
    "changed Neuro / Stroke 🧠: Name: “Neurointervention” → “Neuro / Stroke 🧠”.",
    `changed EVAR, step by step: Name: “${evar.name}” → “EVAR, step by step”.`,
    "changed EVAR, step by step: Units: 1 added, 10 changed, 1 gone.",
    "added Access & Closure: New learning space.",
    "added Course 900: New course.",
  ]);
  expect(counts).toEqual({ ...nothing, added: 2, changed: 3 });
  const spaces = await portal.get(cast.ruth, "{ talentBranches { code name } }");
  expect(spaces.talentBranches).toContainEqual({ code: "neuro", name: "Neuro / Stroke 🧠" });
  expect(spaces.talentBranches).toContainEqual({ code: "access-closure", name: "Access & Closure" });
  const detail = await portal.get(
    cast.ruth,
    `{ talentCourseListing(courseId: ${evar.id}) { units { name } } }`,
  );
  expect(detail.talentCourseListing.units.map(({ name }) => name)).toEqual([
    ...evar.units.slice(1).map(({ name }) => name),
    "Afterwards",
  ]);
});

test("a renamed space keeps the name set in the portal", async () => {
  await portal.database.db
    .updateTable("learning_space")
    .set({ display_name: "Our brains", name: "Our brains" })
    .where("code", "=", "neuro")
    .execute();
  changeSpace(catalogue, "12", () => ({ name: "Neuro 2" }));
  const { changes } = await sync(portal, platform);
  expect(changes).toEqual(["changed Neuro 2: Name: “Neurointervention” → “Neuro 2”."]);
  const row = await portal.database.db
    .selectFrom("learning_space")
    .select(["name", "platform_name", "display_name"])
    .where("code", "=", "neuro")
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ name: "Our brains", platform_name: "Neuro 2", display_name: "Our brains" });
});

test("content that the platform no longer has stays for people with access, and the sync names it (5.042)", async () => {
  await sync(portal, platform);
  catalogue.courses = catalogue.courses.filter(({ id }) => id !== evar.platformId);
  changeSpace(catalogue, "11", ({ courses: listed }) => ({
    courses: listed.filter((id) => id !== evar.platformId),
  }));
  catalogue.spaces = catalogue.spaces.filter(({ id }) => id !== "13");
  await sql`
    insert into course_enrolment (user_id, course_id, status, percentage)
    values (${cast.maya.userId}, ${evar.id}, 'in_progress', 40)`.execute(portal.database.db);
  const before = await whatPeopleHave();
  const { changes, counts } = await sync(portal, platform);
  expect(counts).toEqual({ ...nothing, gone: 2 });
  const kept = "have access to it. Access and progress are kept.";
  expect(changes).toEqual([
    "gone Interventional Cardiology: The platform no longer has it. 1 account has access to it. Access and progress are kept.",
    `gone ${evar.name}: The platform no longer has it, so it can no longer be started. 2 accounts, 3 groups, 2 people ${kept}`,
  ]);
  expect(await whatPeopleHave()).toEqual(before);
  const asked = `{ course(courseId: ${evar.id}) { name completion_status } }`;
  expect(await portal.get(cast.maya, asked)).toEqual({
    course: { name: evar.name, completion_status: "in_progress" },
  });
  expect((await courseRow(evar.platformId)).gone_at).not.toBeNull();
  const rows = await writtenRows(portal);
  expect((await sync(portal, platform)).counts).toEqual(nothing);
  expect(await writtenRows(portal)).toBe(rows);

  catalogue.courses.push({
    ...aCourse(evar.platformId),
    ...demoCatalogue().courses.find(({ id }) => id === evar.platformId),
  });
  expect((await sync(portal, platform)).changes).toContain(`changed ${evar.name}: Back on the platform.`);
  expect((await courseRow(evar.platformId)).gone_at).toBeNull();
});

test("a course deactivated on the platform counts as gone, and a new inactive course is not added", async () => {
  await sync(portal, platform);
  changeCourse(catalogue, evar.platformId, () => ({ isActive: false }));
  catalogue.courses.push({ ...aCourse("901"), isActive: false });
  const { counts } = await sync(portal, platform);
  expect(counts).toEqual({ ...nothing, gone: 1 });
});

test("a course that is removed from a space is reported with the accounts that lose it", async () => {
  await sync(portal, platform);
  changeSpace(catalogue, "11", ({ courses: listed }) => ({ courses: listed.slice(1).toReversed() }));
  const { changes } = await sync(portal, platform);
  expect(changes).toEqual([
    expect.stringMatching(
      /^changed Endovascular Aorta: Courses removed: “EVAR.+”\. \d accounts? with full access/,
    ),
  ]);
});

test("a space that existed in the portal first is linked by its name", async () => {
  await portal.database.db
    .updateTable("learning_space")
    .set({ platform_id: null, platform_name: null })
    .where("code", "=", "cardio")
    .execute();
  const { changes, counts } = await sync(portal, platform);
  expect(counts).toEqual({ ...nothing, changed: 1 });
  expect(changes).toEqual([
    "changed Interventional Cardiology: Linked to the portal's learning space of the same name.",
  ]);
  expect((await sync(portal, platform)).counts).toEqual(nothing);
});

test("a unit id that occurs in two courses is a unit of each, and repeated syncs do not move it", async () => {
  const [first, second] = [getCourse("EVA-101"), getCourse("NEU-101")];
  const shared = first.units.find(({ type }) => type !== "Section");
  if (shared === undefined) throw new Error("a course without units");
  await portal.get(cast.maya, "{ user { email } }");
  await portal.database.db.deleteFrom("unit_progress").execute();
  await portal.database.db
    .insertInto("unit_progress")
    .values({ user_id: cast.maya.userId, unit_id: shared.id as never, status: "completed", score: 80 })
    .execute();
  await sync(portal, platform);
  const everything = await whatPeopleHave();
  const same = { id: shared.platformId, name: "The same id elsewhere", type: "Test" };
  changeCourse(catalogue, second.platformId, ({ units }) => ({ units: [...units, same] }));
  const getUnits = async (platformId: string) => {
    const { id } = await courseRow(platformId);
    const { course } = await portal.get<{ course: { units: readonly { id: number; name: string }[] } }>(
      cast.ruth,
      `{ course: talentCourseListing(courseId: ${id}) { units { id name } } }`,
    );
    return course.units;
  };
  const before = await getUnits(first.platformId);
  for (let times = 0; times < 2; times += 1) {
    const { operation } = await sync(portal, platform, { isWhole: true });
    expect(operation.state).toBe("succeeded");
    expect(await getUnits(first.platformId)).toEqual(before);
    expect((await getUnits(second.platformId)).at(-1)?.name).toBe(same.name);
  }
  expect(await whatPeopleHave()).toEqual(everything);
});

test("the nightly sync also reads units of courses that report no change", async () => {
  await sync(portal, platform);
  changeCourse(catalogue, evar.platformId, ({ units }) => ({ version: "1", units: units.slice(0, -1) }));
  expect((await sync(portal, platform)).counts).toEqual(nothing);
  expect((await sync(portal, platform, { isWhole: true })).changes).toEqual([
    `changed ${evar.name}: Units: 1 gone.`,
  ]);
});
