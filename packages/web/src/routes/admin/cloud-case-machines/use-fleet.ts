import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type {
  useFleet_machines$data,
  useFleet_machines$key,
} from "../../../__generated__/useFleet_machines.graphql.ts";
import type { useFleet_query$key } from "../../../__generated__/useFleet_query.graphql.ts";
import type { useFleetPollQuery } from "../../../__generated__/useFleetPollQuery.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";

/** The interval of refetching in milliseconds (4.031). */
const refreshMs = 10_000;
/** The largest number of machines that the API returns at once. */
export const maxMachines = 500;

/** A machine with the fields of its row and details; the details load its earlier history. */
export type Machine = Omit<useFleet_machines$data[number], " $fragmentType">;

/** The whole fleet as of the last request, which is repeated every ten seconds, and at once by `polled.refresh`. */
export function useFleet(query: useFleet_query$key) {
  const environment = useRelayEnvironment();
  const [readAt, setReadAt] = useState(() => Date.now());
  const { cloudCaseVMs, cloudCaseVMReadiness: readiness } = useFragment(
    graphql`
      fragment useFleet_query on Query {
        cloudCaseVMs(limit: 500) {
          ...useFleet_machines
        }
        cloudCaseVMReadiness {
          eventsWithoutMachineAfterRemoval
          ...MakeReady_readiness
        }
      }
    `,
    query,
  );
  const machines: readonly Machine[] = useFragment<useFleet_machines$key>(
    graphql`
      fragment useFleet_machines on CloudCaseVM @relay(plural: true) {
        id
        name
        url
        status
        status_since
        reason
        detail
        session_id
        voucher_id
        module_name
        case_name
        event_name
        session_ends_at
        last_seen_at
        started_by {
          first_name
          last_name
        }
        last_hour {
          since
          status
        }
      }
    `,
    cloudCaseVMs,
  );
  const polled = usePoll(refreshMs, async () => {
    await fetchQuery<useFleetPollQuery>(
      environment,
      graphql`
        query useFleetPollQuery {
          ...useFleet_query
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
    setReadAt(Date.now());
  });
  return { machines, readiness, readAt, polled };
}
