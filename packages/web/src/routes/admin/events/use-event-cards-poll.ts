import type { Instant } from "@cathedra/domain";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  ResourceAccessVoucherState,
  useEventCardsPollQuery,
} from "../../../__generated__/useEventCardsPollQuery.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { type EventsView, sortOf } from "./events-view.ts";
import { type FollowedEvent, pauseOf } from "./followed-events.ts";

export type EventCardsPage = {
  readonly state: ResourceAccessVoucherState;
  readonly view: EventsView;
  readonly offset: number;
};

/** Asks again for what changes by itself on the cards of a page: the simulators of its events, and what may be done. */
export function useEventCardsPoll(
  { state, view, offset }: EventCardsPage,
  events: readonly FollowedEvent[],
  now: Instant,
): void {
  const environment = useRelayEnvironment();
  usePoll(pauseOf(events, now), () =>
    fetchQuery<useEventCardsPollQuery>(
      environment,
      graphql`
        query useEventCardsPollQuery(
          $state: ResourceAccessVoucherState!
          $search: String
          $sort: EventResourceAccessVoucherSort
          $space: Int
          $offset: Int
        ) {
          getAllEventResourceAccessVouchersAsAdmin(
            state: $state
            search: $search
            sort: $sort
            learningSpaceId: $space
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
