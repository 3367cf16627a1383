import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OngoingCase_machine$data,
  OngoingCase_machine$key,
} from "../../__generated__/OngoingCase_machine.graphql.ts";
import { caseHref } from "../case-start/case-href.ts";
import { UsedTime } from "../case-start/StartFailure.tsx";
import { OngoingSession } from "./OngoingSession.tsx";
import { ongoingOf } from "./ongoing.ts";
import { keepStartFailure } from "./start-failure.ts";
import { useOngoingPoll } from "./use-ongoing-poll.ts";

type Machine = OngoingCase_machine$data;

export type OngoingCaseProps = {
  readonly machine: OngoingCase_machine$key | null | undefined;
  /** Puts it into the page, and says there what stands where there is none (null). */
  readonly around?: (ongoing: ReactNode) => ReactNode;
};

/** Leads back to one's case or event that runs or is being started, or says what became of it; nothing where there is none. */
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
  // The portal lets go of a failure after two minutes; whoever looks away for longer reads it all the same.
  const [kept, setKept] = useState<Machine | null>(null);
  const next = keepStartFailure(kept, machine ?? null);
  if (next !== kept) setKept(next);
  useOngoingPoll(machine ?? null);
  const shown = machine ?? next;
  return around(shown === null ? null : ongoingBanner(shown));
}

function ongoingBanner(shown: Machine): ReactNode {
  const name = shown.case_name ?? "";
  const { notStarted, startAgain, stopped } = cloudSessionTexts;
  if (shown.status === "off" && !shown.is_event) {
    const used = shown.session_used_in_seconds;
    return (
      <Banner
        tone="danger"
        title={used == null ? notStarted(name) : stopped(name)}
        action={
          <LinkButton href={caseHref(shown)} size="small">
            {startAgain}
          </LinkButton>
        }
      >
        <Text size="small">{shown.reason}</Text>
        <UsedTime seconds={used} givenBack={shown.session_given_back_in_seconds} />
      </Banner>
    );
  }
  const ongoing = ongoingOf(shown);
  return ongoing === null ? null : <OngoingSession machine={shown} ongoing={ongoing} />;
}
