import type { ComparisonOperator } from "../../enumerations.ts";

type Named = { readonly name: string; readonly version: string };
type Exercise = {
  readonly name: string;
  readonly definition: { readonly metrics: readonly unknown[]; readonly benchmarks: readonly unknown[] };
};
type BenchmarkCondition = {
  readonly default_operator: ComparisonOperator;
  readonly value: number | boolean | string;
};

const operators: Readonly<Record<ComparisonOperator, string>> = {
  lessthan: "less than",
  lessequal: "at most",
  equal: "",
  notequal: "not",
  greaterequal: "at least",
  greaterthan: "more than",
};

/** The page of the simulator's modules (12.006). */
export const simulatorModuleTexts = {
  title: "Simulator modules",
  none: "No module is known yet. Import the definitions that came with the simulators.",
  noneFound: "No module matches.",
  import: "Import definitions",
  file: "Document",
  fileHelp:
    "A JSON file of definitions, up to 4 MB. You see what it would change before anything is changed.",
  checking: "Reading and comparing…",
  wrong: (count: number) =>
    count === 1
      ? "1 problem was found. Nothing was changed."
      : `${count} problems were found. Nothing was changed.`,
  atLine: (line: number) => `Line ${line}`,
  changes: (count: number, same: number) => {
    const stays =
      same === 0 ? "" : ` ${same} ${same === 1 ? "thing stays as it is" : "things stay as they are"}.`;
    return `${count} ${count === 1 ? "change" : "changes"}.${stays}`;
  },
  imported: (count: number) => `Imported: ${count} ${count === 1 ? "change" : "changes"}.`,
  acts: { added: "New", changed: "Changed", removed: "Removed" },
  failed: "The document could not be sent. Please try again.",
  results: (count: number) => (count > 1000 ? "1,000+" : count.toLocaleString("en")),
} as const;

/** Texts of the import of simulator definitions. */
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
  expertReferences: "Expert references",
  added: "added",
  removed: "removed",
  metric: ({ internal_id }: { readonly internal_id: string }) => `the metric ${internal_id}`,
  benchmark: ({ metric }: { readonly metric: string }) => `the benchmark of ${metric}`,
  getField: (field: string, { internal_id }: { readonly internal_id: string }) =>
    `the ${field} of ${internal_id}`,
  asked: ({ default_operator, value }: BenchmarkCondition) =>
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
