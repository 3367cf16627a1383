import type { MetricGroup } from "@cathedra/domain/results";
import { groups, type Measure, measures } from "./measures.ts";

/**
 * The metrics that the local simulator measures in every run. Further metrics of an exercise have values only in the modules
 * whose procedures it knows, so benchmarks for all exercises use only these.
 */
export const localSimulatorMetrics = [
  "total_time",
  "time_to_target",
  "targets_reached",
  "lesion_crossed",
  "wrong_branches",
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
] as const;

/** The benchmarks of an exercise in numbers; times in seconds. */
export type CoreTargets = {
  readonly total: number;
  readonly target: number;
  readonly fluoro: number;
  /** The target of the dose in Gy·cm². */
  readonly dose: number;
  /** The target for the contrast medium, in ml. */
  readonly contrast: number;
  readonly errors: number;
};

/** The metrics of every exercise, distributed around its benchmarks: an experienced person stays well within them. */
export function coreMeasures({
  total,
  target,
  fluoro,
  dose,
  contrast,
  errors,
}: CoreTargets): readonly Measure[] {
  return measures(`
      total_time | Procedure time | s | ${total * 0.78} | From the first movement of an instrument to the end of the case.
      time_to_target | Time to the target | s | ${target * 0.75} | Until the tip first lies in the vessel that is treated.
      targets_reached | Targets reached | % | 100 | The share of the marked positions in which an instrument was placed.
      lesion_crossed | Lesion crossed | yes/no | yes | The wire passed the lesion and lay beyond it.
      wrong_branches | Wrong branches entered | count | 1 | How often the tip went more than a centimetre into a vessel that leads nowhere.
      fluoro_time | Fluoroscopy time | s | ${fluoro * 0.76} | How long the pedal of fluoroscopy was down.
      dose_area_product | Dose area product | Gy·cm² | ${dose * 0.74} | Radiation over the whole field, of fluoroscopy and cine together.
      air_kerma | Cumulative air kerma | mGy | ${dose * 6.4} | At the interventional reference point, 15 cm from the isocentre.
      cine_runs | Cine runs | count | 5 | Acquisitions at the full frame rate; each costs as much as a minute of fluoroscopy.
      contrast_volume | Contrast volume | ml | ${contrast * 0.77} | Iodinated contrast, of all injections together.
      contrast_injections | Injections of contrast | count | ${Math.max(4, Math.round(contrast / 9))} | By hand or by the injector.
      path_length | Path length of the wire | mm | ${total * 1.9} | All forward and backward movement of the tip.
      rotation | Turning of the wire | ° | ${total * 3.1} | All rotation at the hub.
      moved_without_fluoro | Wire moved without fluoroscopy | mm | 14 | Movement of the tip that nobody could see.
      handling_errors | Handling errors | count | ${Math.max(0, errors - 1)} | Pushing against resistance, losing the position of the wire, moving unseen into a small vessel.
      wall_contacts | Hard contacts with the wall | count | 3 | The tip met the wall at more than 30° and with force.`);
}

/** The groups of the common metrics; an exercise puts its own groups first. */
export const coreGroups: readonly MetricGroup[] = groups(`
    Procedure: total_time, time_to_target, targets_reached, lesion_crossed, wrong_branches
    Radiation and contrast
      Radiation: fluoro_time, cine_runs
        Dose: dose_area_product, air_kerma
      Contrast: contrast_volume, contrast_injections
    Handling
      Economy of movement (closed): path_length, rotation
      Safety: handling_errors, wall_contacts, moved_without_fluoro`);
