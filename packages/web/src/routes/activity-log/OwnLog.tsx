import { graphql } from "react-relay/hooks";
import type { OwnLogQuery } from "../../__generated__/OwnLogQuery.graphql.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { Log } from "./Log.tsx";

/** One's own runs (6.013). */
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
  return <Log query={data} groups={[]} page={{ rows: activities, count, isExact: true }} />;
}
