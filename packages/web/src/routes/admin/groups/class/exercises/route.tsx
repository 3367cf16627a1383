import { progressPageTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import type { CohortQuery } from "../../../../../__generated__/CohortQuery.graphql.ts";
import type { useCohort_progress$key } from "../../../../../__generated__/useCohort_progress.graphql.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { RuleExplanation } from "../../../../../features/proficiency-rule/RuleExplanation.tsx";
import { Section } from "../../../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../../../features/table-page/TablePlaceholder.tsx";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { NoPeople } from "../NoPeople.tsx";
import { CohortPeople } from "./CohortPeople.tsx";
import { useCohort } from "./use-cohort.ts";

const texts = progressPageTexts.cohort;

/** The page with the standing of a group's people in the exercises of the simulator. */
export function Component() {
  return (
    <Section
      failure={texts.notLoaded}
      placeholder={<TablePlaceholder label="Loading the progress of the group" />}
      wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
    >
      <CohortOfGroup />
    </Section>
  );
}

function CohortOfGroup() {
  useRefreshOnReturn();
  const { cohortProgress } = useRouteQuery<CohortQuery>(graphql`
    query CohortQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      cohortProgress(customerGroupId: $customerGroupId) {
        ...useCohort_progress
      }
    }
  `);
  return <Cohort progress={cohortProgress} />;
}

/** A group with the table of its people. */
function Cohort({ progress }: { readonly progress: useCohort_progress$key }) {
  const { group, rule, passesNeeded, exercises, people, totalCount } = useCohort(progress);
  const isEmpty = people.length === 0 || exercises.length === 0;
  return (
    <Stack gap={6}>
      <Inline justify="end" gap={3}>
        <LinkButton href={`/activity-log?view=all&group=${group.id}`}>Runs of the group</LinkButton>
      </Inline>
      <RuleExplanation rule={rule} level={2} />
      {people.length < totalCount && <Text tone="muted">{texts.notAll(people.length, totalCount)}</Text>}
      {isEmpty ? (
        <Card>
          {people.length === 0 ? <NoPeople groupId={group.id} /> : <EmptyState>{texts.nothing}</EmptyState>}
        </Card>
      ) : (
        <CohortPeople group={group} passesNeeded={passesNeeded} people={people} exercises={exercises} />
      )}
    </Stack>
  );
}
