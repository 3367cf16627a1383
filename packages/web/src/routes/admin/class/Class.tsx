import { type Instant, instant } from "@cathedra/domain";
import { classTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import type { useClass_progress$key } from "../../../__generated__/useClass_progress.graphql.ts";
import { groupCoursesHref } from "../group-courses-href.ts";
import { ClassPeople } from "./ClassPeople.tsx";
import { ClassSummary } from "./ClassSummary.tsx";
import { useClass } from "./use-class.ts";

/** A class: what stands over all of it, and its table. */
export function Class({ progress }: { readonly progress: useClass_progress$key }) {
  const { group, courses, people, totalCount } = useClass(progress);
  const [now] = useState<Instant>(() => instant(Date.now()));
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Heading level={2}>{group.name}</Heading>
          <Text tone="muted">{group.customer.name}</Text>
        </Stack>
        <LinkButton href={groupCoursesHref(group)}>Group courses</LinkButton>
      </Inline>
      {people.length === 0 || courses.length === 0 ? (
        <Card>
          <EmptyState
            action={
              people.length === 0 ? (
                <LinkButton href="/admin/groups">Groups</LinkButton>
              ) : (
                <LinkButton href={groupCoursesHref(group)} variant="primary">
                  Choose courses
                </LinkButton>
              )
            }
          >
            {people.length === 0 ? classTexts.nobody : classTexts.noCourses}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ClassSummary people={people} courses={courses} totalCount={totalCount} />
          <ClassPeople group={group} people={people} courses={courses} now={now} />
        </>
      )}
    </Stack>
  );
}
