import { maxTargets } from "@cathedra/domain/logbook";
import type { LogbookTarget, LogbookTargets, LogbookTotals } from "@cathedra/graphql-schema";
import { type CastPerson, cast, demoTargets, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { deleteTargetQuery, saveTargetQuery, targetsQuery, totalsQuery } from "./fields.ts";

const northgate = getCustomer("northgate");
const lakeside = getCustomer("lakeside");

const portal = setUpCastApp();

const rule = { name: "Leg arteries", minimum: 12, span: "training", months: 48 };
const getTargets = async (who: CastPerson, customerId: number): Promise<LogbookTargets> =>
  (await portal.get<{ logbookTargets: LogbookTargets }>(who, targetsQuery, { customerId })).logbookTargets;
const save = async (target: object, customerId: number = northgate.id): Promise<LogbookTarget> =>
  (
    await portal.get<{ saveLogbookTarget: LogbookTarget }>(cast.george, saveTargetQuery, {
      customerId,
      target: { ...rule, ...target },
    })
  ).saveLogbookTarget;
const refusal = async (who: CastPerson, query: string, variables: object) =>
  (await portal.ask(who, query, variables)).errors?.[0];
const toAuditFacts = async (id: string) =>
  portal.database.db.selectFrom("audit_log").selectAll().where("subject", "=", id).orderBy("id").execute();

test("an institution's targets are listed by name with its groups, in one statement beside the caller's", async () => {
  const { customer, groups, targets } = await getTargets(cast.george, northgate.id);
  expect(customer).toEqual({ id: northgate.id, name: northgate.name });
  expect(groups.map(({ name }) => name)).toEqual(["IR Fellows", "IR Residents", "Neurointervention"]);
  expect(targets).toHaveLength(demoTargets.filter(({ customerId }) => customerId === northgate.id).length);
  expect(targets.map(({ name }) => name)).toEqual(
    targets.map(({ name }) => name).toSorted(new Intl.Collator("und").compare),
  );
  expect(await statementsOf(() => getTargets(cast.george, northgate.id))).toHaveLength(2);
});

test("a target can be added, changed and removed, each with an audit row", async () => {
  const made = await save({ organSystem: "Lower extremity", roles: ["Operator"], levels: ["R4", "R3"] });
  expect(made).toMatchObject({ ...rule, customerId: northgate.id, groupId: null, levels: ["R3", "R4"] });
  const { logbookTotals } = await portal.get<{ logbookTotals: LogbookTotals }>(cast.maya, totalsQuery);
  expect(logbookTotals.targets.find(({ target }) => target.id === made.id)?.target).toEqual(made);

  const group = getGroup("irFellows").id;
  const changed = await save({ id: made.id, groupId: group, minimum: 3, span: "calendarYear", months: 9 });
  expect(changed).toMatchObject({ id: made.id, groupId: group, minimum: 3, months: null, roles: [] });
  const after = await portal.get(cast.maya, totalsQuery);
  expect(after.logbookTotals.targets.some(({ target }) => target.id === made.id)).toBe(false);

  expect(await portal.get(cast.george, deleteTargetQuery, { id: made.id })).toEqual({
    deleteLogbookTarget: made.id,
  });
  expect((await getTargets(cast.george, northgate.id)).targets.some(({ id }) => id === made.id)).toBe(false);
  expect(await refusal(cast.george, deleteTargetQuery, { id: made.id })).toMatchObject({
    extensions: { code: "NOT_FOUND" },
  });
  expect(
    (await toAuditFacts(made.id)).map(({ action, actor_id, before, after: to }) => [
      action,
      actor_id,
      before !== null,
      to !== null,
    ]),
  ).toEqual([
    ["logbook.target_added", cast.george.userId, false, true],
    ["logbook.target_changed", cast.george.userId, true, true],
    ["logbook.target_removed", cast.george.userId, true, false],
  ]);
});

test("a procedure's code determines its path", async () => {
  const made = await save({ procedureCode: "AI-1201" });
  expect(made).toMatchObject({
    interventionType: "Arterial Interventions",
    organSystem: "Lower extremity",
    procedureCode: "AI-1201",
  });
  await portal.get(cast.george, deleteTargetQuery, { id: made.id });
});

describe("errors are reported by field", () => {
  test.each([
    [{ name: "", minimum: 0, months: null }, ["name", "minimum", "months"]],
    [{ interventionType: "Teeth" }, ["interventionType"]],
    [{ groupId: getGroup("endovascularTrainees").id }, ["groupId"]],
    [{ groupId: 999_999, roles: ["Surgeon"] }, ["roles", "groupId"]],
  ])("%j", async (target, paths) => {
    const error = await refusal(cast.george, saveTargetQuery, {
      customerId: northgate.id,
      target: { ...rule, ...target },
    });
    expect(error?.extensions.code).toBe("INVALID_INPUT");
    const fields = error?.extensions.fields as readonly { path: string }[];
    expect(fields.map(({ path }) => path)).toEqual(paths);
  });
});

describe("for people who do not administer the institution its targets do not exist", () => {
  const target = demoTargets.find(({ customerId }) => customerId === northgate.id);

  test.each([
    ["a trainee", cast.maya],
    ["the group's admin", cast.priya],
    ["another institution's admin", cast.helena],
  ])("%s", async (_, who) => {
    for (const [query, variables, elsewhere] of [
      [targetsQuery, { customerId: northgate.id }, { customerId: 999_999 }],
      [saveTargetQuery, { customerId: northgate.id, target: rule }, { customerId: 999_999, target: rule }],
      [deleteTargetQuery, { id: target?.id }, { id: "7a46e700-0000-4000-8000-00000000ffff" }],
    ] as const) {
      const refused = await refusal(who, query, variables);
      const missing = await refusal(who, query, elsewhere);
      expect(refused).toMatchObject({ extensions: { code: "NOT_FOUND" } });
      expect(refused?.message).toBe(missing?.message);
    }
  });

  test("an institution that is not on the list of self-administering ones is refused", async () => {
    expect(await refusal(cast.helena, targetsQuery, { customerId: lakeside.id })).toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
  });

  test("a target cannot be moved to another institution", async () => {
    const variables = { customerId: lakeside.id, target: { ...rule, id: target?.id } };
    expect(await refusal(cast.ruth, saveTargetQuery, variables)).toMatchObject({
      extensions: { code: "NOT_FOUND" },
    });
  });
});

test("an institution cannot exceed the maximum number of targets, even if many are added at once", async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from logbook_target where customer_id = ${lakeside.id}`.execute(portal.database.db);
  const free = maxTargets - (rows[0]?.count ?? 0);
  const add = () =>
    portal.ask(cast.ruth, saveTargetQuery, {
      customerId: lakeside.id,
      target: { ...rule, name: "One of many" },
    });
  // Every caller's connection is opened before the race.
  await Promise.all(Array.from({ length: free - 2 }, add));
  const answers = await Promise.all(Array.from({ length: 10 }, add));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(2);
  expect((await getTargets(cast.ruth, lakeside.id)).targets).toHaveLength(maxTargets);
});
