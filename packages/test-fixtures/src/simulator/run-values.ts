import type { MetricValue, MetricValues } from "@cathedra/domain/results";
import type { Random } from "../random.ts";
import type { Measure } from "./measures.ts";

/** The measured values of a run by a person of this skill: 1 is an expert's, 2 takes twice as much of everything. */
export function valuesOfRun(measures: readonly Measure[], skill: number, random: Random): MetricValues {
  const day = random.decimal(0.97, 1.03, 3);
  const values = Object.fromEntries(
    measures.map((measure) => [measure.internal_id, someValue(measure, skill * day, random)]),
  );
  return consistent(measures, values);
}

/** The values of a run that was ended early: part of the time was used, and nothing was reached. */
export function valuesOfAborted(measures: readonly Measure[], random: Random): MetricValues {
  const part = random.decimal(0.2, 0.5, 2);
  const values = Object.fromEntries(
    measures.map((measure): [string, MetricValue | null] => {
      const { internal_id, expert, data_type } = measure;
      if (internal_id === "lesion_crossed") return [internal_id, false];
      if (internal_id === "targets_reached") return [internal_id, 0];
      if (internal_id === "time_to_target" || !spentFromTheStart.has(internal_id)) return [internal_id, null];
      const value = Number(expert) * part * random.decimal(1.2, 1.7, 2);
      return [internal_id, rounded(value, data_type)];
    }),
  );
  return consistent(measures, values);
}

const spentFromTheStart = new Set([
  "total_time",
  "fluoro_time",
  "dose_area_product",
  "air_kerma",
  "cine_runs",
  "contrast_volume",
  "contrast_injections",
  "path_length",
  "rotation",
  "moved_without_fluoro",
  "handling_errors",
  "wall_contacts",
  "wrong_branches",
]);

function someValue(measure: Measure, skill: number, random: Random): MetricValue {
  const { expert, worse, data_type, value_format } = measure;
  if (typeof expert === "boolean") {
    return random.chance(skill < 1.12 ? 1 : Math.max(0.4, 1.1 - (skill - 1) * 0.55)) ? expert : !expert;
  }
  if (typeof expert !== "number") return getGrade(expert, skill, random);
  if (worse === "none") return rounded(expert * random.decimal(0.9, 1.1, 3), data_type);
  const noise = random.decimal(0.96, 1.04, 3);
  if (data_type === "int") {
    const more = expert === 0 ? (skill - 1) * 1.8 : expert * skill ** 1.5;
    return Math.max(0, Math.round(worse === "more" ? more * noise : expert / Math.sqrt(skill)));
  }
  if (worse === "more") return rounded(expert * skill * noise, data_type);
  // An experienced person reaches the target in nearly every measure.
  const lost = Math.max(0, skill - 1.15) * 28;
  if (value_format === "percent" && expert >= 97) return rounded(Math.max(25, expert - lost), data_type);
  return rounded((expert / Math.sqrt(skill)) * noise, data_type);
}

function getGrade(grades: MetricValue | readonly string[], skill: number, random: Random): string {
  const list = typeof grades === "object" ? grades : [String(grades)];
  const worst = skill < 1.2 ? 0 : Math.min(list.length - 1, Math.ceil((skill - 1) * 2));
  return list[random.int(0, worst)] ?? "";
}

/** Makes values consistent: no time exceeds the whole, no part exceeds its total, and derived values are derived. */
function consistent(measures: readonly Measure[], values: MetricValues): MetricValues {
  const total = values["total_time"];
  const within = measures.map(({ internal_id, value_format }): [string, MetricValue | null] => {
    const value = values[internal_id] ?? null;
    if (typeof value !== "number") return [internal_id, value];
    if (value_format === "percent") return [internal_id, Math.min(value, 100)];
    const isPart = value_format === "time" && typeof total === "number";
    return [internal_id, isPart ? Math.min(value, total) : value];
  });
  const passes = values["passes"];
  const follows = typeof passes === "number" ? { first_pass: passes === 1 } : {};
  return { ...Object.fromEntries(within), ...follows };
}

function rounded(value: number, type: Measure["data_type"]): number {
  return type === "int" ? Math.round(value) : Number(value.toFixed(value < 10 ? 2 : 1));
}
