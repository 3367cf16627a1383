import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { OngoingSession_machine$key } from "../../__generated__/OngoingSession_machine.graphql.ts";
import type { OngoingSessionPollQuery } from "../../__generated__/OngoingSessionPollQuery.graphql.ts";
import { usePoll } from "../poll/use-poll.ts";
import { ongoingOf } from "./ongoing.ts";

/** While something goes on. */
const shownMs = 15_000;
/** It can begin in another tab: whoever comes back to this one is answered at once. */
const restMs = 60_000;

export type OngoingSessionProps = {
  readonly machine: OngoingSession_machine$key | null | undefined;
};

/** Leads back to a case or an event of one's own that goes on, or is being started; nothing where there is none. */
export function OngoingSession({ machine: key }: OngoingSessionProps) {
  const environment = useRelayEnvironment();
  const ongoing = ongoingOf(
    useFragment(
      graphql`
        fragment OngoingSession_machine on CloudCaseVM {
          status
          is_event
          case_name
          voucher_id
        }
      `,
      key,
    ),
  );
  usePoll(ongoing === null ? restMs : shownMs, () =>
    fetchQuery<OngoingSessionPollQuery>(
      environment,
      graphql`
        query OngoingSessionPollQuery {
          getVmAssignedToMe {
            id
            ...OngoingSession_machine
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
  if (ongoing === null) return null;
  const way = (
    <LinkButton href={ongoing.href} size="small">
      {ongoing.way}
    </LinkButton>
  );
  return (
    <Banner tone="info" action={way}>
      {ongoing.words}
    </Banner>
  );
}
