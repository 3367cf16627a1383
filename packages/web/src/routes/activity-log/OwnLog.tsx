import { graphql } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router";
import type { OwnLogQuery } from "../../__generated__/OwnLogQuery.graphql.ts";
import { useResultsArriving } from "../../features/vist-activities/use-results-arriving.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { Log } from "./Log.tsx";
import { logView } from "./log-view.ts";

/** The person's own runs (6.013). */
export function OwnLog() {
  const data = useRouteQuery<OwnLogQuery>(
    graphql`
      query OwnLogQuery($searchParams: VistActivitiesSearchParams!, $limit: Int!, $offset: Int!) @preloadable {
        ...Viewer_query
        ...LogBar_query
        vistActivities(searchParams: $searchParams, limit: $limit, offset: $offset) {
          count
          activities {
            ...logRow_activity @relay(mask: false)
          }
        }
      }
    `,
  );
  const { count, activities } = data.vistActivities;
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  // Only the first page shows new results, so that further pages do not change while someone reads them.
  useResultsArriving({ isWanted: logView.read(query).page === 1, runs: activities, ask: revalidate });
  return <Log query={data} groups={[]} page={{ rows: activities, count, isExact: true }} />;
}
