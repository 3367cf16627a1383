import { homeTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { EventRow_event$key } from "../../../__generated__/EventRow_event.graphql.ts";
import type { Running_machine$key } from "../../../__generated__/Running_machine.graphql.ts";
import { OngoingCase } from "../../../features/cloud-cases/OngoingCase.tsx";
import { EventRow } from "./EventRow.tsx";
import { TodayCard } from "./TodayCard.tsx";

export type RunningProps = {
  readonly machine: Running_machine$key | null | undefined;
  /** The events that are due now. */
  readonly events: readonly (EventRow_event$key & { readonly id: number })[];
  readonly hidesEmpty: boolean;
};

/** The person's running case or event, and the events that are due now. */
export function Running({ machine: key, events, hidesEmpty }: RunningProps) {
  const machine = useFragment(
    graphql`
      fragment Running_machine on CloudCaseVM {
        is_event
        voucher_id
        ...OngoingCase_machine
      }
    `,
    key,
  );
  // The event that the person organizes is already shown with its session; it is not listed twice.
  const conducted = machine?.is_event === true ? machine.voucher_id : null;
  const others = events.filter(({ id }) => id !== conducted);
  return (
    <OngoingCase
      machine={machine}
      around={(ongoing) => (
        <TodayCard
          title={homeTexts.now}
          hidesEmpty={hidesEmpty}
          empty={
            <>
              {homeTexts.nothingNow} <Link href="/cloud-cases">Cloud cases</Link>
            </>
          }
          head={ongoing}
          isWhole
        >
          {others.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </TodayCard>
      )}
    />
  );
}
