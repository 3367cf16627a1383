import type { Instant } from "@cathedra/domain";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  ResourceAccessVoucherState,
  useEventRowsPollQuery,
} from "../../../__generated__/useEventRowsPollQuery.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { type EventsView, sortOf } from "./events-view.ts";
import { type FollowedEvent, pauseOf } from "./followed-events.ts";

export type EventRowsPage = {
  readonly state: ResourceAccessVoucherState;
  readonly view: EventsView;
  readonly offset: number;
};

/** Asks again for what changes by itself in the rows of a page: the simulators of its events, and what may be done. */
export function useEventRowsPoll(
  { state, view, offset }: EventRowsPage,
  events: readonly FollowedEvent[],
  now: Instant,
): void {
  const environment = useRelayEnvironment();
  usePoll(pauseOf(events, now), () =>
    fetchQuery<useEventRowsPollQuery>(
      environment,
      graphql`
        query useEventRowsPollQuery(
          $state: ResourceAccessVoucherState!
          $search: String
          $sort: EventResourceAccessVoucherSort
          $space: Int
          $account: Int
          $offset: Int
        ) {
          getAllEventResourceAccessVouchersAsAdmin(
            state: $state
            search: $search
            sort: $sort
            learningSpaceId: $space
            customerId: $account
            offset: $offset
          ) {
            vouchers {
              id
              used
              hasStarted
              viewerCanEdit
              viewerCanArchive
              viewerCanTurnOff
              vm {
                id
                status
              }
            }
          }
        }
      `,
      { ...view, sort: sortOf(view.sort, state), state, offset },
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
}
