import fc from "fast-check";
import { expect, test } from "vitest";
import { aMetric, aModule, anExercise, anyModules } from "../../../test/a-document.ts";
import { compareDefinitions } from "./compare-definitions.ts";
import type { DefinedExercise, DefinedModule } from "./definitions-document.ts";
import type { StoredModule } from "./stored-definitions.ts";
import { compareModuleVersions, newestVersion } from "./version-order.ts";

const storedModule = (module: DefinedModule, hasResults = false): StoredModule => ({
  ...module,
  exercises: module.exercises.map((exercise) => ({ ...exercise, hasResults })),
});
const compare = (
  modules: readonly DefinedModule[],
  standing: readonly StoredModule[],
  cloudCases: readonly string[] = [],
) => compareDefinitions({ modules }, { modules: standing, cloudCases: new Set(cloudCases) });

/** A module whose exercise has a changed definition. */
const saying = (over: Partial<DefinedExercise["definition"]>): DefinedModule => {
  const exercise = anExercise();
  return aModule({ exercises: [{ ...exercise, definition: { ...exercise.definition, ...over } }] });
};
const { metrics, groups, benchmarks } = anExercise().definition;
const [fluoro, crossed] = metrics;
const [benchmark] = benchmarks;
const [group] = groups;
if (!fluoro || !crossed || !benchmark || !group) throw new Error("the exercise has them");

test("comparing a document with what it has imported gives no changes, with or without runs (6.006)", () => {
  fc.assert(
    fc.property(anyModules, fc.boolean(), (modules, hasResults) => {
      const cases = modules.flatMap(({ exercises }) => exercises.flatMap(({ cloudCase }) => cloudCase ?? []));
      const plan = compare(
        modules,
        modules.map((each) => storedModule(each, hasResults)),
        cases,
      );
      const things = modules.reduce((sum, { exercises }) => sum + 1 + exercises.length, 0);
      expect(plan).toEqual({ ok: true, value: { changes: [], same: things, touched: [] } });
    }),
  );
});

test.each([
  ["a new module", aModule(), [], ["added Module Carotid Stenting 2.1"]],
  [
    "a new version",
    aModule(),
    [storedModule(aModule({ version: "2.0" }), true)],
    ["added Version Carotid Stenting 2.1"],
  ],
  [
    "a new exercise",
    aModule(),
    [storedModule(aModule({ exercises: [] }))],
    ["added Exercise Type I arch (Carotid Stenting 2.1)"],
  ],
  [
    "an exercise that is left out",
    aModule({ exercises: [] }),
    [storedModule(aModule())],
    ["removed Exercise Type I arch (Carotid Stenting 2.1)"],
  ],
  [
    "another name",
    aModule({ name: "Carotid" }),
    [storedModule(aModule(), true)],
    ["changed Module Carotid 2.1"],
  ],
])("a change is reported: %s", (_about, module, standing, told) => {
  const plan = compare([module], standing);
  const changes = plan.ok ? plan.value.changes : [];
  expect(changes.map(({ act, thing, name }) => `${act} ${thing} ${name}`)).toEqual(told);
});

test.each([
  ["the value of a benchmark", saying({ benchmarks: [{ ...benchmark, value: 200 }] }), "benchmarks.0"],
  [
    "the operator of a benchmark",
    saying({ benchmarks: [{ ...benchmark, default_operator: "lessthan" }] }),
    "benchmarks.0",
  ],
  ["its id", saying({ benchmarks: [{ ...benchmark, id: "another" }] }), "benchmarks.0"],
  ["a removed benchmark", saying({ benchmarks: [] }), "benchmarks"],
  [
    "an added benchmark",
    saying({
      benchmarks: [benchmark, { id: "c", metric: "crossed", default_operator: "equal", value: true }],
    }),
    "benchmarks.1",
  ],
  ["the unit of a metric", saying({ metrics: [{ ...fluoro, unit: "min" }, crossed] }), "metrics.0.unit"],
  [
    "the format of a metric",
    saying({ metrics: [{ ...fluoro, value_format: "number" }, crossed] }),
    "metrics.0.value_format",
  ],
  [
    "the data type of a metric",
    saying({ metrics: [{ ...fluoro, data_type: "int" }, crossed] }),
    "metrics.0.data_type",
  ],
  ["the minimum of a metric", saying({ metrics: [{ ...fluoro, minimum: 0 }, crossed] }), "metrics.0.minimum"],
  [
    "the maximum of a metric",
    saying({ metrics: [{ ...fluoro, maximum: 60 }, crossed] }),
    "metrics.0.maximum",
  ],
  ["a removed metric", saying({ metrics: [fluoro] }), "metrics"],
  ["an added metric", saying({ metrics: [...metrics, aMetric("dose", { order: 2 })] }), "metrics.2"],
])("%s may change only while there are no results (6.006, 6.008)", (_about, module, path) => {
  const before = compare([module], [storedModule(aModule())]);
  expect(before.ok && before.value.changes.map(({ act, thing }) => [act, thing])).toEqual([
    ["changed", "Exercise"],
  ]);
  const after = compare([module], [storedModule(aModule(), true)]);
  expect(after.ok ? [] : after.error).toEqual([
    {
      path: `modules.0.exercises.0.${path}`,
      code: "DECIDES_ABOUT_RESULTS",
      message: expect.stringMatching(
        /^There are results of this version, and .+ decides about them\. Give the module a new version\.$/,
      ),
    },
  ]);
});

test.each([
  ["the name of the exercise", aModule({ exercises: [anExercise({ name: "Steep arch" })] })],
  ["a label", saying({ metrics: [{ ...fluoro, label: "Fluoroscopy" }, crossed] })],
  ["a description", saying({ metrics: [{ ...fluoro, description: "Pedal pressed" }, crossed] })],
  ["the comparability of a metric", saying({ metrics: [{ ...fluoro, is_comparable: false }, crossed] })],
  [
    "the order",
    saying({
      metrics: [
        { ...crossed, order: 0 },
        { ...fluoro, order: 1 },
      ],
    }),
  ],
  ["the groups", saying({ groups: [{ ...group, label: "Dose", metrics: ["crossed", "fluoro_time"] }] })],
])("%s may change for an exercise with results (6.006)", (_about, module) => {
  const plan = compare([module], [storedModule(aModule(), true)]);
  expect(plan.ok && plan.value.changes.map(({ act, thing }) => [act, thing])).toEqual([
    ["changed", "Exercise"],
  ]);
});

test("an exercise with results cannot be left out, and its result format cannot change", () => {
  const left = compare([aModule({ exercises: [] })], [storedModule(aModule(), true)]);
  expect(left.ok ? [] : left.error.map(({ path, code }) => [path, code])).toEqual([
    ["modules.0.exercises", "DECIDES_ABOUT_RESULTS"],
  ]);
  const format = compare([aModule({ resultFormatVersion: "3" })], [storedModule(aModule(), true)]);
  expect(format.ok ? [] : format.error.map(({ path }) => path)).toEqual(["modules.0.resultFormatVersion"]);
});

test("expert references can change at any time, and the change is listed", () => {
  const expert_reference = { median: 400, low: 300, high: 500, people: 12, source: "A register" };
  const referenced = saying({ metrics: [{ ...fluoro, expert_reference }, crossed] });
  const plan = compare([referenced], [storedModule(aModule(), true)]);
  expect(plan.ok ? plan.value.changes.map(({ details }) => details) : plan.error).toEqual([
    ["Expert references"],
  ]);
  const same = saying({ metrics: [{ ...fluoro, expert_reference: { ...expert_reference } }, crossed] });
  const unchanged = compare([same], [storedModule(referenced, true)]);
  expect(unchanged.ok ? unchanged.value.changes : unchanged.error).toEqual([]);
});

test("the cloud case must exist, and 2.1.0 is refused as a new version beside 2.1", () => {
  const module = aModule({ version: "2.1.0", exercises: [anExercise({ cloudCase: "carotid-01" })] });
  const plan = compare([module], [storedModule(aModule())]);
  expect(plan.ok ? [] : plan.error.map(({ path, code }) => `${path} ${code}`)).toEqual([
    "modules.0.version SAME_VERSION",
    "modules.0.exercises.0.cloudCase UNKNOWN_CLOUD_CASE",
  ]);
  expect(compare([aModule({ exercises: module.exercises })], [], ["carotid-01"]).ok).toBe(true);
});

test("versions are ordered numerically, part by part (6.006)", () => {
  expect(["2.10", "2.9", "10", "2.9.1", "3.0"].toSorted(compareModuleVersions)).toEqual([
    "2.9",
    "2.9.1",
    "2.10",
    "3.0",
    "10",
  ]);
  expect(compareModuleVersions("2.1", "2.1.0")).toBe(0);
  expect(newestVersion(["2.9", "2.10", "2.1"])).toBe("2.10");
  expect(newestVersion([])).toBeUndefined();
});
