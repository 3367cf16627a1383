import { graphql } from "react-relay/hooks";
import type { EverybodysLogQuery } from "../../__generated__/EverybodysLogQuery.graphql.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { Log } from "./Log.tsx";

/** The runs of all people whom the viewer administers (6.011, 6.014). */
export function EverybodysLog() {
  const data = useRouteQuery<EverybodysLogQuery>(
    graphql`
      query EverybodysLogQuery(
        $groups: [Int!]
        $searchParams: VistActivitiesSearchParams!
        $limit: Int!
        $offset: Int!
      ) @preloadable {
        ...Viewer_query
        ...LogBar_query
        allVistActivities(groups: $groups, searchParams: $searchParams, limit: $limit, offset: $offset) {
          count
          countIsExact
          allCustomerGroups {
            id
            name
            customerName
          }
          activities {
            ...logRow_activity @relay(mask: false)
          }
        }
      }
    `,
  );
  const { count, countIsExact: isExact, activities, allCustomerGroups: groups } = data.allVistActivities;
  return <Log query={data} groups={groups} page={{ rows: activities, count, isExact }} />;
}
