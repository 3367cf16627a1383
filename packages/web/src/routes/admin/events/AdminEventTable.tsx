import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { AdminEventTable_event$key } from "../../../__generated__/AdminEventTable_event.graphql.ts";
import type { AdminEventTable_page$key } from "../../../__generated__/AdminEventTable_page.graphql.ts";
import type {
  AdminEventTableQuery,
  ResourceAccessVoucherState,
} from "../../../__generated__/AdminEventTableQuery.graphql.ts";
import { CopyLinkButton } from "../../../features/access-vouchers/CopyLinkButton.tsx";
import { useNow } from "../../../features/poll/use-now.ts";
import { Section } from "../../../features/section/Section.tsx";
import type { DataColumn, TableLook } from "../../../features/table-page/columns.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import type { EventRow } from "./event-columns.tsx";
import { columnSortOf, type EventsSort, type EventsView, sortByColumn, sortOf } from "./events-view.ts";
import { useEventRowsPoll } from "./use-event-rows-poll.ts";

/** X118: so many at once, and the others by "Show more". */
const pageSize = 200;

type Common = {
  readonly label: string;
  readonly state: ResourceAccessVoucherState;
  readonly view: EventsView;
  readonly columns: readonly DataColumn<EventRow>[];
  readonly look: TableLook;
  readonly hrefOf: (id: number) => string;
  readonly onSort: (sort: EventsSort) => void;
  readonly isRereading: boolean;
  readonly empty: ReactNode;
};

export type AdminEventTableProps = Common & {
  readonly page: AdminEventTable_page$key;
  /** How many are on the pages before. */
  readonly offset?: number;
};

/** One page of the events of a section, and the way to the next. */
export function AdminEventTable({ page, offset = 0, ...common }: AdminEventTableProps) {
  const { vouchers } = useFragment(
    graphql`
      fragment AdminEventTable_page on EventResourceAccessVouchersAsAdmin {
        vouchers {
          ...AdminEventTable_event
        }
      }
    `,
    page,
  );
  const events = useEventRows(vouchers);
  const now = useNow();
  const { label, state, view, columns, look, hrefOf, onSort, isRereading, empty } = common;
  useEventRowsPoll(events, now);
  const [isMore, setMore] = useState(false);
  const next = offset + pageSize;
  if (events.length === 0 && offset > 0) return null;
  return (
    <Stack gap={4}>
      <Card padding="none">
        <DataTable
          label={offset === 0 ? label : `${label}, from ${offset + 1}`}
          columns={columns}
          look={look}
          rows={events}
          rowId={idOf}
          rowHref={({ id }) => hrefOf(id)}
          rowActions={linkOf}
          actionsLabel="Invite link"
          sort={columnSortOf(sortOf(view.sort, state))}
          onSortChange={(sort) => onSort(sortByColumn(sort))}
          isLoading={isRereading}
          empty={empty}
        />
      </Card>
      {isMore ? (
        <AdminEventPage {...common} offset={next} />
      ) : (
        events.length === pageSize && <Button onPress={() => setMore(true)}>Show more</Button>
      )}
    </Stack>
  );
}

function useEventRows(key: AdminEventTable_event$key): readonly EventRow[] {
  return useFragment(
    graphql`
      fragment AdminEventTable_event on EventResourceAccessVoucherAsAdmin @relay(plural: true) {
        id
        name
        eventAt
        durationInSeconds
        createdAt
        archivedAt
        state
        code
        used
        maxUses
        vm {
          id
          status
        }
        customer {
          id
          name
          viewerCanReadLedger
        }
        learningSpace {
          id
          name
        }
        creator {
          keycloak_id
          first_name
          last_name
          email
        }
        organizers {
          email
          first_name
          last_name
        }
        # Whole, as a row's details read it.
        modules {
          moduleId
          name
          description
          cases {
            caseId
            name
            description
          }
        }
      }
    `,
    key,
  );
}

const idOf = ({ id }: EventRow) => String(id);

function linkOf({ state, code, name }: EventRow): ReactNode {
  return state === "active" && code != null && <CopyLinkButton code={code} of={name} />;
}

export type AdminEventPageProps = Common & { readonly offset?: number };

/** A page that is read when it is asked for. */
export function AdminEventPage(props: AdminEventPageProps) {
  return (
    <Section placeholder={<Skeleton kind="block" height={180} label="Loading events" />}>
      <Page {...props} />
    </Section>
  );
}

function Page({ offset = 0, ...props }: AdminEventPageProps) {
  const { state, view } = props;
  const { getAllEventResourceAccessVouchersAsAdmin: page } = useLazyLoadQuery<AdminEventTableQuery>(
    graphql`
      query AdminEventTableQuery(
        $state: ResourceAccessVoucherState!
        $search: String
        $sort: EventResourceAccessVoucherSort
        $space: Int
        $account: Int
        $offset: Int
      ) {
        getAllEventResourceAccessVouchersAsAdmin(
          state: $state
          search: $search
          sort: $sort
          learningSpaceId: $space
          customerId: $account
          offset: $offset
        ) {
          ...AdminEventTable_page
        }
      }
    `,
    { ...view, sort: sortOf(view.sort, state), state, offset },
    { fetchPolicy: "store-and-network" },
  );
  return <AdminEventTable {...props} offset={offset} page={page} />;
}
