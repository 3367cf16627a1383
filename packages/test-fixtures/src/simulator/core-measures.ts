import type { MetricGroup } from "@cathedra/domain/results";
import { count, group, type Measure, number, share, time, yes } from "./measures.ts";

/**
 * What the local simulator measures in every run. What an exercise measures beside it has a value there in the modules alone whose
 * procedures it knows, so that a benchmark that every run is held against is one of these.
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

/** What is asked of an exercise in numbers of its own; times in seconds. */
export type CoreTargets = {
  readonly total: number;
  readonly target: number;
  readonly fluoro: number;
  /** Gy·cm² */
  readonly dose: number;
  /** ml */
  readonly contrast: number;
  readonly errors: number;
};

/** What everybody measures, around what is asked: somebody of experience stays well within it. */
export function coreMeasures({
  total,
  target,
  fluoro,
  dose,
  contrast,
  errors,
}: CoreTargets): readonly Measure[] {
  return [
    time(
      "total_time",
      "Procedure time",
      "From the first movement of an instrument to the end of the case.",
      total * 0.78,
    ),
    time(
      "time_to_target",
      "Time to the target",
      "Until the tip first lies in the vessel that is treated.",
      target * 0.75,
    ),
    share(
      "targets_reached",
      "Targets reached",
      "The share of the marked positions in which an instrument was placed.",
      100,
    ),
    yes("lesion_crossed", "Lesion crossed", "The wire passed the lesion and lay beyond it."),
    count(
      "wrong_branches",
      "Wrong branches entered",
      "How often the tip went more than a centimetre into a vessel that leads nowhere.",
      1,
    ),
    time("fluoro_time", "Fluoroscopy time", "How long the pedal of fluoroscopy was down.", fluoro * 0.76),
    number(
      "dose_area_product",
      "Dose area product",
      "Gy·cm²",
      "Radiation over the whole field, of fluoroscopy and cine together.",
      dose * 0.74,
    ),
    number(
      "air_kerma",
      "Cumulative air kerma",
      "mGy",
      "At the interventional reference point, 15 cm from the isocentre.",
      dose * 6.4,
    ),
    count(
      "cine_runs",
      "Cine runs",
      "Acquisitions at the full frame rate; each costs as much as a minute of fluoroscopy.",
      5,
    ),
    number(
      "contrast_volume",
      "Contrast volume",
      "ml",
      "Iodinated contrast, of all injections together.",
      contrast * 0.77,
    ),
    count(
      "contrast_injections",
      "Injections of contrast",
      "By hand or by the injector.",
      Math.max(4, Math.round(contrast / 9)),
    ),
    number(
      "path_length",
      "Path length of the wire",
      "mm",
      "All forward and backward movement of the tip.",
      total * 1.9,
    ),
    number("rotation", "Turning of the wire", "°", "All rotation at the hub.", total * 3.1),
    number(
      "moved_without_fluoro",
      "Wire moved without fluoroscopy",
      "mm",
      "Movement of the tip that nobody could see.",
      14,
    ),
    count(
      "handling_errors",
      "Handling errors",
      "Pushing against resistance, losing the position of the wire, moving unseen into a small vessel.",
      Math.max(0, errors - 1),
    ),
    count(
      "wall_contacts",
      "Hard contacts with the wall",
      "The tip met the wall at more than 30° and with force.",
      3,
    ),
  ];
}

/** How what everybody measures is arranged; an exercise puts its own groups in front. */
export const coreGroups: readonly MetricGroup[] = [
  group("Procedure", ["total_time", "time_to_target", "targets_reached", "lesion_crossed", "wrong_branches"]),
  group(
    "Radiation and contrast",
    [],
    [
      group("Radiation", ["fluoro_time", "cine_runs"], [group("Dose", ["dose_area_product", "air_kerma"])]),
      group("Contrast", ["contrast_volume", "contrast_injections"]),
    ],
  ),
  group(
    "Handling",
    [],
    [
      group("Economy of movement", ["path_length", "rotation"], [], { isOpen: false }),
      group("Safety", ["handling_errors", "wall_contacts", "moved_without_fluoro"]),
    ],
  ),
];
