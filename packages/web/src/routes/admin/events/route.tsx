import { administrationTexts, eventAdminSortOptions } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { CountBadge } from "@cathedra/ui-kit/CountBadge";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LazyPart, usePartWhenIdle } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { AdminEventsQuery } from "../../../__generated__/AdminEventsQuery.graphql.ts";
import { ListBar } from "../../../features/access-vouchers/ListBar.tsx";
import { spacesOf, useVoucherAccounts } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { CardsSkeleton } from "../../../features/list-bar/CardsSkeleton.tsx";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRereadWhenSeen } from "../../../features/poll/use-reread-when-seen.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { useChanged } from "../logbook/lists/use-changed.ts";
import { AdminEventList, AdminEventPage } from "./AdminEventList.tsx";
import type { EditedEvent } from "./event-form.ts";
import { type EventsSort, type EventsView, readEventsView, writeEventsView } from "./events-view.ts";

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
      <Section placeholder={<CardsSkeleton label="Loading the events" />}>
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
    ) @preloadable {
      ...Viewer_query
      active: getAllEventResourceAccessVouchersAsAdmin(
        state: active
        search: $search
        sort: $activeSort
        learningSpaceId: $space
      ) {
        totalCount
        ...AdminEventList_page
      }
      expired: getAllEventResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        sort: $pastSort
        learningSpaceId: $space
      ) {
        totalCount
        ...AdminEventList_page
      }
      archived: getAllEventResourceAccessVouchersAsAdmin(
        state: archived
        search: $search
        learningSpaceId: $space
      ) {
        totalCount
      }
      ...useVoucherAccounts_query
    }
  `);
  const { active, expired, archived } = data;
  const accounts = useVoucherAccounts(data);
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<{ readonly edited: EditedEvent | null } | null>(null);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const changed = useChanged();
  usePartWhenIdle(loadDialog);
  const view = readEventsView(query);
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
  const common = {
    view,
    onEdit: (edited: EditedEvent) => setDialog({ edited }),
    onArchived: () => void refresh(),
  };
  const isNarrowed = view.search !== "" || view.space !== null;
  const show = (next: EventsView) =>
    setQuery(writeEventsView(next), { replace: true, preventScrollReset: true });
  const nothing = (sentence: string, action?: ReactNode) => (
    <EmptyState action={isNarrowed && action}>{isNarrowed ? "No event here matches." : sentence}</EmptyState>
  );
  const clear = () => {
    show({ ...view, search: "", space: null });
    focusSearch();
  };
  const showAll = <Button onPress={clear}>Show all events</Button>;
  return (
    <Stack gap={6}>
      <ListBar
        view={view}
        searchLabel="Search events"
        sortLabel="Sort by"
        orders={orders}
        spaces={spacesOf(accounts)}
        createLabel="Create event"
        onChange={show}
        onCreate={() => setDialog({ edited: null })}
      />
      <Group title="Upcoming and ongoing" count={active.totalCount}>
        <AdminEventList
          {...common}
          state="active"
          page={active}
          empty={nothing("No event is coming up yet.", showAll)}
        />
      </Group>
      <Group title="Past" count={expired.totalCount}>
        <AdminEventList {...common} state="expired" page={expired} empty={nothing("No event is over.")} />
      </Group>
      <FoldingCard
        title="Archived"
        summary={String(archived.totalCount)}
        isExpanded={isArchiveOpen}
        onExpandedChange={setArchiveOpen}
      >
        <AdminEventPage
          key={`${changes} ${writeEventsView(view)}`}
          {...common}
          state="archived"
          empty={nothing("No event is archived.")}
        />
      </FoldingCard>
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

type GroupProps = { readonly title: string; readonly count: number; readonly children: ReactNode };

/** A group of events with how many there are (3.034); nobody counts further than the API. */
function Group({ title, count, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <Stack gap={4}>
        <Inline gap={2}>
          <Heading level={2}>{title}</Heading>
          <CountBadge count={count} max={9999} label={count === 1 ? "1 event" : `${count} events`} />
        </Inline>
        {children}
      </Stack>
    </section>
  );
}
