import type { ComparisonOperator } from "../enumerations.ts";

type Named = { readonly name: string; readonly version: string };
type Exercise = {
  readonly name: string;
  readonly definition: { readonly metrics: readonly unknown[]; readonly benchmarks: readonly unknown[] };
};
type Asked = { readonly default_operator: ComparisonOperator; readonly value: number | boolean | string };

const operators: Readonly<Record<ComparisonOperator, string>> = {
  lessthan: "less than",
  lessequal: "at most",
  equal: "",
  notequal: "not",
  greaterequal: "at least",
  greaterthan: "more than",
};

/** What an import of definitions changes, and the page of the simulator's modules. */
export const definitionTexts = {
  moduleName: ({ name, version }: Named) => `${name} ${version}`,
  exerciseName: (module: Named, { name }: { readonly name: string }) =>
    `${name} (${module.name} ${module.version})`,
  exerciseSummary: ({ name, definition: { metrics, benchmarks } }: Exercise) =>
    `${name}: ${counted(metrics.length, "metric")}, ${counted(benchmarks.length, "benchmark")}`,
  besides: (versions: readonly string[]) => `Beside version ${versions.join(", ")}`,
  changed: (field: string, before: string, after: string) => `${field}: ${fromTo(before, after)}`,
  fromTo: (before: string, after: string) => fromTo(before, after),
  fields: {
    name: "Name",
    description: "Description",
    options: "Options",
    isCaseCreator: "Made by the learner",
    cloudCase: "Case of the cloud",
  } as Readonly<Record<string, string>>,
  resultFormat: "the version of the result format",
  reordered: "Exercises in another order",
  arranged: "Names, descriptions or the arrangement of metrics",
  added: "added",
  removed: "removed",
  metric: ({ internal_id }: { readonly internal_id: string }) => `the metric ${internal_id}`,
  benchmark: ({ metric }: { readonly metric: string }) => `the benchmark of ${metric}`,
  fieldOf: (field: string, { internal_id }: { readonly internal_id: string }) =>
    `the ${field} of ${internal_id}`,
  asked: ({ default_operator, value }: Asked) =>
    `${operators[default_operator]} ${typeof value === "boolean" ? (value ? "yes" : "no") : value}`.trim(),
  exerciseLeftOut: (code: string) => `the exercise ${code}, which is left out,`,
} as const;

function fromTo(before: string, after: string): string {
  return `${shown(before)} → ${shown(after)}`;
}

function shown(text: string): string {
  if (text === "") return "nothing";
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
