import { logbookPageSize } from "@cathedra/domain/logbook";
import { recordExportTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Download, Ellipsis, Plus, Upload } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu, type MenuEntry } from "@cathedra/ui-kit/Menu";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table } from "@cathedra/ui-kit/Table";
import { graphql } from "react-relay/hooks";
import { getRequest } from "relay-runtime";
import type { RecordsQuery } from "../../../__generated__/RecordsQuery.graphql.ts";
import { ExportStatus } from "../../../features/export/ExportStatus.tsx";
import { type ExportKind, useExport } from "../../../features/export/use-export.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { QueuedRecords } from "../../../features/record-queue/QueuedRecords.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { recordsCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { searchedFor, toSearchParams } from "../record-list/list-view.ts";
import { exportQuery } from "./export/export-query.ts";
import type { LogbookOrder } from "./export/make-export.ts";
import { FilterButton } from "./filter/FilterButton.tsx";
import { FilterChips } from "./filter/FilterChips.tsx";
import { getColumns } from "./list/columns.tsx";
import { Records } from "./list/Records.tsx";
import { useListView, useRequestedListView } from "./list/use-list-view.ts";
import * as css from "./RecordsToolbar.css.ts";

const moreEntries: readonly MenuEntry[] = [
  { id: "several", label: "Log several cases", icon: Plus, href: "/logbook/records/several" },
  { id: "export", label: "Export whole logbook", icon: Download, href: "/logbook/export" },
  { id: "import", label: "Import an earlier logbook", icon: Upload, href: "/logbook/import" },
];

const operation = getRequest(exportQuery).params.id ?? "";

const kind: ExportKind = {
  startWorker: () => new Worker(new URL("./export/export-worker.ts", import.meta.url), { type: "module" }),
  name: "logbook",
  outcomeTexts: {
    made: { tone: "success", text: recordExportTexts.succeeded },
    // A logbook's file is never cut: an export with too many records is refused.
    madeInPart: { tone: "warning", text: recordExportTexts.tooLarge },
    nothing: { tone: "info", text: recordExportTexts.nothing },
    tooMany: { tone: "warning", text: recordExportTexts.tooLarge },
    failed: { tone: "danger", text: recordExportTexts.failed },
  },
};

/** Exports what a search finds (7.069, 7.076-7.079). */
function useLogbookExport() {
  const { start, ...rest } = useExport<LogbookOrder["request"]>();
  return { ...rest, start: (request: LogbookOrder["request"]) => start(kind, operation, request) };
}

/** The page with the list of records (7.003); its address contains the filters. */
export function Component() {
  return (
    <LogbookPage title="Existing Records" crumbs={recordsCrumbs} offersCreate>
      <Stack gap={4}>
        <QueuedRecords />
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

const placeholderColumns = getColumns({ hasOwner: false, hasIdentifiers: false, viewerId: null });

/** A placeholder for the head of the list and a page of rows. */
function RecordsPlaceholder() {
  return (
    <Card padding="none">
      <Table
        label="Records"
        columns={placeholderColumns}
        rows={[]}
        rowId={({ id }) => id}
        rowActions={() => null}
        isLoading
        expectedRows={logbookPageSize}
        expectedLines={2}
        empty={null}
      />
    </Card>
  );
}

/** Search, filters and export (7.003). An export contains the records of the search and the filters, in the list's order. */
function RecordsToolbar() {
  const [, change] = useListView();
  const listView = useRequestedListView();
  const { state, start, stop } = useLogbookExport();
  return (
    <Stack gap={4}>
      <div className={css.toolbar}>
        <div className={css.search}>
          <SearchField
            label="Search records"
            placeholder="Hospital, attending, participant or procedure"
            value={listView.search}
            onSearch={(text) => change((view) => searchedFor(view, text), { replace: true })}
          />
        </div>
        <FilterButton />
        <Button
          icon={Download}
          isPending={state.status === "running"}
          pendingLabel="Exporting"
          onPress={() => void start(toSearchParams(listView))}
        >
          Export
        </Button>
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More about your logbook" />}
          placement="bottom end"
          entries={moreEntries}
        />
      </div>
      <ExportStatus state={state} things="records" onStop={stop} />
    </Stack>
  );
}
