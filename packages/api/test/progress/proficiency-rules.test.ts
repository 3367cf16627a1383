import { defaultProficiencyRule, type ProficiencyRule } from "@cathedra/domain/results";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { type Cohort, cohortQuery, type Own, personQuery, ruleFields } from "./progress-queries.ts";
import { lakeside, makeKey, makeRuns } from "./run-builders.ts";

let portal: CastApp;
const northgate = getCustomer("northgate").id;
const group = getGroup("irResidents").id;
const byCurve: ProficiencyRule = { ...defaultProficiencyRule, kind: "learning_curve" };

beforeEach(async () => {
  portal = await castApp();
});
afterEach(() => portal.close());

const mutation = `mutation ($customerId: Int!, $rule: ProficiencyRuleInput!, $modifiedAt: DateTime) {
  saveProficiencyRule(customerId: $customerId, rule: $rule, modifiedAt: $modifiedAt) {
    id proficiencyRule { ${ruleFields} } proficiencyRuleModifiedAt
  }
}`;
type Saved = {
  readonly saveProficiencyRule: {
    readonly proficiencyRule: ProficiencyRule;
    readonly proficiencyRuleModifiedAt: string;
  };
};

const choose = async (rule: object, who: Caller = cast.george, rest: object = {}) =>
  (await portal.get<Saved>(who, mutation, { customerId: northgate, rule, ...rest })).saveProficiencyRule;
const refusal = async (rule: object, who: Caller = cast.george, rest: object = {}) =>
  (await portal.ask(who, mutation, { customerId: northgate, rule, ...rest })).errors?.[0]?.extensions;

const storedRules = async () =>
  (
    await sql<object>`select * from customer_proficiency_rule order by customer_id`.execute(
      portal.database.db,
    )
  ).rows;
const auditRows = async () =>
  (
    await sql<{ before: object; after: object }>`
      select before, after from audit_log
      where action = 'customer.proficiency_rule_chosen' order by id`.execute(portal.database.db)
  ).rows;

const cohort = async () => (await portal.get<Cohort>(cast.priya, cohortQuery, { group })).cohortProgress;
const ofMaya = async (who: Caller = cast.maya) =>
  (await portal.get<Own>(who, personQuery, { uid: cast.maya.keycloakId })).personProgress;

test("the default rule applies until another is chosen, which is audited once and affects no other account", async () => {
  await choose({ ...defaultProficiencyRule, passes: 5 }, cast.ruth, { customerId: lakeside });
  const [others] = await storedRules();
  const saved = await choose(byCurve);
  expect(saved.proficiencyRule).toEqual(byCurve);
  // Saving the same rule again changes nothing.
  expect(await choose(byCurve)).toEqual(saved);
  const stored = await storedRules();
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual(others);
  const rows = await auditRows();
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({
    before: { proficientBy: "Passes in a row", passesInARow: 2, countsRunsByHand: false },
    after: { proficientBy: "Learning curve (LC-CUSUM)", limitOfTheLearningCurve: 3, tooManyFailures: "40%" },
  });
});

test("if two admins read the same rule, the second save is refused, even if the first replaced the default", async () => {
  const first = await choose(byCurve, cast.george, { modifiedAt: null });
  expect(await refusal({ ...byCurve, limit: 40 }, cast.ruth, { modifiedAt: null })).toMatchObject({
    code: "CONFLICT",
  });
  const modifiedAt = first.proficiencyRuleModifiedAt;
  await choose({ ...byCurve, limit: 25 }, cast.ruth, { modifiedAt });
  expect(await refusal({ ...byCurve, limit: 40 }, cast.george, { modifiedAt })).toMatchObject({
    code: "CONFLICT",
    modifiedBy: { keycloak_id: cast.ruth.keycloakId },
  });
  expect(await storedRules()).toMatchObject([{ score_limit: 25 }]);
});

test("a value out of range is refused with the field named, and nothing is stored", async () => {
  for (const [change, path] of [
    [{ passes: 1 }, "passes"],
    [{ limit: 100 }, "limit"],
    [{ unacceptableFailures: 15 }, "unacceptableFailures"],
  ] as const) {
    expect(await refusal({ ...byCurve, ...change })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path }],
    });
  }
  expect([await storedRules(), await auditRows()]).toEqual([[], []]);
});

test("people who do not administer the account can neither read nor change its rule", async () => {
  for (const who of [cast.maya, cast.priya, cast.helena])
    expect((await refusal(byCurve, who))?.["code"]).toBe("NOT_FOUND");
  expect(await storedRules()).toEqual([]);
});

test("progress, cohort and exercise page all apply the rule of the institution that each run was for", async () => {
  await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "pppf" });
  await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "pp", customerId: lakeside });
  await makeRuns(portal, cast.tomas, { exerciseId: 101, outcomes: "pppppppp" });
  const exerciseKey = await makeKey(portal, 101);
  const standings = async () => {
    const { exercises } = await ofMaya();
    const { people } = await cohort();
    const maya = people.find(({ person }) => person.keycloak_id === cast.maya.keycloakId);
    type Verdicts = {
      readonly exerciseSeries: {
        readonly verdicts: readonly { readonly institutionId: number; readonly standing: string }[];
      };
    };
    const { exerciseSeries } = await portal.get<Verdicts>(
      cast.maya,
      `query ($exerciseKey: String!) { exerciseSeries(exerciseKey: $exerciseKey) { verdicts { institutionId standing } } }`,
      { exerciseKey },
    );
    const at = (id: number) => [
      exercises.find(({ institutionId }) => institutionId === id)?.standing,
      exerciseSeries.verdicts.find(({ institutionId }) => institutionId === id)?.standing,
    ];
    return { northgate: [...at(northgate), maya?.standings[0]], lakeside: at(lakeside) };
  };
  expect(await standings()).toEqual({
    northgate: ["proficient", "proficient", "proficient"],
    lakeside: ["proficient", "proficient"],
  });
  await choose(byCurve);
  expect(await standings()).toEqual({
    northgate: ["begun", "begun", "begun"],
    lakeside: ["proficient", "proficient"],
  });
  const { rule, people } = await cohort();
  expect(rule).toEqual(byCurve);
  const tomas = people.find(({ person }) => person.keycloak_id === cast.tomas.keycloakId);
  expect([tomas?.standings, tomas?.passesLeft]).toEqual([["proficient"], [0]]);
});

test("runs delivered by hand do not count unless the institution allows them", async () => {
  await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "PPPP" });
  const standing = async () =>
    (await ofMaya(cast.priya)).exercises.map((each) => [each.standing, each.passes]);
  expect(await standing()).toEqual([["begun", [null, null, null, null]]]);
  await choose({ ...defaultProficiencyRule, countsRunsByHand: true });
  expect(await standing()).toEqual([["proficient", [true, true, true, true]]]);
});

test("the exercise page shows the effect of each attempt, on the way to proficiency and in monitoring after it", async () => {
  await choose(byCurve);
  await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "ppppppppfFff" });
  type Series = {
    readonly exerciseSeries: {
      readonly verdicts: readonly {
        readonly standing: string;
        readonly passes: number;
        readonly passesLeft: number;
        readonly steps: readonly {
          readonly phase: string;
          readonly score: number | null;
          readonly hasReachedLimit: boolean;
        }[];
      }[];
    };
  };
  const { exerciseSeries } = await portal.get<Series>(
    cast.priya,
    `query ($exerciseKey: String!, $uid: ID) { exerciseSeries(exerciseKey: $exerciseKey, uid: $uid) {
      verdicts { institutionId institutionName standing attempts passes passesLeft proficientSince lostSince
        rule { kind } steps { id phase score hasReachedLimit } } } }`,
    { exerciseKey: await makeKey(portal, 101), uid: cast.maya.keycloakId },
  );
  const [verdict, second] = exerciseSeries.verdicts;
  expect(second).toBeUndefined();
  expect(verdict).toMatchObject({ standing: "practise", passes: 8, passesLeft: 8 });
  expect(
    verdict?.steps.slice(7).map(({ phase, score, hasReachedLimit }) => [phase, score, hasReachedLimit]),
  ).toEqual([
    ["learning", 3.24, true],
    ["proficient", 1.386, false],
    ["proficient", null, false],
    ["proficient", 2.772, false],
    ["proficient", 4.158, true],
  ]);
});
