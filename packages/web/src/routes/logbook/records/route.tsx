import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { RecordsQuery } from "../../../__generated__/RecordsQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { recordsCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { readListView, searchedFor, writeListView } from "./list/list-view.ts";
import { Records } from "./list/Records.tsx";
import { RecordsPlaceholder } from "./list/RecordsPlaceholder.tsx";

/** The list of records (7.003). What it shows is in its address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  return (
    <LogbookPage title="Existing Records" crumbs={recordsCrumbs} offersCreate>
      <Stack gap={4}>
        <SearchField
          label="Search records"
          placeholder="Hospital, attending, participant or procedure"
          value={view.search}
          onSearch={(text) => setQuery(writeListView(searchedFor(view, text)), { replace: true })}
        />
        <Section placeholder={<RecordsPlaceholder />}>
          <Found />
        </Section>
      </Stack>
    </LogbookPage>
  );
}

function Found() {
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
