import type { MetricValues } from "@cathedra/domain/results";
import type { Part } from "./person-part.ts";
import { getTargets, hasReached, type Run } from "./run-state.ts";
import { rounded } from "./treatment.ts";

/**
 * The metrics of a person's part of a run, by the names of the definitions. Steps that another person had already done count
 * neither for nor against them.
 */
export function getMetrics(run: Run, who: string): MetricValues {
  const part = run.parts.get(who);
  if (part === undefined) return {};
  const theirs = getTargets(run).filter(
    (target) => part.reached[target] !== undefined || !hasReached(run, target),
  );
  const reached = theirs.filter((target) => part.reached[target] !== undefined);
  return {
    // Rounded to milliseconds, so that it equals the time from the beginning to the end of the run.
    total_time: rounded(part.seconds, 3),
    fluoro_time: rounded(part.fluoroSeconds, 1),
    dose_area_product: rounded(part.doseArea, 3),
    air_kerma: rounded(part.kerma, 2),
    cine_runs: part.cineRuns,
    contrast_volume: rounded(part.contrast, 1),
    contrast_injections: part.injections,
    path_length: rounded(part.moved, 1),
    rotation: Math.round(part.turned),
    handling_errors: getErrors(part),
    wall_contacts: part.wallContacts,
    moved_without_fluoro: rounded(part.movedBlind, 1),
    wrong_branches: part.wrongBranches,
    targets_reached: theirs.length === 0 ? null : Math.round((100 * reached.length) / theirs.length),
    time_to_target: part.reached.vessel === undefined ? null : rounded(part.reached.vessel, 1),
    lesion_crossed: theirs.includes("crossed") ? part.reached.crossed !== undefined : null,
    ...run.procedure?.measure(run.treatment, who, run.at ?? 0),
  };
}

function getErrors({ errors }: Part): number {
  return Object.values(errors).reduce((sum, each) => sum + each, 0);
}
