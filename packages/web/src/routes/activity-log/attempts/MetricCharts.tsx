import { resultTexts, seriesTexts } from "@cathedra/domain/messages";
import { AttemptChart } from "@cathedra/ui-kit/AttemptChart";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { MetricCharts_series$key } from "../../../__generated__/MetricCharts_series.graphql.ts";
import { MetricsWithoutBenchmark } from "../MetricsWithoutBenchmark.tsx";
import * as css from "./MetricCharts.css.ts";
import { excludedSign, getChart } from "./metric-chart.ts";
import { getSummary } from "./metric-summary.ts";
import type { MetricAttempts } from "./series-of-metric.ts";

export type MetricChartsProps = {
  readonly series: MetricCharts_series$key;
  /** The id of the only metric to show; without it all are shown. */
  readonly only?: string;
  /** The run that the page is about. */
  readonly here?: string;
};

/**
 * A chart for each metric of a person's attempts at an exercise, with its content as text: metrics with a benchmark first, the
 * others collapsed.
 */
export function MetricCharts({ series, only, here }: MetricChartsProps) {
  const { attempts, metrics } = useFragment(
    graphql`
      fragment MetricCharts_series on ExerciseSeries {
        attempts {
          id
          activityStart
          moduleVersion
          isCompleted
          isMet
          outcome
          outcomeText
          progress
        }
        metrics {
          metric {
            internal_id
            label
            description
            unit
            data_type
            value_format
            is_comparable
            order
            expert_reference {
              median
              low
              high
              people
              source
            }
          }
          benchmarks {
            value
            default_operator
          }
          values
          outcomes
          best
          last
          change
          hasImproved
          passesNow
          longestRun
          spread {
            people
            lowerQuartile
            median
            upperQuartile
          }
        }
      }
    `,
    series,
  );
  const shown = metrics.filter(({ metric }) => only === undefined || metric.internal_id === only);
  const apart = attempts.map(excludedSign);
  const counted = (each: MetricAttempts) =>
    each.values.some((value, at) => apart[at] === undefined && isDrawn(value));
  // Charts without any point are left out.
  const [drawn, empty] = [shown.filter(counted), shown.filter((each) => !counted(each))];
  const withBenchmarks = only === undefined ? drawn.filter(({ benchmarks }) => benchmarks.length > 0) : drawn;
  const rest = drawn.filter((each) => !withBenchmarks.includes(each));
  const listOf = (some: readonly MetricAttempts[]) => (
    <ul className={only === undefined ? css.many : css.one}>
      {some.map((each) => (
        <li key={each.metric.internal_id} className={only === undefined ? css.card : css.plain}>
          <AttemptChart {...getChart(each, attempts, here)} />
          {each.metric.expert_reference != null && (
            <Text size="small" tone="muted">
              {`${resultTexts.getSource(each.metric.expert_reference.source)}.`}
            </Text>
          )}
          <Text size="small" tone="muted">
            {getSummary(each, attempts)}
          </Text>
        </li>
      ))}
    </ul>
  );
  const notCounted = seriesTexts.notCountedOf({
    early: apart.filter((sign) => sign === "early").length,
    implausible: apart.filter((sign) => sign === "implausible").length,
    all: attempts.length,
  });
  return (
    <Stack gap={4}>
      {notCounted !== "" && drawn.length > 0 && (
        <Text size="small" tone="muted">
          {notCounted}
        </Text>
      )}
      {withBenchmarks.length > 0 && listOf(withBenchmarks)}
      {rest.length > 0 &&
        (withBenchmarks.length === 0 ? (
          listOf(rest)
        ) : (
          <MetricsWithoutBenchmark level={3} count={rest.length}>
            {listOf(rest)}
          </MetricsWithoutBenchmark>
        ))}
      {empty.length > 0 && (
        <Text size="small" tone="muted">
          {seriesTexts.noChart(empty.map(({ metric }) => metric.label))}
        </Text>
      )}
    </Stack>
  );
}

/** Whether a value can be drawn; texts cannot. */
function isDrawn(value: MetricAttempts["values"][number]): boolean {
  return value != null && typeof value !== "string";
}
