import type { Instant } from "@cathedra/domain";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useEventRowsPollQuery } from "../../../__generated__/useEventRowsPollQuery.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { eventsToPoll, type FollowedEvent, getPause } from "./events-to-poll.ts";

/**
 * Polls the parts of these rows that change without an edit: their simulators and the available actions. The page itself reads
 * the list of events.
 */
export function useEventRowsPoll(events: readonly FollowedEvent[], now: Instant): void {
  const environment = useRelayEnvironment();
  const voucherIds = eventsToPoll(events, now).map(({ id }) => id);
  usePoll(getPause(events, now), () =>
    fetchQuery<useEventRowsPollQuery>(
      environment,
      graphql`
        query useEventRowsPollQuery($voucherIds: [Int!]!) {
          getEventResourceAccessVouchersAsAdmin(voucherIds: $voucherIds) {
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
      `,
      { voucherIds },
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
}
