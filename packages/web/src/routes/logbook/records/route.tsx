import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { RecordsQuery } from "../../../__generated__/RecordsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { recordsCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { FilterChips } from "./filter/FilterChips.tsx";
import { Records } from "./list/Records.tsx";
import { RecordsPlaceholder } from "./list/RecordsPlaceholder.tsx";
import { RecordsToolbar } from "./RecordsToolbar.tsx";

/** The list of records (7.003). What it shows is in its address. */
export function Component() {
  return (
    <LogbookPage title="Existing Records" crumbs={recordsCrumbs} offersCreate>
      <Stack gap={4}>
        <RecordsToolbar />
        <Section placeholder={<Waiting />}>
          <Found />
        </Section>
      </Stack>
    </LogbookPage>
  );
}

function Waiting() {
  return (
    <Stack gap={4}>
      <FilterChips names={{}} />
      <RecordsPlaceholder />
    </Stack>
  );
}

function Found() {
  useRefreshOnReturn();
  const { activities } = useRouteQuery<RecordsQuery>(graphql`
    query RecordsQuery($searchParams: ActivitiesSearchParams!) @preloadable {
      ...Viewer_query
      activities(searchParams: $searchParams) {
        ...Records_page
      }
    }
  `);
  return <Records page={activities} />;
}
