import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useOwnEventsQuery } from "../../__generated__/useOwnEventsQuery.graphql.ts";

/** Refetches the person's events as the page shows them. */
export function useOwnEvents(): () => Promise<unknown> {
  const environment = useRelayEnvironment();
  return () =>
    fetchQuery<useOwnEventsQuery>(
      environment,
      graphql`
        query useOwnEventsQuery {
          getEventResourceAccessVouchersAsTrainee {
            id
            name
            eventAt
            durationInSeconds
            archivedAt
        viewerRole
            ...EventCard_event
            ...EventDialog_event
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
}
