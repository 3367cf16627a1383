import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useOngoingPollMachineQuery } from "../../__generated__/useOngoingPollMachineQuery.graphql.ts";
import type { useOngoingPollQuery } from "../../__generated__/useOngoingPollQuery.graphql.ts";
import { usePoll } from "../poll/use-poll.ts";

/** How often the person's machine is polled, in milliseconds. */
const ongoingMs = 5000;
/**
 * How often the person's vouchers are read, in milliseconds: they can be accepted in other windows, and their remaining time
 * shrinks.
 */
const wholeMs = 60_000;

const now = { fetchPolicy: "network-only" } as const;

/**
 * Polls the person's running session and vouchers. The frequent poll is one statement (0178); the vouchers are read every
 * minute, and at once when a session began or ended.
 */
export function useOngoingPoll(machine: { readonly status: string } | null): void {
  const environment = useRelayEnvironment();
  const askWhole = () =>
    fetchQuery<useOngoingPollQuery>(
      environment,
      graphql`
        query useOngoingPollQuery {
          getVmAssignedToMe {
            id
            ...OngoingCase_machine
          }
          ...ownVouchers_query
        }
      `,
      {},
      now,
    ).toPromise();
  const askMachine = async () => {
    const query = graphql`
      query useOngoingPollMachineQuery {
        getVmAssignedToMe {
          id
          status
          ...OngoingCase_machine
        }
      }
    `;
    const answer = await fetchQuery<useOngoingPollMachineQuery>(environment, query, {}, now).toPromise();
    if (answer?.getVmAssignedToMe?.status !== machine?.status) await askWhole();
  };
  usePoll(machine === null ? null : ongoingMs, askMachine);
  usePoll(wholeMs, askWhole);
}
