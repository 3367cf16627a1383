import { eventAdminSortOptions } from "@cathedra/domain/cloud";
import { administrationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { LazyPart, usePartWhenIdle } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { AdminEventsQuery } from "../../../__generated__/AdminEventsQuery.graphql.ts";
import { columnsOfAccounts } from "../../../features/access-vouchers/columns-of-accounts.ts";
import { ListBar } from "../../../features/access-vouchers/ListBar.tsx";
import { isNarrowed } from "../../../features/access-vouchers/list-view.ts";
import { useVoucherAccounts } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRereadWhenSeen } from "../../../features/poll/use-reread-when-seen.ts";
import { Section } from "../../../features/section/Section.tsx";
import { shownColumns } from "../../../features/table-page/columns.ts";
import { countText } from "../../../features/table-page/count-text.ts";
import { SaveCsv } from "../../../features/table-page/SaveCsv.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { TableSection } from "../../../features/table-page/TableSection.tsx";
import { TableTools } from "../../../features/table-page/TableTools.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableLook } from "../../../features/table-page/use-table-look.ts";
import { localDay } from "../../../format/dates.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { useChanged } from "../use-changed.ts";
import { AdminEventPage, AdminEventTable } from "./AdminEventTable.tsx";
import { EventDrawer } from "./EventDrawer.tsx";
import { eventColumns } from "./event-columns.tsx";
import type { EditedEvent } from "./event-form.ts";
import { readEventRows } from "./event-rows.ts";
import { type EventsSort, eventsView } from "./events-view.ts";

const orders: readonly { readonly value: EventsSort; readonly label: string }[] = [
  { value: "nearestFirst", label: "Event date (Nearest first)" },
  ...eventAdminSortOptions.map(({ key, label }) => ({ value: key, label })),
];

const loadDialog = () => import("./AdminEventDialog.tsx").then((module) => module.AdminEventDialog);

/** Where events are made, changed and called off (3.033-3.052). */
export function Component() {
  return (
    <AdminPage
      section="events"
      title="Events"
      documentTitle="Events · Administration"
      explanation="Classes on a simulator at a set time, which people join by a link."
    >
      <Section placeholder={<TablePlaceholder label="Loading the events" />}>
        <Events />
      </Section>
    </AdminPage>
  );
}

function Events() {
  useRereadWhenSeen();
  const data = useRouteQuery<AdminEventsQuery>(graphql`
    query AdminEventsQuery(
      $search: String
      $activeSort: EventResourceAccessVoucherSort
      $pastSort: EventResourceAccessVoucherSort
      $space: Int
      $account: Int
    ) @preloadable {
      ...Viewer_query
      active: getAllEventResourceAccessVouchersAsAdmin(
        state: active
        search: $search
        sort: $activeSort
        learningSpaceId: $space
        customerId: $account
      ) {
        totalCount
        ...AdminEventTable_page
      }
      expired: getAllEventResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        sort: $pastSort
        learningSpaceId: $space
        customerId: $account
      ) {
        totalCount
        ...AdminEventTable_page
      }
      archived: getAllEventResourceAccessVouchersAsAdmin(
        state: archived
        search: $search
        learningSpaceId: $space
        customerId: $account
      ) {
        totalCount
      }
      ...useVoucherAccounts_query
    }
  `);
  const { active, expired, archived } = data;
  const accounts = useVoucherAccounts(data);
  const { view, shown, show, isRereading } = useTableAddress(eventsView);
  const [dialog, setDialog] = useState<{ readonly edited: EditedEvent | null } | null>(null);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const changed = useChanged();
  const [look, setLook] = useTableLook("events");
  const { opened, close, hrefOf } = useOpened();
  usePartWhenIdle(loadDialog);
  const columns = useMemo(() => columnsOfAccounts(eventColumns, accounts.length), [accounts.length]);
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState>{administrationTexts.noAccounts}</EmptyState>
      </Card>
    );
  }
  const refresh = async (done?: string) => {
    setChanges(changes + 1);
    await changed(done);
  };
  const nothing = (sentence: string, action?: ReactNode) => (
    <EmptyState action={isNarrowed(view) && action}>
      {isNarrowed(view) ? "No event here matches." : sentence}
    </EmptyState>
  );
  const clear = () => {
    show({ ...view, search: "", space: null, account: null });
    focusSearch();
  };
  const showAll = <Button onPress={clear}>Show all events</Button>;
  const common = {
    view,
    columns,
    look,
    hrefOf,
    onSort: (sort: EventsSort) => show({ ...view, sort }),
    isRereading,
  };
  return (
    <Stack gap={6}>
      <ListBar
        view={view}
        searchLabel="Search events"
        sortLabel="Sort by"
        orders={orders}
        accounts={accounts}
        createLabel="Create event"
        onChange={show}
        onCreate={() => setDialog({ edited: null })}
      >
        <TableTools columns={columns} look={look} onLookChange={setLook} />
        <SaveCsv
          name={`events-${localDay()}`}
          columns={shownColumns(columns, look)}
          read={(signal, onProgress) => readEventRows(view, signal, onProgress)}
        />
      </ListBar>
      <TableSection title="Upcoming and ongoing" count={active.totalCount} one="event">
        <AdminEventTable
          {...common}
          label="Upcoming and ongoing events"
          state="active"
          page={active}
          empty={nothing("No event is coming up yet.", showAll)}
        />
      </TableSection>
      <TableSection title="Past" count={expired.totalCount} one="event">
        <AdminEventTable
          {...common}
          label="Past events"
          state="expired"
          page={expired}
          empty={nothing("No event is over.")}
        />
      </TableSection>
      <FoldingCard
        title="Archived"
        summary={countText(archived.totalCount)}
        isExpanded={isArchiveOpen}
        onExpandedChange={setArchiveOpen}
      >
        <AdminEventPage
          key={`${changes} ${shown}`}
          {...common}
          label="Archived events"
          state="archived"
          empty={nothing("No event is archived.")}
        />
      </FoldingCard>
      {opened !== null && (
        <EventDrawer
          eventId={Number(opened)}
          onClose={close}
          onEdit={(edited) => setDialog({ edited })}
          onArchived={() => void refresh()}
        />
      )}
      {dialog !== null && (
        <LazyPart
          load={loadDialog}
          isWanted
          onFailure={() => setDialog(null)}
          props={{
            accounts,
            edited: dialog.edited,
            onClose: () => setDialog(null),
            onSaved: (done: string) => void refresh(done),
          }}
        />
      )}
    </Stack>
  );
}
