import type { CustomerLearningSpaceAccess } from "@cathedra/graphql-schema";
import { cast, courses, getCourse, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();

const northgate = getCustomer("northgate").id;
/** Northgate has access to only a part of the space. */
const neuro = { customerId: northgate, learningSpaceId: 2 };
const fields = `{
  fullAccess modifiedAt courses { course { id name code } allowed groupCount memberCount }
  cloudModules { cases { caseId allowed } }
}`;
const readQuery = `query ($customerId: Int!, $learningSpaceId: Int!) {
  customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) ${fields}
}`;
const saveMutation = `mutation (
  $customerId: Int!, $learningSpaceId: Int!, $courses: [ID!]!, $fullAccess: Boolean!, $kinds: [LearningSpaceAccessKind!]
) {
  saveLearningSpaceAccess(
    customerId: $customerId, learningSpaceId: $learningSpaceId, courses: $courses, fullAccess: $fullAccess, kinds: $kinds
  ) ${fields}
}`;
type Read = { readonly customerLearningSpaceAccess: CustomerLearningSpaceAccess };
type Saved = { readonly saveLearningSpaceAccess: CustomerLearningSpaceAccess };

const read = async (ids: object = neuro) =>
  (await portal.get<Read>(cast.ruth, readQuery, ids)).customerLearningSpaceAccess;
const save = async (given: readonly string[], more: object = {}) =>
  (await portal.get<Saved>(cast.ruth, saveMutation, { ...neuro, courses: given, fullAccess: false, ...more }))
    .saveLearningSpaceAccess;
const codesOf = ({ courses: listed }: CustomerLearningSpaceAccess) =>
  listed.filter(({ allowed }) => allowed).map(({ course }) => course.code);
const getCases = ({ cloudModules }: CustomerLearningSpaceAccess) =>
  cloudModules.flatMap(({ cases }) => cases.filter(({ allowed }) => allowed).map(({ caseId }) => caseId));
const getId = (code: string) => String(getCourse(code).id);

test("every course of the space is listed with the account's access and its numbers of groups and members (5.033-5.035)", async () => {
  const access = await read();
  expect(access.courses.map(({ course }) => course.name)).toEqual(
    courses
      .filter(({ space }) => space === "neuro")
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b, "en")),
  );
  expect(codesOf(access).toSorted()).toEqual(["NEU-101", "NEU-201", "NEU-301", "NEU-501"]);
  expect(access.courses.find(({ course }) => course.code === "NEU-101")).toMatchObject({ groupCount: 2 });
  expect(access.courses.find(({ course }) => course.code === "NEU-501")).toMatchObject({
    groupCount: 0,
    memberCount: 0,
  });
});

test("saving leaves other accounts, and the same account in other spaces, unchanged", async () => {
  const { db } = portal.database;
  const others = sql`select * from customer_course_access access
    where customer_id <> ${northgate} or not exists (
      select from learning_space_course listed
      where listed.course_id = access.course_id and listed.learning_space_id = ${neuro.learningSpaceId}
    ) order by customer_id, course_id`;
  // Other accounts have access to the same courses, including one that this account receives.
  await sql`
    insert into customer_course_access (customer_id, course_id)
    select customer.id, listed.course_id from customer, learning_space_course listed
    where listed.learning_space_id = ${neuro.learningSpaceId} and customer.id <> ${northgate}
    on conflict do nothing`.execute(db);
  const stands = await read();
  const chosen = [...codesOf(stands).map(getId), ...getCases(stands)];
  const before = (await others.execute(db)).rows;
  expect(before.length).toBeGreaterThan(6);
  await save([getId("NEU-101")]);
  await save([]);
  expect((await others.execute(db)).rows).toEqual(before);
  await save(chosen, { kinds: ["courses", "cases"] });
  expect((await others.execute(db)).rows).toEqual(before);
});

test("courses and cases are saved together, and a kind that is not named stays unchanged (5.036)", async () => {
  const before = await read();
  const cases = getCases(before);
  // Ids that are numbers are ids of courses.
  const fewer = await save([getId("NEU-101")]);
  expect([codesOf(fewer), getCases(fewer)]).toEqual([["NEU-101"], cases]);
  // Older pages, which do not know courses, send only cases.
  const [first = ""] = cases;
  const oneCase = await save([first]);
  expect([codesOf(oneCase), getCases(oneCase)]).toEqual([["NEU-101"], [first]]);
  const both = await save([getId("NEU-201"), first, getId("NEU-201")], { kinds: ["courses", "cases"] });
  expect([codesOf(both), getCases(both)]).toEqual([["NEU-201"], [first]]);
  const none = await save([first], { kinds: ["courses", "cases"] });
  expect([codesOf(none), getCases(none)]).toEqual([[], [first]]);
  expect(getCases(await save([getId("NEU-101")], { kinds: ["courses", "cases"] }))).toEqual([]);
  const nothing = await save([]);
  expect([codesOf(nothing), getCases(nothing)]).toEqual([[], []]);
});

test("full access includes every course, and replacing it by a list of cases keeps the courses (9.017)", async () => {
  const full = await save([], { fullAccess: true });
  expect(codesOf(full)).toHaveLength(6);
  const { rows } =
    await sql`select from customer_course_access access join learning_space_course listed using (course_id)
    where access.customer_id = ${northgate} and listed.learning_space_id = 2`.execute(portal.database.db);
  expect(rows).toHaveLength(0);
  const [case1 = ""] = getCases(full);
  const back = await save([case1], { kinds: ["cases"] });
  expect([codesOf(back).length, getCases(back)]).toEqual([6, [case1]]);
});

test("a person whose account loses a course cannot open it until the account regains it", async () => {
  const mayas = () => portal.get(cast.maya, `{ course(courseId: ${getId("NEU-101")}) { isOpen } }`);
  await save([getId("NEU-101")]);
  expect(await mayas()).toEqual({ course: { isOpen: true } });
  await save([], { kinds: ["courses"] });
  expect((await mayas()).course?.isOpen ?? false).toBe(false);
  await save([getId("NEU-101")]);
  expect(await mayas()).toEqual({ course: { isOpen: true } });
});

test("a course that belongs to another space or does not exist is refused", async () => {
  for (const wrong of [getId("CAR-101"), "999999", "1.0", "-1", " 1"]) {
    const answer = await portal.ask(cast.ruth, saveMutation, {
      ...neuro,
      courses: [wrong],
      fullAccess: false,
    });
    expect(decideOutcome(answer)).toBe("INVALID_INPUT");
  }
});

test("the account tiles count courses and cases (9.016)", async () => {
  await save([getId("NEU-101"), getId("NEU-201")], { kinds: ["courses"] });
  const { customers } = await portal.get(
    cast.ruth,
    "{ customers { id learningSpaceAccess { learningSpaceId courseCount allowedCourseCount } } }",
  );
  expect(customers.find(({ id }) => id === northgate)?.learningSpaceAccess).toEqual(
    expect.arrayContaining([
      { learningSpaceId: 1, courseCount: 6, allowedCourseCount: 6 },
      { learningSpaceId: 2, courseCount: 6, allowedCourseCount: 2 },
    ]),
  );
});

test("a space shared with other accounts lists each course once with this account's access", async () => {
  await save([getId("NEU-101")]);
  const alone = await read();
  await sql`
    insert into customer_learning_space (customer_id, learning_space_id, full_access)
    select id, ${neuro.learningSpaceId}, true from customer where id <> ${northgate}
    on conflict (customer_id, learning_space_id) do update set full_access = true`.execute(
    portal.database.db,
  );
  expect(await read()).toEqual(alone);
});

test("a space of 500 courses takes as many statements as one of six", async () => {
  const { db } = portal.database;
  const few = await statementsOf(() => read());
  await sql`
    with made as (
      insert into course (platform_id, code, name) select 'many-' || number, 'M-' || number, 'Course ' || number
      from generate_series(1, 494) number returning id
    )
    insert into learning_space_course (learning_space_id, course_id, position) select 2, id, 100 from made`.execute(
    db,
  );
  const many = await statementsOf(async () => expect((await read()).courses).toHaveLength(500));
  expect([few.length, many.length]).toEqual([3, 3]);
});
