import { personTexts as texts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import type { PersonOverviewQuery } from "../../../__generated__/PersonOverviewQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { PersonCloudTime } from "./PersonCloudTime.tsx";
import { PersonCourses } from "./PersonCourses.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { StartQuestion } from "./StartQuestion.tsx";

/** Who somebody is, what they may use and where it comes from. */
export function PersonOverview() {
  const { administeredPerson: person } = useRouteQuery<PersonOverviewQuery>(graphql`
    query PersonOverviewQuery($id: ID!) @preloadable {
      ...Viewer_query
      administeredPerson(id: $id) {
        id
        isWhole
        ...PersonFacts_person
        ...PersonCourses_person
        ...PersonCloudTime_person
      }
    }
  `);
  useRefreshOnReturn();
  return (
    <Stack gap={6}>
      {!person.isWhole && (
        <Text size="small" tone="muted">
          {texts.partial}
        </Text>
      )}
      <PersonFacts person={person} />
      <StartQuestion personId={person.id} />
      <PersonCloudTime person={person} />
      <PersonCourses person={person} />
    </Stack>
  );
}
