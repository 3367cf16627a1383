import { activitiesOnHome, isShownOnHome } from "@cathedra/domain/activity-log";
import { activityLogTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, Suspense } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ActivityLogCard_query$key } from "../../__generated__/ActivityLogCard_query.graphql.ts";
import type { ActivityLogCardQuery } from "../../__generated__/ActivityLogCardQuery.graphql.ts";
import { RunList } from "../../features/vist-activities/RunList.tsx";
import { useHasElapsed } from "./use-has-elapsed.ts";

/** The person's latest three runs on the simulator whose exercise is known (1.025, 1.038, X109). */
export function ActivityLogCard({ query }: { readonly query: ActivityLogCard_query$key }) {
  const { vistActivities } = useFragment(
    graphql`
      fragment ActivityLogCard_query on Query {
        vistActivities(limit: 6) {
          activities {
            id
            exerciseName
            moduleName
            courseName
            unitName
            ...RunList_runs
          }
        }
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  const ask = () =>
    fetchQuery<ActivityLogCardQuery>(
      environment,
      graphql`
        query ActivityLogCardQuery {
          ...ActivityLogCard_query
          ...Unfinished_query
          ...Behind_query
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
  const isLater = useHasElapsed(laterMs);
  const shown = vistActivities.activities.filter(isShownOnHome).slice(0, activitiesOnHome);
  return (
    <Card
      title={activityLogTexts.title}
      titleLevel={3}
      padding="medium"
      actions={
        <Inline gap={3} wrap={false}>
          {shown.length > 0 && (
            <Link href="/progress" variant="alone">
              Progress
            </Link>
          )}
          <Link href="/activity-log" variant="alone">
            View All
          </Link>
        </Inline>
      }
    >
      {isLater && (
        <Suspense fallback={null}>
          <ResultsArriving isWanted runs={vistActivities.activities} ask={ask} />
        </Suspense>
      )}
      {shown.length === 0 ? (
        <Text size="small" tone="muted">
          {activityLogTexts.noneAtHome}
        </Text>
      ) : (
        <RunList runs={shown} />
      )}
    </Card>
  );
}

/** The hook for new results is loaded after the start page is shown. */
const ResultsArriving = lazy(() =>
  import("../../features/vist-activities/ResultsArriving.tsx").then(
    ({ ResultsArriving: part }) => ({ default: part }),
    (error: unknown) => {
      reportError(error);
      return { default: () => null };
    },
  ),
);
const laterMs = 2000;
