import {
  activitiesSortFields,
  logbookPageSize,
  logbookTexts,
  pageCount,
  pagesToShow,
} from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Navigate, useSearchParams } from "react-router";
import type { Records_page$key } from "../../../../__generated__/Records_page.graphql.ts";
import { inFlight } from "../../../../relay/in-flight.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { recordColumns } from "./columns.tsx";
import { countText } from "./count-text.ts";
import { type ListView, readListView, searchedFor, sortedBy, writeListView } from "./list-view.ts";

export type RecordsProps = { readonly page: Records_page$key };

/** A page of records with its order and its pager. While another page is fetched the old rows stay. */
export function Records({ page }: RecordsProps) {
  const { activities, totalCount, totalCountIsExact } = useFragment(
    graphql`
      fragment Records_page on ActivitiesPage {
        totalCount
        totalCountIsExact
        activities {
          id
          dateOfProcedure
          optionalIdentifier
          hospital
          attending {
            firstName
            lastName
          }
          participants {
            name
          }
          procedure {
            name
          }
        }
      }
    `,
    page,
  );
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  const isLoading = useSyncExternalStore(inFlight.subscribe, () => inFlight.get() > 0);
  const lastPage = pageCount(totalCount, logbookPageSize);
  // The last records of the last page may be gone since its address was written.
  if (view.page > lastPage && totalCountIsExact)
    return <Navigate to={addressOf({ ...view, page: lastPage })} replace />;

  return (
    <Stack gap={4}>
      <Card padding="none">
        <Table
          label="Records"
          columns={recordColumns}
          rows={activities}
          rowId={({ id }) => id}
          rowHref={({ id }) => `/logbook/records/${id}`}
          sort={{ column: view.sortField, direction: view.sortOrder === "asc" ? "ascending" : "descending" }}
          onSortChange={({ column, direction }) => {
            const field = activitiesSortFields.find((known) => known === column) ?? view.sortField;
            setQuery(writeListView(sortedBy(view, field, direction === "ascending" ? "asc" : "desc")));
          }}
          isLoading={isLoading}
          empty={<Nothing view={view} onClear={() => setQuery(writeListView(searchedFor(view, "")))} />}
        />
      </Card>
      <Inline justify="between" gap={4}>
        <output>
          <Text as="span" size="small" tone="muted" figures="tabular">
            {countText(totalCount, totalCountIsExact)}
          </Text>
        </output>
        {lastPage > 1 ? (
          <Pager
            label="Pages of records"
            current={view.page}
            entries={pagesToShow(view.page, lastPage)}
            hrefOf={(to) => addressOf({ ...view, page: to })}
          />
        ) : null}
      </Inline>
    </Stack>
  );
}

function addressOf(view: ListView): string {
  const query = writeListView(view).toString();
  return query === "" ? "/logbook/records" : `/logbook/records?${query}`;
}

function Nothing({ view, onClear }: { readonly view: ListView; readonly onClear: () => void }) {
  const mayCreate = useViewer()?.viewerCanCreateRecord === true;
  const create = mayCreate && <LinkButton href="/logbook/records/create">Create record</LinkButton>;
  const action = view.search === "" ? create : <Button onPress={onClear}>Clear the search</Button>;
  return <EmptyState action={action}>{logbookTexts.noRecordsFound}</EmptyState>;
}
