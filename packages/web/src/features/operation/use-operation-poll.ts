import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useOperationPollQuery } from "../../__generated__/useOperationPollQuery.graphql.ts";
import { useHints } from "../hints/use-hints.ts";
import type { Polled } from "../poll/use-poll.ts";

const everyMs = 2000;
/** The portal sends a hint for each step; a lost hint delays the display by this interval at most. */
const everyMsWhileLive = 20_000;

/** The state of an operation. */
export const operationQuery = graphql`
  query useOperationPollQuery($id: ID!) {
    operation(id: $id) {
      ...OperationCard_operation
    }
  }
`;

/** Polls an operation while it is active: on hints, and every few seconds without them. */
export function useOperationPoll(id: string, isActive: boolean, isPolled: boolean): Polled {
  const environment = useRelayEnvironment();
  const ask = () =>
    fetchQuery<useOperationPollQuery>(
      environment,
      operationQuery,
      { id },
      { fetchPolicy: "network-only" },
    ).toPromise();
  return useHints({
    kind: "operation",
    id,
    isWanted: isActive,
    everyMs: isActive ? everyMs : null,
    everyMsWhileLive: isActive ? (isPolled ? everyMs : everyMsWhileLive) : null,
    ask,
  });
}
