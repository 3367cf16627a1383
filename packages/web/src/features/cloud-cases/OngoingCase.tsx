import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OngoingCase_machine$data,
  OngoingCase_machine$key,
} from "../../__generated__/OngoingCase_machine.graphql.ts";
import { retryWhenOnline } from "../../retry-when-online.ts";
import { getOngoing } from "./ongoing.ts";
import { failureUntilNextStart } from "./start-failure.ts";
import { useOngoingPoll } from "./use-ongoing-poll.ts";

type Machine = OngoingCase_machine$data;

// The start page requests the running session for everyone; the component is only loaded if there is one.
const OngoingSession = lazy(() =>
  retryWhenOnline(() => import("./OngoingSession.tsx").then((file) => ({ default: file.OngoingSession }))),
);
const FailedCase = lazy(() =>
  retryWhenOnline(() => import("./FailedCase.tsx").then((file) => ({ default: file.FailedCase }))),
);

export type OngoingCaseProps = {
  readonly machine: OngoingCase_machine$key | null | undefined;
  /** Wraps the content for the page; called with null if there is none. */
  readonly around?: (ongoing: ReactNode) => ReactNode;
};

/** A link to the person's running or starting case or event, or its outcome; nothing if there is none. */
export function OngoingCase({ machine: key, around = (ongoing) => ongoing }: OngoingCaseProps) {
  const machine = useFragment(
    graphql`
      fragment OngoingCase_machine on CloudCaseVM {
        status
        is_event
        case_id
        case_name
        voucher_id
        event_name
        reason
        session_used_in_seconds
        session_given_back_in_seconds
        ...OngoingSession_machine
        ...ownMachine_vm
      }
    `,
    key,
  );
  // The API reports a failure for two minutes only; it is kept here for people who return later.
  const [shownMachine, setShownMachine] = useState<Machine | null>(null);
  const next = failureUntilNextStart(shownMachine, machine ?? null);
  if (next !== shownMachine) setShownMachine(next);
  useOngoingPoll(machine ?? null);
  const shown = machine ?? next;
  if (shown === null) return around(null);
  const ongoing = getOngoing(shown);
  const hasFailed = shown.status === "off" && !shown.is_event;
  if (ongoing === null && !hasFailed) return around(null);
  return around(
    <Suspense fallback={<Skeleton kind="block" height={72} label="Loading" />}>
      {ongoing === null ? (
        <FailedCase machine={shown} />
      ) : (
        <OngoingSession machine={shown} ongoing={ongoing} />
      )}
    </Suspense>,
  );
}
