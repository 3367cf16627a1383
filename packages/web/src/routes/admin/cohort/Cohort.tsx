import { progressTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { useCohort_progress$key } from "../../../__generated__/useCohort_progress.graphql.ts";
import { RuleExplanation } from "../../../features/proficiency-rule/RuleExplanation.tsx";
import { CohortPeople } from "./CohortPeople.tsx";
import { useCohort } from "./use-cohort.ts";

const texts = progressTexts.cohort;

/** A group with the table of its people. */
export function Cohort({ progress }: { readonly progress: useCohort_progress$key }) {
  const { group, rule, passesNeeded, exercises, people, totalCount } = useCohort(progress);
  const isEmpty = people.length === 0 || exercises.length === 0;
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Heading level={2}>{group.name}</Heading>
          <Text tone="muted">{group.customer.name}</Text>
        </Stack>
        <LinkButton href={`/activity-log?view=all&group=${group.id}`}>Runs of the group</LinkButton>
      </Inline>
      <RuleExplanation rule={rule} />
      {people.length < totalCount && <Text tone="muted">{texts.notAll(people.length, totalCount)}</Text>}
      {isEmpty ? (
        <Card>
          <EmptyState action={<LinkButton href="/admin/groups">Groups</LinkButton>}>
            {people.length === 0 ? texts.nobody : texts.nothing}
          </EmptyState>
        </Card>
      ) : (
        <CohortPeople group={group} passesNeeded={passesNeeded} people={people} exercises={exercises} />
      )}
    </Stack>
  );
}
