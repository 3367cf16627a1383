import { seriesTexts } from "@cathedra/domain/messages";
import {
  benchmarkText,
  expertReferenceText,
  getLimits,
  type MetricValue,
  type Outcome,
  roundedAsShown,
  valueText,
  withUnit,
} from "@cathedra/domain/results";
import type { AttemptChartProps, ChartPoint, PointKind, ScaleKind } from "@cathedra/ui-kit/AttemptChart";
import { showMoment } from "../../../format/dates.ts";
import type { MetricAttempts, SeriesAttempt } from "./series-of-metric.ts";

const kinds: Readonly<Record<Outcome, PointKind>> = {
  met: "met",
  not_met: "not_met",
  not_evaluated: "plain",
};

/** The sign of an attempt that does not count and is drawn apart; undefined if the attempt counts. */
export function excludedSign({
  outcome,
}: Pick<SeriesAttempt, "outcome">): "early" | "implausible" | undefined {
  if (outcome === "endedEarly") return "early";
  return outcome === "implausible" ? "implausible" : undefined;
}

/** The chart of a metric over a person's attempts, with the attempt of this page marked. */
export function getChart(
  { metric, benchmarks, values, outcomes, best, last, spread }: MetricAttempts,
  attempts: readonly SeriesAttempt[],
  here?: string,
): AttemptChartProps {
  const [benchmark, second] = benchmarks;
  const target =
    benchmark === undefined || second !== undefined
      ? null
      : typeof benchmark.value === "string"
        ? null
        : Number(benchmark.value);
  return {
    label: metric.label,
    points: attempts.map((attempt, index): ChartPoint => {
      const value = values[index] ?? null;
      const apart = excludedSign(attempt);
      return {
        ...getPoint(attempt),
        value: parseNumber(metric, value),
        valueText: withUnit(metric, value),
        kind: apart ?? kinds[outcomes[index] ?? "not_evaluated"],
        isApart: apart !== undefined,
        isHere: attempt.id === here,
        ...noted(attempt.id, best, last),
      };
    }),
    kinds: seriesTexts.kinds,
    heads: seriesTexts.heads,
    format: (value) => tickText(metric, value),
    scale: { kind: scaleKindOf(metric), limits: getLimits(metric) },
    ...(target === null || benchmark === undefined
      ? {}
      : { target: { value: target, text: benchmarkText(metric, benchmark), isOfLatestStretch: true } }),
    ...(spread == null
      ? {}
      : {
          band: {
            low: spread.lowerQuartile,
            middle: spread.median,
            high: spread.upperQuartile,
            text: seriesTexts.band(spread.people),
          },
        }),
    ...(metric.expert_reference == null
      ? {}
      : {
          reference: {
            ...metric.expert_reference,
            middle: metric.expert_reference.median,
            text: expertReferenceText(metric, metric.expert_reference),
          },
        }),
    beyondText: seriesTexts.beyond,
    hereText: seriesTexts.thisRun,
    tableLabel: seriesTexts.table,
  };
}

/** The properties that an attempt has in every chart. */
function getPoint({ id, activityStart, moduleVersion }: SeriesAttempt) {
  return {
    id,
    label: showMoment(Date.parse(activityStart)),
    stretch: moduleVersion,
    href: `/activity-log/vist-activity/${id}`,
  };
}

function noted(id: string, best: string | null | undefined, last: string | null | undefined) {
  const words = [...(id === best ? [seriesTexts.best] : []), ...(id === last ? [seriesTexts.last] : [])];
  return words.length === 0 ? {} : { note: words.join(", ") };
}

/** The value on the chart's axis: 1 for true, 0 for false, and a number itself; a text has no value. */
function parseNumber(metric: MetricAttempts["metric"], value: MetricValue | null): number | null {
  return value === null || typeof value === "string" ? null : roundedAsShown(metric, Number(value));
}

function scaleKindOf(metric: MetricAttempts["metric"]): ScaleKind {
  if (isYesNo(metric)) return "yesno";
  if (metric.value_format === "time") return "seconds";
  return metric.data_type === "int" ? "whole" : "number";
}

function isYesNo({ value_format, data_type }: MetricAttempts["metric"]): boolean {
  return value_format === "yesno" || data_type === "bool";
}

/** A number of the axis as text, with no more decimals than the metric has. */
function tickText(metric: MetricAttempts["metric"], value: number): string {
  if (isYesNo(metric)) return value === 0 || value === 1 ? valueText(metric, value === 1) : "";
  return metric.value_format === "time" ? valueText(metric, value) : String(value);
}
