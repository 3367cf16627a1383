import { instant, utcDay } from "@cathedra/domain";
import { termsToAccept } from "@cathedra/domain/legal";
import { personTexts as texts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { PersonOverviewQuery } from "../../../__generated__/PersonOverviewQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { isTermsDue } from "../../../shell/is-terms-due.ts";
import { PersonActivity } from "./PersonActivity.tsx";
import { PersonCloudTime } from "./PersonCloudTime.tsx";
import { PersonCourses } from "./PersonCourses.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { StartQuestion } from "./StartQuestion.tsx";

/** How long the other sections wait for the answers, in milliseconds. */
const maxWaitMs = 3000;

/** The person's identity, what they may use, and by what right. */
export function PersonOverview({
  onRead,
}: {
  readonly onRead: (person: { readonly id: string; readonly name: string }) => void;
}) {
  const { administeredPerson: person } = useRouteQuery<PersonOverviewQuery>(graphql`
    query PersonOverviewQuery($id: ID!) @preloadable {
      ...Viewer_query
      administeredPerson(id: $id) {
        id
        name
        asOf
        isWhole
        termsVersion
        groupCount
        administers {
          id
        }
        ...PersonFacts_person
        ...PersonCourses_person
        ...PersonCloudTime_person
      }
    }
  `);
  useRefreshOnReturn();
  const tellName = useEffectEvent(onRead);
  useEffect(() => tellName({ id: person.id, name: person.name }), [person.id, person.name]);
  const termsDue = getTermsDue(person.termsVersion);
  // The answers take as much space as they need, so the sections below appear together with them, and nothing moves.
  const [answeredFor, setAnsweredFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnsweredFor(person.id), maxWaitMs);
    return () => clearTimeout(timer);
  }, [person.id]);
  return (
    <Stack gap={6}>
      <StartQuestion
        personId={person.id}
        onAnswered={setAnsweredFor}
        readAt={person.asOf}
        termsDue={termsDue}
        hasInstitution={person.groupCount + person.administers.length > 0}
      />
      {answeredFor === person.id ? (
        <>
          <PersonFacts person={person} termsDue={termsDue} />
          <PersonCloudTime person={person} />
          <Section placeholder={<Skeleton lines={8} label={texts.loading} />}>
            <PersonActivity personId={person.id} readAt={person.asOf} />
          </Section>
          <PersonCourses person={person} />
          <Text size="small" tone="muted" figures="tabular">
            {`${texts.asOf} `}
            <Moment at={person.asOf} />
            {person.isWhole ? "" : `. ${texts.partial}`}
          </Text>
        </>
      ) : (
        <Skeleton kind="block" height={900} label={texts.loading} />
      )}
    </Stack>
  );
}

/**
 * The version of the terms that the portal asks a person to accept before it shows them any page; null: none. `accepted` is
 * the newest version that they accepted.
 */
export function getTermsDue(accepted: string | null | undefined, now: number = Date.now()): string | null {
  const terms = termsToAccept(accepted ?? null, utcDay(instant(now)));
  return terms !== undefined && isTermsDue(terms, now) ? terms.version : null;
}
