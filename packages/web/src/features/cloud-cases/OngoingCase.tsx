import { cloudSessionTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { OngoingCase_machine$key } from "../../__generated__/OngoingCase_machine.graphql.ts";
import type { OngoingCaseQuery } from "../../__generated__/OngoingCaseQuery.graphql.ts";
import { caseHref } from "../case-start/case-href.ts";
import { UsedTime } from "../case-start/StartFailure.tsx";
import { usePoll } from "../poll/use-poll.ts";

/** How often it is asked for while there is one, and else, for what is started in another window. */
const ongoingMs = 5000;
const restMs = 60_000;

/** Leads back to one's case that runs or is being started, or says what became of it; nothing where there is none. */
export function OngoingCase({
  machine: key,
}: {
  readonly machine: OngoingCase_machine$key | null | undefined;
}) {
  const machine = useFragment(
    graphql`
      fragment OngoingCase_machine on CloudCaseVM {
        status
        is_event
        case_id
        case_name
        reason
        session_used_in_seconds
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  usePoll(machine == null ? restMs : ongoingMs, () =>
    fetchQuery<OngoingCaseQuery>(
      environment,
      graphql`
        query OngoingCaseQuery {
          getVmAssignedToMe {
            id
            ...OngoingCase_machine
          }
          getCloudModulesResourceAccessVouchersAsTrainee {
            voucherId
            durationLeftInSeconds
            validTo
            expired
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
  if (machine == null || machine.is_event) return null;
  const name = machine.case_name ?? "";
  const { goesOn, join, notStarted, show, startAgain, starts, stopped } = cloudSessionTexts;
  if (machine.status === "off") {
    const used = machine.session_used_in_seconds;
    return (
      <Banner
        tone="danger"
        title={used == null ? notStarted(name) : stopped(name)}
        action={
          <LinkButton href={caseHref(machine)} size="small">
            {startAgain}
          </LinkButton>
        }
      >
        <Text size="small">{machine.reason}</Text>
        <UsedTime seconds={used} />
      </Banner>
    );
  }
  const isStarted = machine.status === "started";
  const way = (
    <LinkButton href="/cloud-case/" size="small">
      {isStarted ? join : show}
    </LinkButton>
  );
  return (
    <Banner tone="info" action={way}>
      {isStarted ? goesOn(name) : starts(name)}
    </Banner>
  );
}
