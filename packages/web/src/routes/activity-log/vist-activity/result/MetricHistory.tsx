import { seriesTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { MetricHistoryQuery } from "../../../../__generated__/MetricHistoryQuery.graphql.ts";
import { exerciseHref } from "../../../../features/progress/exercise-href.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { MetricCharts } from "../../attempts/MetricCharts.tsx";

/** The person and the exercise whose attempts are shown, and the run of the page. */
export type History = { readonly exerciseKey: string; readonly uid: string; readonly here: string };

export type MetricHistoryProps = { readonly metric: string; readonly history: History };

/**
 * One metric over all attempts of the person at the exercise, with this run marked; it is fetched once, when the first history
 * is opened.
 */
export function MetricHistory(props: MetricHistoryProps) {
  return (
    <Section
      failure={seriesTexts.notLoaded}
      placeholder={<Skeleton kind="block" height={220} label="Loading the attempts" />}
    >
      <Attempts {...props} />
    </Section>
  );
}

function Attempts({ metric, history: { exerciseKey, uid, here } }: MetricHistoryProps) {
  const { exerciseSeries: series } = useLazyLoadQuery<MetricHistoryQuery>(
    graphql`
      query MetricHistoryQuery($exerciseKey: String!, $uid: ID!) {
        exerciseSeries(exerciseKey: $exerciseKey, uid: $uid) {
          ...MetricCharts_series
        }
      }
    `,
    { exerciseKey, uid },
  );
  if (series == null) return <EmptyState>{seriesTexts.notYours}</EmptyState>;
  return (
    <Stack gap={2}>
      <MetricCharts series={series} only={metric} here={here} />
      <Link href={exerciseHref(exerciseKey, uid)}>All metrics over all attempts</Link>
    </Stack>
  );
}
