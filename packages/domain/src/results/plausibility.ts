import type { Instant } from "../time.ts";
import {
  type ExerciseDefinition,
  type MetricDefinition,
  type MetricValues,
  measuredValue,
} from "./exercise-definition.ts";
import { type Format, roundedAsShown } from "./rounding.ts";
import { sortMetrics } from "./sort-metrics.ts";

/** A run as it was delivered. */
export type MeasuredRun = {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  /** Whether the run was completed; otherwise it was ended early. */
  readonly isCompleted: boolean;
  readonly values: MetricValues;
};

/** An implausible fact about a run. It is stored with the run, so it contains everything that its text needs. */
export type Implausibility =
  /** The run was completed but took no time. */
  | { readonly code: "no_time" }
  /** A value that is a time is longer than the run. */
  | (ImplausibleValue & { readonly code: "longer_than_run"; readonly seconds: number })
  | (ImplausibleValue & { readonly code: "below_minimum"; readonly minimum: number })
  | (ImplausibleValue & { readonly code: "above_maximum"; readonly maximum: number });

/** All implausible facts of a run, in the order of its metrics; empty for a plausible run. */
export type Implausibilities = readonly Implausibility[];

type ImplausibleValue = {
  readonly metric: string;
  readonly label: string;
  readonly format: Format;
  readonly value: number;
};

/** At most this many implausibilities are kept with a run. */
const maxKept = 5;

/** A simulator may stop its own clock a little after it reports the end: a hundredth of the run, five seconds at least. */
function longestTimeIn(seconds: number): number {
  return seconds + Math.max(5, seconds / 100);
}

/** The implausible facts of a run, in the order of its metrics; empty for a plausible run. */
export function getImplausibilities(
  { metrics }: Pick<ExerciseDefinition, "metrics">,
  run: MeasuredRun,
): Implausibilities {
  const ofRun: readonly Implausibility[] =
    run.isCompleted && run.endedAt === run.startedAt ? [{ code: "no_time" }] : [];
  return [...ofRun, ...sortMetrics(metrics).flatMap((metric) => getImplausibility(metric, run) ?? [])].slice(
    0,
    maxKept,
  );
}

/**
 * The reason why a value is implausible; undefined if it is plausible. The definition gives the limits; without them a share
 * must be from 0 to 100, and a time not negative and not longer than the run. The value is compared as it is shown.
 */
export function getImplausibility(
  metric: MetricDefinition,
  { startedAt, endedAt, values }: Pick<MeasuredRun, "startedAt" | "endedAt" | "values">,
): Implausibility | undefined {
  const measured = measuredValue(values, metric.internal_id);
  if (typeof measured !== "number") return undefined;
  const { internal_id, label, data_type, value_format, unit } = metric;
  const format: Format = { data_type, value_format, unit };
  const value = roundedAsShown(format, measured);
  const found = { metric: internal_id, label, format, value: measured };
  const { minimum, maximum } = getLimits(metric);
  if (minimum !== null && value < minimum) return { code: "below_minimum", ...found, minimum };
  if (maximum !== null) return value > maximum ? { code: "above_maximum", ...found, maximum } : undefined;
  const seconds = (endedAt - startedAt) / 1000;
  const isTooLong = value_format === "time" && measured > longestTimeIn(seconds);
  return isTooLong ? { code: "longer_than_run", ...found, seconds } : undefined;
}

/** The least and the most that a value of a metric can be; null: no limit. */
export function getLimits({
  value_format,
  minimum = null,
  maximum = null,
}: Pick<MetricDefinition, "value_format" | "minimum" | "maximum">) {
  const hasLeast = value_format === "percent" || value_format === "time";
  return {
    minimum: minimum ?? (hasLeast ? 0 : null),
    maximum: maximum ?? (value_format === "percent" ? 100 : null),
  };
}
