import { type ExerciseDefinition, type MetricGroup, maxGroupDepth } from "@cathedra/domain/results";
import { cast, simulatorModules } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();

const metric = "internal_id label description unit data_type value_format is_comparable order";
const groups = (depth: number): string =>
  `label description is_expanded_by_default metrics { ${metric} } ${depth === 1 ? "" : `groups { ${groups(depth - 1)} }`}`;
const query = `query ($id: Int!) { simulation(id: $id) {
  id code name description isCaseCreator moduleId moduleCode moduleName moduleVersion
  groups { ${groups(maxGroupDepth)} }
  metrics { ${metric} expert_reference { median low high people source } } benchmarks { id value default_operator metric { ${metric} } }
} }`;

const [first] = simulatorModules;
const exercise = first?.exercises[0];
if (exercise === undefined) throw new Error("the first module has an exercise");

type Answered = {
  readonly simulation: {
    readonly groups: readonly Group[];
    readonly metrics: readonly { readonly internal_id: string }[];
    readonly benchmarks: readonly { readonly id: string; readonly value: unknown; readonly metric: object }[];
  } | null;
};
type Group = {
  readonly label: string;
  readonly metrics: readonly { readonly internal_id: string }[];
  readonly groups?: readonly Group[];
};

test("simulation(id) returns one exercise with its groups, metrics and benchmarks in one statement (12.010, 6.006)", async () => {
  const { definition, ...named } = exercise;
  await portal.get(cast.maya, "{ user { keycloak_id } }");
  const answered: Answered[] = [];
  const statements = await statementsOf(async () => {
    answered.push(await portal.get(cast.maya, query, { id: exercise.id }));
  });
  expect(statements.length - 1).toBe(1);
  const simulation = answered[0]?.simulation;
  expect(simulation).toMatchObject({
    id: named.id,
    code: named.code,
    name: named.name,
    description: named.description,
    moduleCode: first?.code,
    moduleName: first?.name,
    moduleVersion: first?.version,
  });
  expect(simulation?.metrics).toEqual(
    definition.metrics.map((each) => ({ ...each, expert_reference: each.expert_reference ?? null })),
  );
  expect(definition.metrics.some(({ expert_reference }) => expert_reference != null)).toBe(true);
  expect(simulation?.groups.map(getNames)).toEqual(definition.groups.map(getNames));
  expect(simulation?.benchmarks.map(({ id, value }) => [id, value])).toEqual(
    inMetricsOrder(definition).map(({ id, value }) => [`${exercise.id}/${id}`, value]),
  );
  // Numbers and booleans keep their types (6.006).
  const kinds = new Set(simulation?.benchmarks.map(({ value }) => typeof value));
  expect(kinds).toEqual(new Set(["number", "boolean"]));
});

test("groups are returned up to five levels deep (6.006)", async () => {
  const nested = nest(maxGroupDepth);
  const { db } = portal.database;
  await db
    .updateTable("simulator_exercise")
    .set({ definition: JSON.stringify({ ...exercise.definition, groups: [nested] }) })
    .where("id", "=", exercise.id)
    .execute();
  const { simulation } = await portal.get(cast.maya, query, { id: exercise.id });
  expect(simulation?.groups.map(getNames)).toEqual([getNames(nested)]);
});

test("every signed-in person may read a simulation, and a missing one is null (12.010)", async () => {
  for (const who of [cast.tomas, cast.ruth, cast.sam]) {
    expect(await portal.get(who, "{ simulation(id: 101) { id } }")).toEqual({ simulation: { id: 101 } });
  }
  expect(await portal.get(cast.maya, "{ simulation(id: 2000000000) { id } }")).toEqual({ simulation: null });
  expect(await portal.get(cast.maya, "{ simulation(id: -1) { id } }")).toEqual({ simulation: null });
  const anonymous = await portal.graphql({ query: "{ simulation(id: 101) { id } }" }, { token: null });
  expect(anonymous.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
});

function nest(levels: number): MetricGroup {
  return {
    label: `Level ${levels}`,
    description: "",
    is_expanded_by_default: true,
    metrics: levels === 1 ? ["total_time"] : [],
    groups: levels === 1 ? [] : [nest(levels - 1)],
  };
}

function getNames({ label, metrics, groups: inner }: Group | MetricGroup): unknown {
  const ids = metrics.map((each) => (typeof each === "string" ? each : each.internal_id));
  return {
    label,
    metrics: ids.toSorted((a, b) => getPlace(a) - getPlace(b)),
    groups: (inner ?? []).map(getNames),
  };
}

function getPlace(metricId: string): number {
  return exercise?.definition.metrics.find(({ internal_id }) => internal_id === metricId)?.order ?? 0;
}

function inMetricsOrder({ benchmarks }: ExerciseDefinition) {
  return benchmarks.toSorted((a, b) => getPlace(a.metric) - getPlace(b.metric));
}
