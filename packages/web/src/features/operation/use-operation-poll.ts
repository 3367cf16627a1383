import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useOperationPollQuery } from "../../__generated__/useOperationPollQuery.graphql.ts";
import { type Polled, usePoll } from "../poll/use-poll.ts";

const everyMs = 2000;

/** Asks how long work stands, while it goes on. */
export function useOperationPoll(id: string, isActive: boolean): Polled {
  const environment = useRelayEnvironment();
  return usePoll(isActive ? everyMs : null, () =>
    fetchQuery<useOperationPollQuery>(
      environment,
      graphql`
        query useOperationPollQuery($id: ID!) {
          operation(id: $id) {
            ...OperationCard_operation
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
}
