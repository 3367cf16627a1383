import type { CaseId, ExerciseId, SimulatorModuleId } from "@cathedra/domain";
import type { ExerciseDefinition, MetricDefinition, MetricGroup } from "@cathedra/domain/results";
import { cloudModules } from "./cloud-catalogue.ts";

export type CastExercise = {
  readonly id: ExerciseId;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly cloudCaseId: CaseId | null;
  readonly definition: ExerciseDefinition;
};

export type CastSimulatorModule = {
  readonly id: SimulatorModuleId;
  readonly code: string;
  readonly version: string;
  readonly name: string;
  readonly description: string;
  readonly resultFormatVersion: string;
  readonly exercises: readonly CastExercise[];
};

/** What every exercise measures, in this order: what the local simulator spends and does. */
const metrics: readonly MetricDefinition[] = [
  metric("total_time", "Procedure time", "s", "time"),
  metric("fluoro_time", "Fluoroscopy time", "s", "time"),
  metric("dose_area_product", "Dose area product", "Gy·cm²"),
  metric("air_kerma", "Cumulative air kerma", "mGy"),
  metric("cine_runs", "Cine runs", "", "number", "int"),
  metric("contrast_volume", "Contrast volume", "ml"),
  metric("contrast_injections", "Injections of contrast", "", "number", "int"),
  metric("path_length", "Path length of the wire", "mm"),
  metric("rotation", "Turning of the wire", "°"),
  metric("handling_errors", "Handling errors", "", "number", "int"),
  metric("wall_contacts", "Hard contacts with the wall", "", "number", "int"),
  metric("moved_without_fluoro", "Wire moved without fluoroscopy", "mm"),
  metric("wrong_branches", "Wrong branches entered", "", "number", "int"),
  metric("targets_reached", "Targets reached", "%", "percent"),
  metric("time_to_target", "Time to the target", "s", "time"),
  metric("lesion_crossed", "Lesion crossed", "", "yesno", "bool"),
].map((each, order) => ({ ...each, order }));

const groups: readonly MetricGroup[] = [
  group("Procedure", ["total_time", "time_to_target", "targets_reached", "lesion_crossed", "wrong_branches"]),
  {
    ...group("Radiation and contrast", []),
    groups: [
      group("Radiation", ["fluoro_time", "dose_area_product", "air_kerma", "cine_runs"]),
      group("Contrast", ["contrast_volume", "contrast_injections"]),
    ],
  },
  group("Handling", ["path_length", "rotation", "handling_errors", "wall_contacts", "moved_without_fluoro"]),
];

/** A module for every one of the cloud, with an exercise for each of its cases. */
export const simulatorModules: readonly CastSimulatorModule[] = cloudModules.map((module, index) => ({
  id: (index + 1) as SimulatorModuleId,
  code: module.id,
  version: "2.1",
  name: module.name,
  description: module.description,
  resultFormatVersion: "2",
  exercises: module.cases.map((each, at) => ({
    id: ((index + 1) * 100 + at + 1) as ExerciseId,
    code: each.id,
    name: each.name,
    description: each.description,
    cloudCaseId: each.id,
    definition: { groups, metrics, benchmarks: benchmarksOf(at) },
  })),
}));

function benchmarksOf(difficulty: number): ExerciseDefinition["benchmarks"] {
  const slower = 1 + difficulty * 0.15;
  return [
    {
      id: "total_time",
      value: Math.round(600 * slower),
      default_operator: "lessequal",
      metric: "total_time",
    },
    {
      id: "fluoro_time",
      value: Math.round(240 * slower),
      default_operator: "lessequal",
      metric: "fluoro_time",
    },
    { id: "dose_area_product", value: 30, default_operator: "lessthan", metric: "dose_area_product" },
    { id: "contrast_volume", value: 60, default_operator: "lessequal", metric: "contrast_volume" },
    { id: "handling_errors", value: 2, default_operator: "lessequal", metric: "handling_errors" },
    { id: "targets_reached", value: 100, default_operator: "greaterequal", metric: "targets_reached" },
    { id: "lesion_crossed", value: true, default_operator: "equal", metric: "lesion_crossed" },
  ];
}

function metric(
  internal_id: string,
  label: string,
  unit: string,
  value_format: MetricDefinition["value_format"] = "number",
  data_type: MetricDefinition["data_type"] = "float",
): MetricDefinition {
  return {
    internal_id,
    label,
    description: "",
    unit,
    data_type,
    value_format,
    is_comparable: data_type !== "string",
    order: 0,
  };
}

function group(label: string, of: readonly string[]): MetricGroup {
  return { label, description: "", is_expanded_by_default: true, metrics: of, groups: [] };
}
