import { cloudSessionTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { OngoingCase_machine$key } from "../../__generated__/OngoingCase_machine.graphql.ts";

/** Leads back to a case that goes on, or is being started; nothing where there is none. */
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
        case_name
      }
    `,
    key,
  );
  if (machine == null || machine.is_event || machine.status === "off") return null;
  const name = machine.case_name ?? "";
  const isStarted = machine.status === "started";
  const way = (
    <LinkButton href="/cloud-case/" size="small">
      {isStarted ? cloudSessionTexts.join : cloudSessionTexts.show}
    </LinkButton>
  );
  return (
    <Banner tone="info" action={way}>
      {isStarted ? cloudSessionTexts.goesOn(name) : cloudSessionTexts.starts(name)}
    </Banner>
  );
}
