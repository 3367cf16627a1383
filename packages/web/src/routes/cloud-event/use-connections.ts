import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { useConnectionsQuery } from "../../__generated__/useConnectionsQuery.graphql.ts";
import { usePoll } from "../../features/poll/use-poll.ts";
import { fetchWithoutStore } from "../../features/table-page/fetch-without-store.ts";

/** The interval of polling in milliseconds, the same as for the event itself, because people come and go. */
const everyMs = 15_000;

/** The connections of the people of an event; null while loading, `failed` if they could not be loaded. */
export function useConnections(voucherId: number) {
  const [connections, setConnections] = useState<
    useConnectionsQuery["rawResponse"]["getEventResourceAccessVoucherById"]["connections"] | null
  >(null);
  const [hasFailed, setFailed] = useState(false);
  const polled = usePoll(everyMs, async () => {
    const { getEventResourceAccessVoucherById: event } = await fetchWithoutStore<useConnectionsQuery>(
      graphql`
        query useConnectionsQuery($voucherId: Int!) @raw_response_type {
          getEventResourceAccessVoucherById(voucherId: $voucherId) {
            id
            connections {
              keycloak_id
              first_name
              last_name
              waitingSince
              check {
                checkedAt
                verdict
              }
            }
          }
        }
      `,
      { voucherId },
    );
    setConnections(event.connections);
  });
  const read = () => void polled.refresh().catch(() => setFailed(true));
  const refresh = () => {
    setFailed(false);
    read();
  };
  const begin = useEffectEvent(read);
  useEffect(() => begin(), []);
  return { connections, hasFailed: hasFailed && connections === null, refresh };
}
