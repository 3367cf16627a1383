import type { Instant } from "@cathedra/domain";
import { eventEnd, type ListedEvent, startWindow } from "@cathedra/domain/cloud";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useEventsPollQuery } from "../../__generated__/useEventsPollQuery.graphql.ts";
import { type Polled, usePoll } from "../poll/use-poll.ts";

const everyMs = 15_000;
/** How often the whole list is read, in milliseconds, because events are edited, archived and accepted elsewhere. */
const wholeMs = 60_000;

/**
 * Polls the states of shown events while one of them can be started or is running (3.010). The list itself is read every
 * minute, and at once when the page becomes visible. Returns the age of the shown data.
 */
export function useEventsPoll(
  events: readonly ListedEvent[],
  now: Instant,
  refresh: () => Promise<unknown>,
): Polled {
  const whole = usePoll(wholeMs, refresh);
  const environment = useRelayEnvironment();
  const isAny = events.some(
    (event) => event.archivedAt === null && now >= startWindow(event).opensAt && now < eventEnd(event),
  );
  const badges = usePoll(isAny ? everyMs : null, () =>
    fetchQuery<useEventsPollQuery>(
      environment,
      graphql`
        query useEventsPollQuery {
          getEventResourceAccessVouchersAsTrainee(limit: 20) {
            id
            hasStarted
            vm {
              ...eventMachine_vm
            }
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
  return badges.staleSince === null ? whole : badges;
}
