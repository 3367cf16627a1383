import { cast, demoCloud } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { type Access, call, lakeside, northgate, refusal } from "./operations.ts";

const portal = setUpCastApp();

const neuro = { customerId: northgate, learningSpaceId: 2 };
const read = (ids: object = neuro) => call(portal, "customerLearningSpaceAccess", ids);
const save = (changes: object) =>
  call(portal, "saveLearningSpaceAccess", { ...neuro, courses: [], fullAccess: false, ...changes });
const allowed = ({ cloudModules }: Access) =>
  cloudModules.flatMap(({ cases }) => cases.filter((each) => each.allowed).map(({ caseId }) => caseId));

test("a space lists its modules and cases in order, with those that the account may use (5.034, 9.017, 5.035)", async () => {
  const access = await read();
  const modules = demoCloud.modules.filter(
    ({ learningSpaceId }) => learningSpaceId === neuro.learningSpaceId,
  );
  expect(access.cloudModules.map(({ moduleId }) => moduleId)).toEqual(modules.map(({ id }) => id));
  expect(access.cloudModules[0]?.cases.map(({ caseId }) => caseId)).toEqual(
    modules[0]?.cases.map(({ id }) => id),
  );
  const seeded = demoCloud.access.find(
    (each) => each.customerId === northgate && each.learningSpaceId === neuro.learningSpaceId,
  );
  expect(allowed(access)).toEqual(seeded?.cases);
  expect(await read({ customerId: northgate, learningSpaceId: 1 })).toMatchObject({
    fullAccess: true,
    cloudModules: [{ cases: expect.arrayContaining([expect.objectContaining({ allowed: true })]) }, {}],
  });
});

test("saving allows exactly the given cases, is audited, and leaves other spaces unchanged (5.036)", async () => {
  const others = () =>
    Promise.all([1, 4].map((learningSpaceId) => read({ customerId: northgate, learningSpaceId })));
  const before = await others();
  const cases = ["aneurysm-coiling-01", "carotid-stenting-02"];
  const saved = await save({ courses: [...cases, ...cases] });
  expect(allowed(saved)).toEqual(cases);
  expect(await read()).toEqual(saved);
  expect(await others()).toEqual(before);
  const row = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "before", "after"])
    .where("subject", "=", `${northgate}:2`)
    .executeTakeFirst();
  expect(row).toMatchObject({
    action: "learning_space_access.changed",
    before: { fullAccess: false },
    after: { fullAccess: false, cases },
  });
  expect(allowed(await save({}))).toEqual([]);
});

test("full access includes cases that are added later, and revoking it keeps the listed cases", async () => {
  const { db } = portal.database;
  expect((await save({ fullAccess: true, courses: ["carotid-stenting-01"] })).fullAccess).toBe(true);
  await unbranded(db)
    .insertInto("cloud_case")
    .values({ id: "carotid-stenting-99", module_id: "carotid-stenting", name: "Of tomorrow", position: 99 })
    .execute();
  expect(allowed(await read())).toContain("carotid-stenting-99");
  expect(allowed(await save({ courses: ["carotid-stenting-01"] }))).toEqual(["carotid-stenting-01"]);
});

test("a case that belongs to another space or does not exist is refused", async () => {
  for (const wrong of ["evar-01", "nothing", "", "\0", "' or true --"]) {
    const answer = await refusal(portal, "saveLearningSpaceAccess", {
      ...neuro,
      courses: ["carotid-stenting-01", wrong],
      fullAccess: false,
    });
    expect(answer).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "courses.1" }] });
  }
});

test("a space that the account lacks is not found, and the account's own admins may read but not save (5.038, X24)", async () => {
  const cardio = { customerId: northgate, learningSpaceId: 3 };
  expect((await refusal(portal, "customerLearningSpaceAccess", cardio)).code).toBe("NOT_FOUND");
  const saving = { courses: [], fullAccess: true };
  expect((await refusal(portal, "saveLearningSpaceAccess", { ...cardio, ...saving })).code).toBe("NOT_FOUND");
  const own = await call(portal, "customerLearningSpaceAccess", neuro, cast.george);
  expect(own.viewerCanSave).toBe(false);
  expect((await refusal(portal, "saveLearningSpaceAccess", { ...neuro, ...saving }, cast.george)).code).toBe(
    "FORBIDDEN",
  );
});

test("only system admins read the list of all spaces (5.029, 5.032, 5.010)", async () => {
  expect(await call(portal, "talentBranches")).toHaveLength(demoCloud.learningSpaces.length);
  for (const who of [cast.george, cast.maya, cast.ingrid]) {
    expect(await call(portal, "talentBranches", {}, who)).toEqual([]);
  }
});

test("reading takes one statement for any space, and saving takes the same number", async () => {
  await read();
  for (const ids of [neuro, { customerId: lakeside, learningSpaceId: 3 }]) {
    expect(await statementsOf(() => read(ids))).toHaveLength(2);
  }
  const few = await statementsOf(() => save({ courses: ["carotid-stenting-02"] }));
  expect(await statementsOf(() => save({ fullAccess: true }))).toHaveLength(few.length);
  expect(few.length).toBeLessThanOrEqual(9);
});
