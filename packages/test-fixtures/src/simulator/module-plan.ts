import type { CaseId } from "@cathedra/domain";
import type { Benchmark, MetricDefinition, MetricGroup, MetricValue } from "@cathedra/domain/results";
import type { DefinedExercise, DefinedModule } from "@cathedra/domain/results/import";
import { cloudModules } from "../cloud-catalogue.ts";
import { type CoreTargets, coreGroups, coreMeasures } from "./core-measures.ts";
import type { Measure } from "./measures.ts";

/** The benchmarks by internal id: an operator and a value. */
export type BenchmarkValues = Readonly<Record<string, readonly [Benchmark["default_operator"], MetricValue]>>;

/** The metrics of a module beyond the common ones. */
export type ModulePlan = {
  /** The code of the matching cloud module. */
  readonly code: string;
  readonly measures: readonly Measure[];
  readonly groups: readonly MetricGroup[];
  readonly asked: BenchmarkValues;
  /** Whether its numbers that the exercise asks for have an expert reference, for the demonstration. */
  readonly hasExpertReferences?: boolean;
  /** The plan of each exercise, those of cloud cases first, in their order. */
  readonly exercises: readonly ExercisePlan[];
};

export type ExercisePlan = CoreTargets & {
  /** The name of an exercise without a cloud case. */
  readonly name?: string;
  readonly description?: string;
  /** The metrics and benchmarks that only this exercise has or changes. */
  readonly measures?: readonly Measure[];
  readonly groups?: readonly MetricGroup[];
  readonly asked?: BenchmarkValues;
};

export type PlannedExercise = Omit<DefinedExercise, "cloudCase"> & {
  readonly cloudCase: CaseId | null;
  /** The exercise's measures, from which the demo runs are generated. */
  readonly measures: readonly Measure[];
};
export type PlannedModule = Omit<DefinedModule, "exercises"> & {
  readonly exercises: readonly PlannedExercise[];
};

/** A version of a module, as a document defines it. */
export function defined(plan: ModulePlan, version: string): PlannedModule {
  const cloud = cloudModules.find(({ id }) => id === plan.code);
  if (cloud === undefined) throw new Error(`no such module of the cloud: ${plan.code}`);
  return {
    code: plan.code,
    version,
    name: cloud.name,
    description: cloud.description,
    resultFormatVersion: "2",
    exercises: plan.exercises.map((exercise, at) => {
      const its = cloud.cases[at];
      const measures = [...coreMeasures(exercise), ...plan.measures, ...(exercise.measures ?? [])];
      const asked: BenchmarkValues = { ...coreBenchmarkValues(exercise), ...plan.asked, ...exercise.asked };
      return {
        code: its?.id ?? `${plan.code}-${String(at + 1).padStart(2, "0")}`,
        name: exercise.name ?? its?.name ?? "",
        description: exercise.description ?? its?.description ?? "",
        options: "",
        isCaseCreator: false,
        cloudCase: its?.id ?? null,
        definition: {
          metrics: measures.map(({ expert, worse: _worse, ...metric }, order) => ({
            ...metric,
            order,
            ...(plan.hasExpertReferences === true && asked[metric.internal_id] !== undefined
              ? getReference(metric, expert)
              : {}),
          })),
          groups: [...plan.groups, ...(exercise.groups ?? []), ...coreGroups],
          benchmarks: getBenchmarks(measures, asked),
        },
        measures,
      };
    }),
  };
}

/** An invented reference around what experts reach here; it was never published. */
function getReference(
  { data_type, value_format }: Pick<Measure, "data_type" | "value_format">,
  expert: Measure["expert"],
): Pick<MetricDefinition, "expert_reference"> {
  if (typeof expert !== "number") return {};
  const rounded = (value: number) => (data_type === "int" ? Math.round(value) : Number(value.toFixed(1)));
  const most = value_format === "percent" ? 100 : Number.POSITIVE_INFINITY;
  const [low, median, high] = [0.85, 1, 1.2].map((share) => Math.min(rounded(expert * share), most));
  const source = "Illustrative values of this demonstration; not from published literature";
  return { expert_reference: { median: median ?? 0, low: low ?? 0, high: high ?? 0, people: 12, source } };
}

function coreBenchmarkValues({ total, fluoro, dose, contrast, errors }: CoreTargets): BenchmarkValues {
  return {
    total_time: ["lessequal", total],
    targets_reached: ["greaterequal", 100],
    lesion_crossed: ["equal", true],
    fluoro_time: ["lessequal", fluoro],
    dose_area_product: ["lessthan", dose],
    contrast_volume: ["lessequal", contrast],
    handling_errors: ["lessequal", errors],
  };
}

function getBenchmarks(measures: readonly Measure[], asked: BenchmarkValues): readonly Benchmark[] {
  return measures.flatMap(({ internal_id: metric }) => {
    const one = asked[metric];
    return one === undefined ? [] : [{ id: metric, metric, default_operator: one[0], value: one[1] }];
  });
}
