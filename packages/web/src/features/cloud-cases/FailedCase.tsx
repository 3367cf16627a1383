import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import type { OngoingCase_machine$data } from "../../__generated__/OngoingCase_machine.graphql.ts";
import { caseHref } from "../case-start/case-href.ts";
import { UsedTime } from "../case-start/StartFailure.tsx";

/** Shows a case that did not start, or stopped, with the reason. */
export function FailedCase({ machine }: { readonly machine: OngoingCase_machine$data }) {
  const name = machine.case_name ?? "";
  const { notStarted, startAgain, stopped } = cloudSessionTexts;
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
      <UsedTime seconds={used} givenBack={machine.session_given_back_in_seconds} />
    </Banner>
  );
}
