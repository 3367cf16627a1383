import fc from "fast-check";
import { expect, test } from "vitest";
import { aModule, anyModules } from "../../../test/a-document.ts";
import { comparisonOperators } from "../../enumerations.ts";
import { readDocument } from "../../imports/import-document.ts";
import { metricDataTypes, metricValueFormats } from "../exercise-definition.ts";
import { definitionsKind, exportDefinitions } from "./definitions.ts";
import { definitionLimits } from "./definitions-document.ts";

test("exported definitions are imported unchanged (6.006)", () => {
  fc.assert(
    fc.property(anyModules, (modules) => {
      const read = readDocument(exportDefinitions(modules), definitionsKind);
      expect(read.ok ? read.value.document.modules : read.error).toEqual(modules);
    }),
  );
});

const metrics = "modules.0.exercises.0.metrics";
const groups = "modules.0.exercises.0.groups";
const benchmarks = "modules.0.exercises.0.benchmarks";

const reference = { median: 400, low: 300, high: 500, people: 12, source: "A register" };

type Json = Readonly<Record<string, unknown>>;
const right: Json = JSON.parse(exportDefinitions([aModule()]));

/** Changes of a single value of the valid document, with the error code expected at its path. */
const wrongValues: readonly (readonly [about: string, path: string, value: unknown, code: string])[] = [
  ["another format", "format", "csv", "UNKNOWN_FORMAT"],
  ["a later format", "formatVersion", 2, "UNKNOWN_FORMAT_VERSION"],
  ["a version as text", "formatVersion", "1", "UNKNOWN_FORMAT_VERSION"],
  ["no modules", "modules", undefined, "REQUIRED"],
  ["modules that are no list", "modules", {}, "WRONG_TYPE"],
  ["a field that nobody reads", "module", 1, "UNKNOWN_FIELD"],
  ["a misspelt field", "modules.0.exercises.0.benchmark", [], "UNKNOWN_FIELD"],
  ["a code with spaces", "modules.0.code", "Carotid stenting", "NOT_A_CODE"],
  ["a version with letters", "modules.0.version", "2.1-rc1", "NOT_A_VERSION"],
  ["a version with a leading zero", "modules.0.version", "2.01", "NOT_A_VERSION"],
  ["no name", "modules.0.name", " ", "REQUIRED"],
  ["a control character", "modules.0.name", "Carotid\u0007", "CONTROL_CHARACTER"],
  ["half a character", "modules.0.description", "\ud800", "CONTROL_CHARACTER"],
  ["a name that is too long", "modules.0.name", "x".repeat(201), "TOO_LONG"],
  ["an internal_id that is a prototype", `${metrics}.0.internal_id`, "__proto__", "NOT_AN_INTERNAL_ID"],
  ["an internal_id that every object has", `${metrics}.0.internal_id`, "constructor", "NOT_AN_INTERNAL_ID"],
  ["a data type of no name", `${metrics}.0.data_type`, "double", "NOT_ONE_OF"],
  ["a yes or no written as time", `${metrics}.1.value_format`, "time", "FORMAT_NOT_OF_TYPE"],
  ["the least of a yes or no", `${metrics}.1.minimum`, 0, "LIMIT_NOT_OF_TYPE"],
  ["a most that is no number", `${metrics}.0.maximum`, "100", "NOT_A_METRIC_VALUE"],
  [
    "an expert reference beyond what a value can be",
    `${metrics}.0.expert_reference`,
    { ...reference, low: -1 },
    "REFERENCE_BEYOND_LIMITS",
  ],
  ["a group of an unknown metric", `${groups}.0.metrics.0`, "dose", "UNKNOWN_METRIC"],
  ["a benchmark of an unknown metric", `${benchmarks}.0.metric`, "dose", "UNKNOWN_METRIC"],
  ["a benchmark that is a text", `${benchmarks}.0.value`, "240", "NOT_A_METRIC_VALUE"],
  ["a benchmark that is null", `${benchmarks}.0.value`, null, "NOT_A_METRIC_VALUE"],
  ["a benchmark beyond all measure", `${benchmarks}.0.value`, 1e300, "NOT_A_METRIC_VALUE"],
  ["an operator of no name", `${benchmarks}.0.default_operator`, "<=", "NOT_ONE_OF"],
];

/** Other changes of the valid document, each with all expected errors. */
const refusals: readonly (readonly [
  about: string,
  change: (document: Json) => void,
  told: readonly string[],
])[] = [
  ...wrongValues.map(
    ([about, path, value, code]) => [about, (d: Json) => set(d, path, value), [`${path} ${code}`]] as const,
  ),
  [
    "the same version twice",
    (d) => copy(d, "modules", 0, { version: "2.1.0" }),
    ["modules.1.version LISTED_TWICE"],
  ],
  [
    "an exercise twice",
    (d) => copy(d, "modules.0.exercises", 0),
    ["modules.0.exercises.1.code LISTED_TWICE"],
  ],
  [
    "a metric twice",
    (d) => copy(d, "modules.0.exercises.0.metrics", 0),
    ["modules.0.exercises.0.metrics.2.internal_id LISTED_TWICE"],
  ],
  [
    "a most that is less than the least",
    (d) => {
      set(d, `${metrics}.0.minimum`, 5);
      set(d, `${metrics}.0.maximum`, 4);
    },
    [`${metrics}.0.maximum LIMIT_BELOW_MINIMUM`],
  ],
  [
    "an expert reference whose median is not in its range",
    (d) => set(d, `${metrics}.0.expert_reference`, { ...reference, median: 600 }),
    [`${metrics}.0.expert_reference.median REFERENCE_NOT_IN_RANGE`],
  ],
  [
    "an expert reference without a source, of nobody",
    (d) => set(d, `${metrics}.0.expert_reference`, { ...reference, source: " ", people: 0 }),
    [
      `${metrics}.0.expert_reference.people NOT_A_METRIC_VALUE`,
      `${metrics}.0.expert_reference.source REQUIRED`,
    ],
  ],
  ["a metric in two groups", (d) => copy(d, groups, 0), [`${groups}.1.metrics.0 IN_TWO_GROUPS`]],
  [
    "a metric twice in a group",
    (d) => copy(d, `${groups}.0.metrics`, 0),
    [`${groups}.0.metrics.1 IN_TWO_GROUPS`],
  ],
  [
    "six levels of groups",
    (d) => set(d, groups, nest(6)),
    [`${groups}.0.groups.0.groups.0.groups.0.groups.0.groups.0 GROUPS_TOO_DEEP`],
  ],
  [
    "a benchmark twice",
    (d) => copy(d, benchmarks, 0),
    [`${benchmarks}.1.id LISTED_TWICE`, `${benchmarks}.1.metric LISTED_TWICE`],
  ],
  [
    "half of a whole number",
    (d) => {
      set(d, `${metrics}.0.data_type`, "int");
      set(d, `${benchmarks}.0.value`, 0.5);
    },
    [`${benchmarks}.0.value NOT_A_METRIC_VALUE`],
  ],
  [
    "more than yes",
    (d) => {
      set(d, `${benchmarks}.0.metric`, "crossed");
      set(d, `${benchmarks}.0.value`, true);
    },
    [`${benchmarks}.0.default_operator OPERATOR_NOT_OF_TYPE`],
  ],
  ...[
    "modules.0.name",
    "modules.0.exercises.0.name",
    `${metrics}.0.label`,
    `${groups}.0.label`,
    `${metrics}.0.unit`,
  ].map(
    (path) =>
      [
        `a mark of direction in ${path}`,
        (d: Json) => set(d, path, "s\u202em"),
        [`${path} DIRECTION_MARK`],
      ] as const,
  ),
  [
    "too many metrics",
    (d) =>
      set(
        d,
        metrics,
        Array.from({ length: 201 }, () => 1),
      ),
    [`${metrics} TOO_MANY`],
  ],
];

test.each(refusals)(
  "the whole document is refused for an error: %s (6.006, G.008)",
  (_about, change, told) => {
    const document = structuredClone(right);
    change(document);
    const read = readDocument(JSON.stringify(document, null, 2), definitionsKind);
    expect(read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`)).toEqual(told);
  },
);

test("a value that is not allowed is refused with a list of the allowed values (6.006)", () => {
  const document = structuredClone(right);
  set(document, `${metrics}.0.data_type`, "double");
  set(document, `${metrics}.0.value_format`, "seconds");
  set(document, `${benchmarks}.0.default_operator`, "<=");
  const read = readDocument(JSON.stringify(document, null, 2), definitionsKind);
  const messages = read.ok ? [] : read.error.map(({ message }) => message);
  expect(messages).toEqual([
    `Choose one of: ${metricDataTypes.join(", ")}`,
    `Choose one of: ${metricValueFormats.join(", ")}`,
    `Choose one of: ${comparisonOperators.join(", ")}`,
  ]);
});

test("every error has its line and a readable reason (6.006)", () => {
  const text = exportDefinitions([aModule()]).replace('"lessequal"', '"atmost"').replace('"2.1"', '"two"');
  const read = readDocument(text, definitionsKind);
  const lines = text.split("\n");
  expect(read.ok).toBe(false);
  for (const { line, path, message } of read.ok ? [] : read.error) {
    expect(lines[line - 1]).toContain(`"${path.split(".").at(-1) ?? ""}"`);
    expect(message).not.toBe("");
  }
  expect(read.ok ? 0 : read.error.length).toBe(2);
});

test("at most a hundred errors are reported", () => {
  const document = structuredClone(right);
  set(
    document,
    "modules",
    Array.from({ length: 100 }, () => ({ exercises: Array.from({ length: 100 }, () => 1) })),
  );
  const read = readDocument(JSON.stringify(document), definitionsKind);
  expect(read.ok ? 0 : read.error.length).toBe(100);
});

test("the largest accepted document is processed in time, also with deeply nested groups", () => {
  const document = structuredClone(right);
  set(document, groups, nest(12));
  expect(readDocument(JSON.stringify(document), definitionsKind).ok).toBe(false);
  const one = exportDefinitions([aModule()]);
  const [whole] = (JSON.parse(one) as { modules: [object] }).modules;
  const many = Math.min(definitionLimits.modules, Math.floor(definitionLimits.bytes / one.length));
  const modules = Array.from({ length: many }, (_, at) => ({ ...whole, version: `3.${at}` }));
  expect(readDocument(JSON.stringify({ ...right, modules }), definitionsKind).ok).toBe(true);
});

function nest(levels: number): unknown {
  return [{ label: `Level ${levels}`, metrics: [], groups: levels === 1 ? [] : nest(levels - 1) }];
}

function getPart(document: Json, path: string): object {
  let part: object = document;
  for (const key of path === "" ? [] : path.split(".")) {
    const next: unknown = Reflect.get(part, key);
    if (typeof next !== "object" || next === null) throw new Error(`nothing at ${path}`);
    part = next;
  }
  return part;
}

function set(document: Json, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = getPart(document, keys.join("."));
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}

/** Appends a copy of one entry to its list. */
function copy(document: Json, path: string, index: number, over: object = {}): void {
  const list = getPart(document, path);
  if (!Array.isArray(list)) throw new Error(`no list at ${path}`);
  const one: unknown = structuredClone(list[index]);
  list.push(typeof one === "object" ? { ...one, ...over } : one);
}
