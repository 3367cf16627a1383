import { pageCount, pagesToShow } from "@cathedra/domain";
import { activitiesSortFields, formatAttendingName, logbookPageSize } from "@cathedra/domain/logbook";
import { recordListTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { lazy, Suspense, useCallback, useMemo, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { Records_page$key } from "../../../../__generated__/Records_page.graphql.ts";
import { hasOtherPeoplesRecords } from "../../../../features/record-owner/RecordOwner.tsx";
import { useQueuedRecords } from "../../../../features/record-queue/use-queued-records.ts";
import { showDay } from "../../../../format/dates.ts";
import { requestsInFlight } from "../../../../relay/requests-in-flight.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import {
  cleared,
  getFirstOrder,
  isNarrowed,
  type ListView,
  sortedBy,
  writeListView,
} from "../../record-list/list-view.ts";
import { DeleteDialog } from "../delete/DeleteDialog.tsx";
import { RecordMenu } from "../delete/RecordMenu.tsx";
import { useRowDeletion } from "../delete/use-row-deletion.ts";
import { FilterChips } from "../filter/FilterChips.tsx";
import { getColumns, type RecordRow } from "./columns.tsx";
import { useListView } from "./use-list-view.ts";

/** Loaded where a change or a deletion waits. */
const QueuedNote = lazy(() =>
  retryWhenOnline(() =>
    import("../../../../features/record-queue/QueuedNote.tsx").then((file) => ({ default: file.QueuedNote })),
  ),
);

export type RecordsProps = { readonly page: Records_page$key };

/** A page of records with its order and its pager. While another page is fetched the old rows stay. */
export function Records({ page }: RecordsProps) {
  const { activities, totalCount, totalCountIsExact, matchesWordStartsOnly } = useFragment(
    graphql`
      fragment Records_page on ActivitiesPage {
        totalCount
        totalCountIsExact
        matchesWordStartsOnly
        activities {
          id
          groupId
          groupName
          dateOfProcedure
          optionalIdentifier
          hospital
          attending {
            id
            firstName
            lastName
          }
          participantNames
          procedure {
            name
            interventionType
            organSystem
            category
            subCategory
            code
          }
          createdBy {
            keycloak_id
            first_name
            last_name
          }
          modifiedAt
          viewerCanDelete
          confirmationState
          confirmationCapacity
        }
      }
    `,
    page,
  );
  const [view, change] = useListView();
  const isLoading = useSyncExternalStore(requestsInFlight.subscribe, () => requestsInFlight.get() > 0);
  const { doomed, ask, close, confirm } = useRowDeletion(view, activities);
  const viewer = useViewer();
  const mayCreate = viewer?.viewerCanCreateRecord === true;
  const viewerId = viewer?.keycloak_id;
  const isLarge = useMedia(media.large);
  const hasOwner = !isLarge && hasOtherPeoplesRecords(activities, viewerId);
  const hasIdentifiers =
    view.sortField === "optionalIdentifier" ||
    activities.some(({ optionalIdentifier }) => (optionalIdentifier ?? "") !== "");
  const queued = useQueuedRecords();
  const columns = useMemo(() => {
    const getNote = ({ id }: RecordRow) => {
      const waiting = queued?.get(id);
      return waiting === undefined ? null : (
        <Suspense>
          <QueuedNote {...waiting} />
        </Suspense>
      );
    };
    return getColumns({ hasOwner, hasIdentifiers, viewerId, ...(queued?.size ? { getNote } : {}) });
  }, [hasOwner, hasIdentifiers, viewerId, queued]);
  const rowActions = useCallback(
    (record: RecordRow) =>
      (mayCreate || record.viewerCanDelete) && (
        <RecordMenu
          name={`${record.procedure.name}, ${showDay(record.dateOfProcedure)}`}
          copyHref={mayCreate ? `/logbook/records/${record.id}/copy` : undefined}
          onDelete={record.viewerCanDelete ? () => ask(record) : undefined}
        />
      ),
    [ask, mayCreate],
  );
  const lastPage = pageCount(totalCount, logbookPageSize);
  // The page may be beyond the last one, because records were deleted since its address was made.
  if (view.page > lastPage && totalCountIsExact)
    return <Navigate to={addressOf({ ...view, page: lastPage })} replace />;
  const { filters } = view;
  const byChosen = activities.find(({ attending }) => attending.id === filters.attending);
  const ofGroup = activities.find(({ groupId }) => String(groupId) === filters.groupId);
  const names = {
    attending: byChosen === undefined ? null : formatAttendingName(byChosen.attending),
    groupId: ofGroup?.groupName ?? null,
  };

  return (
    <Stack gap={4}>
      <FilterChips names={names} />
      <Card padding="none">
        <Table
          label="Records"
          columns={columns}
          rows={activities}
          rowId={({ id }) => id}
          rowHref={view.filters.toCompleteBy === null ? recordHref : completionHref}
          sort={{ column: view.sortField, direction: view.sortOrder === "asc" ? "ascending" : "descending" }}
          onSortChange={({ column, direction }) => {
            const field = activitiesSortFields.find((known) => known === column) ?? view.sortField;
            const turned = direction === "ascending" ? "asc" : "desc";
            const order = field === view.sortField ? turned : getFirstOrder(field);
            change((view) => sortedBy(view, field, order));
          }}
          rowActions={rowActions}
          // An empty list stays empty while loading, because placeholder rows would move the content below.
          isLoading={isLoading && activities.length > 0}
          empty={<Nothing view={view} onClear={() => change(cleared)} />}
        />
      </Card>
      <Inline justify="between" gap={4}>
        <output>
          <Text as="span" size="small" tone="muted" figures="tabular">
            {countText(totalCount, totalCountIsExact)}
            {matchesWordStartsOnly && ` · ${recordListTexts.wordStartsOnly}`}
          </Text>
        </output>
        {lastPage > 1 ? (
          <Pager
            label="Pages of records"
            current={view.page}
            entries={pagesToShow(view.page, lastPage)}
            getHref={(to) => addressOf({ ...view, page: to })}
          />
        ) : null}
      </Inline>
      <DeleteDialog record={doomed} onClose={close} onConfirm={confirm} />
    </Stack>
  );
}

function recordHref({ id }: RecordRow): string {
  return `/logbook/records/${id}`;
}

/** The record at the first field that it lacks. */
function completionHref(record: RecordRow): string {
  return `${recordHref(record)}?complete`;
}

function addressOf(view: ListView): string {
  const query = writeListView(view).toString();
  return query === "" ? "/logbook/records" : `/logbook/records?${query}`;
}

function Nothing({ view, onClear }: { readonly view: ListView; readonly onClear: () => void }) {
  const mayCreate = useViewer()?.viewerCanCreateRecord === true;
  const create = mayCreate && <LinkButton href="/logbook/records/create">Create record</LinkButton>;
  const action = isNarrowed(view) ? <Button onPress={onClear}>Clear filters</Button> : create;
  return <EmptyState action={action}>{recordListTexts.empty}</EmptyState>;
}

/** The number of records as text: "150 records", or "10 000+ records" if counting stopped early. */
function countText(count: number, isExact: boolean, locale = "en"): string {
  const number = new Intl.NumberFormat(locale).format(count);
  if (!isExact) return `${number}+ records`;
  return count === 1 ? "1 record" : `${number} records`;
}
