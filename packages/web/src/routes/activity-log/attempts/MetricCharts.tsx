import { seriesTexts } from "@cathedra/domain/messages";
import { AttemptChart } from "@cathedra/ui-kit/AttemptChart";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { MetricCharts_series$key } from "../../../__generated__/MetricCharts_series.graphql.ts";
import { chartOf } from "./chart-of.ts";
import * as css from "./MetricCharts.css.ts";
import { summaryOf } from "./metric-summary.ts";
import type { MetricAttempts } from "./series-of-metric.ts";

export type MetricChartsProps = {
  readonly series: MetricCharts_series$key;
  /** This metric alone. */
  readonly only?: string;
  /** The run that the page is about. */
  readonly here?: string;
};

/** A chart for each metric of somebody's attempts at an exercise, and in words what it shows. */
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
  // Of axes without a point nobody learns anything.
  const [drawn, empty] = [shown.filter(hasValues), shown.filter((each) => !hasValues(each))];
  return (
    <Stack gap={4}>
      {drawn.length > 0 && (
        <ul className={only === undefined ? css.many : css.one}>
          {drawn.map((each) => (
            <li key={each.metric.internal_id} className={only === undefined ? css.card : css.plain}>
              <AttemptChart {...chartOf(each, attempts, here)} />
              <Text size="small" tone="muted">
                {summaryOf(each, attempts)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <Text size="small" tone="muted">
          {seriesTexts.noChart(empty.map(({ metric }) => metric.label))}
        </Text>
      )}
    </Stack>
  );
}

function hasValues({ values }: Pick<MetricAttempts, "values">): boolean {
  return values.some((value) => value != null && typeof value !== "string");
}
