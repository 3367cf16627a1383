import { eventAdminSortOptions } from "@cathedra/domain/cloud";
import { administrationTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { AdminEventsQuery } from "../../../__generated__/AdminEventsQuery.graphql.ts";
import { columnsOfAccounts } from "../../../features/access-vouchers/columns-of-accounts.ts";
import { ListBar } from "../../../features/access-vouchers/ListBar.tsx";
import { useVoucherAccounts } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { ListActions } from "../../../features/table-page/ListActions.tsx";
import { ListSections } from "../../../features/table-page/ListSections.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { useList } from "../../../features/table-page/use-list.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { EventDrawer } from "./EventDrawer.tsx";
import { eventColumns } from "./event-columns.tsx";
import type { EditedEvent } from "./event-form.ts";
import { eventList } from "./event-list.tsx";
import type { EventsSort } from "./events-view.ts";

const orders: readonly { readonly value: EventsSort; readonly label: string }[] = [
  { value: "nearestFirst", label: "Event date (Nearest first)" },
  ...eventAdminSortOptions.map(({ key, label }) => ({ value: key, label })),
];

const loadDialog = () => import("./AdminEventDialog.tsx").then((module) => module.AdminEventDialog);

/** The administration of events (3.033-3.052). */
export function Component() {
  return (
    <AdminPage section="events" title="Events" documentTitle="Events · Administration">
      <Section placeholder={<TablePlaceholder label="Loading the events" />}>
        <Events />
      </Section>
    </AdminPage>
  );
}

function Events() {
  useRefreshOnReturn();
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
        vouchers {
          ...eventList_rows
        }
      }
      expired: getAllEventResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        sort: $pastSort
        learningSpaceId: $space
        customerId: $account
      ) {
        totalCount
        vouchers {
          ...eventList_rows
        }
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
  const [dialog, setDialog] = useState<{ readonly edited: EditedEvent | null } | null>(null);
  usePreloadedPart(loadDialog);
  const columns = useMemo(() => columnsOfAccounts(eventColumns, accounts.length), [accounts.length]);
  const list = useList(eventList, columns);
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState>{administrationTexts.noAccounts}</EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={6}>
      <ListBar
        view={list.view}
        searchLabel="Search events"
        sortLabel="Sort by"
        orders={orders}
        accounts={accounts}
        createLabel="Create event"
        onChange={list.show}
        onCreate={() => setDialog({ edited: null })}
      >
        <ListActions of={list} />
      </ListBar>
      <ListSections
        of={list}
        data={{
          active: { count: active.totalCount, rows: active.vouchers },
          expired: { count: expired.totalCount, rows: expired.vouchers },
          archived: { count: archived.totalCount },
        }}
      />
      {list.opened !== null && (
        <EventDrawer
          eventId={Number(list.opened)}
          onClose={list.close}
          onEdit={(edited) => setDialog({ edited })}
          onArchived={() => void list.refresh()}
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
            onSaved: (done: string) => void list.refresh(done),
          }}
        />
      )}
    </Stack>
  );
}
