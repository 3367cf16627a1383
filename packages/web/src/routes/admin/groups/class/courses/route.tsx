import { type Instant, instant } from "@cathedra/domain";
import { agesOfProgress } from "@cathedra/domain/learning";
import { classTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StackedBar } from "@cathedra/ui-kit/StackedBar";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ClassQuery } from "../../../../../__generated__/ClassQuery.graphql.ts";
import type { useClass_progress$key } from "../../../../../__generated__/useClass_progress.graphql.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../../../features/table-page/TablePlaceholder.tsx";
import { showMoment } from "../../../../../format/dates.ts";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { groupCoursesHref } from "../../../group-courses-href.ts";
import { NoPeople } from "../NoPeople.tsx";
import * as css from "./Class.css.ts";
import { ClassPeople } from "./ClassPeople.tsx";
import { ClassReading } from "./ClassReading.tsx";
import type { ClassCourse, ClassPerson } from "./class-people.ts";
import { countsOfCourse, getCounts } from "./class-summary.ts";
import { useClass } from "./use-class.ts";

/** The progress of the people of a group in its courses: a table of people by courses. */
export function Component() {
  return (
    <Section
      failure={classTexts.notLoaded}
      placeholder={<TablePlaceholder label={classTexts.loading} />}
      wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
    >
      <ClassOfGroup />
    </Section>
  );
}

function ClassOfGroup() {
  useRefreshOnReturn();
  const { classProgress } = useRouteQuery<ClassQuery>(graphql`
    query ClassQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      classProgress(customerGroupId: $customerGroupId) {
        ...useClass_progress
      }
    }
  `);
  return <Class progress={classProgress} />;
}

/** A class: the summary of all its people, and its table. */
function Class({ progress }: { readonly progress: useClass_progress$key }) {
  const { group, courses, people, totalCount, canReadNow, lastReading } = useClass(progress);
  const [now] = useState<Instant>(() => instant(Date.now()));
  return (
    <Stack gap={6}>
      {people.length === 0 || courses.length === 0 ? (
        <Card>
          {people.length === 0 ? (
            <NoPeople groupId={group.id} />
          ) : (
            <EmptyState
              action={
                <LinkButton href={groupCoursesHref(group)} variant="primary">
                  Choose courses
                </LinkButton>
              }
            >
              {classTexts.noCourses}
            </EmptyState>
          )}
        </Card>
      ) : (
        <>
          <ClassSummary people={people} courses={courses} totalCount={totalCount}>
            <ClassReading
              groupId={group.id}
              canReadNow={canReadNow}
              age={<Age people={people} />}
              acts={
                <LinkButton href={groupCoursesHref(group)} size="small">
                  Group courses
                </LinkButton>
              }
              last={lastReading ?? null}
              people={people}
            />
          </ClassSummary>
          <ClassPeople group={group} people={people} courses={courses} now={now} />
        </>
      )}
    </Stack>
  );
}

type ClassSummaryProps = {
  readonly people: readonly ClassPerson[];
  readonly courses: readonly ClassCourse[];
  readonly totalCount: number;
  /** The age of the figures, and what can be done about it. */
  readonly children: ReactNode;
};

/** The progress of the whole class as one bar, and on request of each course, with the age of the figures. */
function ClassSummary({ people, courses, totalCount, children }: ClassSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const counts = useMemo(() => getCounts(people), [people]);
  return (
    <Card padding="medium">
      <Stack gap={3}>
        <StackedBar label={`All courses together, of ${people.length} people`} parts={getParts(counts)} />
        {children}
        {people.length < totalCount && (
          <Text tone="muted">{classTexts.notAll(people.length, totalCount)}</Text>
        )}
        <Disclosure title="Course by course" level={2} isExpanded={isOpen} onExpandedChange={setOpen}>
          {isOpen && (
            <ul className={css.courses}>
              {courses.map(({ id, name }, place) => (
                <li key={id} className={css.course}>
                  <Link href={`?course=${id}`}>{name}</Link>
                  <StackedBar label={name} parts={getParts(countsOfCourse(people, place))} />
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
      </Stack>
    </Card>
  );
}

function getParts({ completed, inProgress, notStarted }: ReturnType<typeof getCounts>) {
  const { courseStatuses } = classTexts;
  return [
    { id: "completed", label: courseStatuses.completed, value: completed, text: String(completed) },
    { id: "in_progress", label: courseStatuses.in_progress, value: inProgress, text: String(inProgress) },
    { id: "not_started", label: courseStatuses.not_attempted, value: notStarted, text: String(notStarted) },
  ];
}

/** Shows the age of the figures; it does not query the learning platform. */
function Age({ people }: Pick<ClassSummaryProps, "people">) {
  const { oldest, newest, notRead } = useMemo(() => agesOfProgress(people), [people]);
  const words = [
    ...(oldest === null || newest === null ? [] : [classTexts.asOf(showMoment(oldest), showMoment(newest))]),
    ...(notRead > 0 ? [classTexts.notRead(notRead)] : []),
  ];
  return (
    <Text size="small" tone="muted">
      {words.join(" ")}
    </Text>
  );
}
