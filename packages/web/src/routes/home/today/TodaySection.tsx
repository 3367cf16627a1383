import { assignmentTexts, homeTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TodaySection_query$key } from "../../../__generated__/TodaySection_query.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { hasOtherPeoplesRecords } from "../../../features/record-owner/RecordOwner.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { localDay } from "../../../format/dates.ts";
import { fieldErrorText } from "../../../relay/field-error-text.ts";
import { useViewer } from "../../../shell/use-viewer.ts";
import { AssignmentRow } from "./AssignmentRow.tsx";
import { Behind } from "./Behind.tsx";
import { CardColumns, type ColumnCard } from "./CardColumns.tsx";
import { EventRow } from "./EventRow.tsx";
import { eventsOnTop } from "./events-on-top.ts";
import { Running } from "./Running.tsx";
import { TodayCard } from "./TodayCard.tsx";
import { Unfinished } from "./Unfinished.tsx";

export type TodaySectionProps = {
  readonly query: TodaySection_query$key;
  /** Whether cards without content are left out. */
  readonly hidesEmpty: boolean;
  /** The card of the latest records; missing for people without a logbook. */
  readonly logbook: ReactNode;
};

const maxAssignments = 2;

/** The cards that answer a learner's first questions: what is running, what comes next, what is unfinished, and what is late. */
export function TodaySection({ query, hidesEmpty, logbook }: TodaySectionProps) {
  const now = useNow();
  const viewer = useViewer()?.keycloak_id;
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
              dueOn
            }
            ...AssignmentRow_assignment
          }
        }
        recentActivities {
          id
          createdBy {
            keycloak_id
          }
        }
        logbookConfirmationCounts {
          returnedCount
          toCompleteCount
          ...Unfinished_counts
        }
        logbookDrafts {
          id
        }
        user {
          viewerCanCreateRecord
        }
        continueLearning {
          course {
            id
          }
        }
        practiceReminders @catch(to: RESULT) {
          onePassShort {
            count
          }
          again {
            count
          }
        }
        logbookTargetsBehind @catch(to: RESULT) {
          count
        }
        ...Unfinished_query
        ...Behind_query
      }
    `,
    query,
  );
  const { running, upcoming } = eventsOnTop(data.getEventResourceAccessVouchersAsTrainee, now);
  const mine = data.myAssignments;
  const assignments = mine.ok ? (mine.value?.assignments ?? []) : [];
  const next = assignments.filter(({ status }) => status === "due").slice(0, maxAssignments);
  const late = assignments.filter(({ status }) => status === "late").slice(0, maxAssignments);
  const count = mine.ok ? (mine.value?.totalCount ?? 0) : 0;
  const practice = data.practiceReminders.ok ? data.practiceReminders.value : null;
  const targets = data.logbookTargetsBehind.ok ? data.logbookTargetsBehind.value : null;
  const haveFailed = (...read: readonly { readonly ok: boolean }[]) => read.some(({ ok }) => !ok);
  const { returnedCount, toCompleteCount } = data.logbookConfirmationCounts;
  const hasUnfinished =
    returnedCount + toCompleteCount + (data.logbookDrafts?.length ?? 0) > 0 ||
    data.continueLearning?.course != null ||
    (practice?.onePassShort.count ?? 0) > 0 ||
    haveFailed(data.practiceReminders);
  const isBehind =
    late.length + (targets?.count ?? 0) + (practice?.again.count ?? 0) > 0 ||
    haveFailed(data.practiceReminders, data.logbookTargetsBehind);
  const machine = data.getVmAssignedToMe;
  const unfinished = {
    key: "unfinished",
    column: "second",
    hasContent: hasUnfinished,
    content: (
      <Section placeholder={null}>
        <Unfinished query={data} counts={data.logbookConfirmationCounts} hidesEmpty={hidesEmpty} />
      </Section>
    ),
  } as const;
  const behind = {
    key: "behind",
    column: "second",
    hasContent: isBehind,
    content: (
      <Section placeholder={null}>
        <Behind query={data} late={late} hidesEmpty={hidesEmpty} />
      </Section>
    ),
  } as const;
  // Events and assignments are one list by their day, so that the first rows are what comes next.
  const coming = [
    ...upcoming.map((event) => ({
      day: localDay(new Date(event.eventAt)) as string,
      row: <EventRow key={event.id} event={event} />,
    })),
    ...next.map((each) => ({
      day: each.assignment.dueOn,
      row: <AssignmentRow key={`assignment:${each.assignment.id}`} assignment={each} />,
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  const recent = data.recentActivities ?? [];
  const hasNoUse = data.recentActivities?.length === 0 && data.user?.viewerCanCreateRecord !== true;
  const isLogbookHidden = logbook === false || (hidesEmpty && hasNoUse);
  // A list with records of other people has an additional column for their names, so its card is wider.
  const isLogbookWide = hidesEmpty || hasOtherPeoplesRecords(recent, viewer);
  const cards: readonly (ColumnCard & { readonly hasContent: boolean })[] = [
    {
      key: "now",
      column: "first",
      hasContent: running.length > 0 || machine != null,
      content: (
        <Section placeholder={null}>
          <Running machine={machine} events={running} hidesEmpty={hidesEmpty} />
        </Section>
      ),
    },
    {
      key: "next",
      // Without empty cards there is room beside what is running, so that both are seen at once.
      column: hidesEmpty ? "second" : "first",
      hasContent: coming.length > 0 || haveFailed(mine),
      content: (
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
            {coming.map(({ row }) => row)}
          </TodayCard>
        </Section>
      ),
    },
    // Late items come before items that are merely unfinished.
    ...(late.length > 0 ? [behind, unfinished] : [unfinished, behind]),
    ...(isLogbookWide || isLogbookHidden
      ? []
      : [{ key: "logbook", column: "first", hasContent: true, content: logbook } as const]),
  ];
  return (
    <>
      <CardColumns cards={hidesEmpty ? cards.filter(({ hasContent }) => hasContent) : cards} />
      {isLogbookWide && !isLogbookHidden && logbook}
    </>
  );
}
