import { eventCategory, eventsForHome, isEventOnNow, isMachineStatus } from "@cathedra/domain/cloud";
import { assignmentTexts, homeTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { TodaySection_query$key } from "../../../__generated__/TodaySection_query.graphql.ts";
import { listedEvent } from "../../../features/events/listed-event.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { Section } from "../../../features/section/Section.tsx";
import { fieldErrorText } from "../../../relay/field-error-text.ts";
import { AssignmentRow } from "./AssignmentRow.tsx";
import { Behind } from "./Behind.tsx";
import { EventRow } from "./EventRow.tsx";
import { Running } from "./Running.tsx";
import { TodayCard } from "./TodayCard.tsx";
import * as css from "./TodaySection.css.ts";
import { Unfinished } from "./Unfinished.tsx";

export type TodaySectionProps = {
  readonly query: TodaySection_query$key;
  /** Whether what has no answer is left out. */
  readonly hidesEmpty: boolean;
};

const mostNext = 2;

/** What a learner asks first: what runs now, what comes next, what is unfinished, and what is behind. */
export function TodaySection({ query, hidesEmpty }: TodaySectionProps) {
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment TodaySection_query on Query {
        getVmAssignedToMe {
          id
          ...Running_machine
        }
        getEventResourceAccessVouchersAsTrainee(limit: 8) {
          id
          name
          eventAt
          durationInSeconds
          archivedAt
          vm {
            id
            status
          }
          ...EventRow_event
        }
        myAssignments(isOpen: true, limit: 6) @catch(to: RESULT) {
          totalCount
          assignments {
            status
            assignment {
              id
            }
            ...AssignmentRow_assignment
          }
        }
        ...Unfinished_query
        ...Behind_query
      }
    `,
    query,
  );
  const events = eventsForHome(data.getEventResourceAccessVouchersAsTrainee.map(listedEvent), now);
  const isOn = (listed: (typeof events)[number]) => {
    const status = listed.event.vm?.status;
    return isEventOnNow(listed, status !== undefined && isMachineStatus(status) ? status : null, now);
  };
  const running = events.filter(isOn).map(({ event }) => event);
  const upcoming = events
    .filter((listed) => eventCategory(listed, now) === "upcoming" && !isOn(listed))
    .map(({ event }) => event);
  const mine = data.myAssignments;
  const assignments = mine.ok ? (mine.value?.assignments ?? []) : [];
  const next = assignments.filter(({ status }) => status === "due").slice(0, mostNext);
  const late = assignments.filter(({ status }) => status === "late").slice(0, mostNext);
  const count = mine.ok ? (mine.value?.totalCount ?? 0) : 0;
  // What is late comes before what is merely unfinished.
  const behind = (
    <Section placeholder={null}>
      <Behind query={data} late={late} hidesEmpty={hidesEmpty} />
    </Section>
  );
  return (
    <div className={css.cards}>
      <Section placeholder={null}>
        <Running machine={data.getVmAssignedToMe} events={running} hidesEmpty={hidesEmpty} />
      </Section>
      <Section placeholder={null}>
        <TodayCard
          title={homeTexts.next}
          hidesEmpty={hidesEmpty}
          empty={homeTexts.nothingNext}
          failure={mine.ok ? null : fieldErrorText(mine.errors, assignmentTexts.notLoaded)}
          more={
            count > 0 && (
              <Link href="/assignments" variant="alone">
                {assignmentTexts.all(count)}
              </Link>
            )
          }
        >
          {upcoming.slice(0, mostNext).map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
          {next.map((assignment) => (
            <AssignmentRow key={`assignment:${assignment.assignment.id}`} assignment={assignment} />
          ))}
        </TodayCard>
      </Section>
      {late.length > 0 && behind}
      <Section placeholder={null}>
        <Unfinished query={data} hidesEmpty={hidesEmpty} />
      </Section>
      {late.length === 0 && behind}
    </div>
  );
}
