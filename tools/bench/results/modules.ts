import type { ExerciseDefinition, MetricDefinition } from "@cathedra/domain/results";

const names = ["Carotid", "Coronary", "Renal", "Iliac", "Cerebral", "Uterine"];
const exercisesAModule = 4;
const metricsARun = 30;
const benchmarksARun = 10;

/** What of an exercise decides: so many metrics in groups of ten, a third of them with a benchmark. */
const definition: ExerciseDefinition = {
  groups: [0, 1, 2].map((ten) => ({
    label: `Group ${ten + 1}`,
    description: "",
    is_expanded_by_default: ten === 0,
    metrics: ids().slice(ten * 10, ten * 10 + 10),
    groups: [],
  })),
  metrics: ids().map(
    (internal_id, order): MetricDefinition => ({
      internal_id,
      label: `Metric ${order + 1}`,
      description: "",
      unit: "s",
      data_type: "float",
      value_format: "number",
      is_comparable: true,
      order,
    }),
  ),
  benchmarks: ids()
    .slice(0, benchmarksARun)
    .map((metric) => ({ id: metric, value: 50, default_operator: "lessequal" as const, metric })),
};

/** The metrics of every run, by internal id. */
export function ids(): readonly string[] {
  return Array.from({ length: metricsARun }, (_, n) => `metric_${n + 1}`);
}

/** Modules with their exercises, which all measure the same. */
export const modules = names.map((name, index) => ({
  id: index + 1,
  code: name.toLowerCase(),
  name: `${name} angiography`,
  exercises: Array.from({ length: exercisesAModule }, (_, n) => ({
    id: (index + 1) * 100 + n + 1,
    code: `${name.toLowerCase()}-${n + 1}`,
    name: `${name} case ${n + 1}`,
    definition,
  })),
}));
