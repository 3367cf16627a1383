import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { eventList_rows$key } from "../../../__generated__/eventList_rows.graphql.ts";
import type {
  eventListQuery,
  ResourceAccessVoucherState,
} from "../../../__generated__/eventListQuery.graphql.ts";
import { CopyLinkButton } from "../../../features/access-vouchers/CopyLinkButton.tsx";
import { useNow } from "../../../features/poll/use-now.ts";
import { fetchWithoutStore } from "../../../features/table-page/fetch-without-store.ts";
import type { List, RowsQuery } from "../../../features/table-page/list.ts";
import type { EventRow } from "./event-columns.tsx";
import { type EventsView, eventsView, getColumnSort, getSort, sortByColumn } from "./events-view.ts";
import { useEventRowsPoll } from "./use-event-rows-poll.ts";

type State = ResourceAccessVoucherState;

/** The events that someone administers (3.033, X118). */
export const eventList: List<EventRow, eventList_rows$key, EventsView, State> = {
  name: "events",
  one: "event",
  view: eventsView,
  pageSize: 200,
  sections: [
    {
      name: "active",
      title: "Upcoming and ongoing",
      label: "Upcoming and ongoing events",
      none: "No event is coming up yet.",
    },
    { name: "expired", title: "Past", label: "Past events", none: "No past events." },
    {
      name: "archived",
      title: "Archived",
      label: "Archived events",
      none: "No event is archived.",
      isFolded: true,
    },
  ],
  useRows,
  usePage,
  fetchPage: async (view, state, rowsQuery) =>
    (await fetchWithoutStore<eventListQuery>(query, toVariables(view, state, rowsQuery))).page.vouchers,
  getSort: ({ sort }, state) => getColumnSort(getSort(sort, state)),
  sortBy: (view, sort) => ({ ...view, sort: sortByColumn(sort) }),
  rowActions: ({ state, code, name }) =>
    state === "active" && code != null && <CopyLinkButton code={code} of={name} />,
  actionsLabel: "Invite link",
};

/** The rows of the list, kept up to date. */
function useRows(key: eventList_rows$key): readonly EventRow[] {
  const rows = useFragment(
    graphql`
      fragment eventList_rows on EventResourceAccessVoucherAsAdmin @relay(plural: true) {
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
        hasStarted
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
  useEventRowsPoll(rows, useNow());
  return rows;
}

function usePage(view: EventsView, state: State, rowsQuery: RowsQuery): eventList_rows$key {
  const variables = toVariables(view, state, rowsQuery);
  const { page } = useLazyLoadQuery<eventListQuery>(query, variables, { fetchPolicy: "store-and-network" });
  return page.vouchers;
}

function toVariables(view: EventsView, state: State, rowsQuery: RowsQuery) {
  return { ...view, sort: getSort(view.sort, state), state, ...rowsQuery };
}

const query = graphql`
  query eventListQuery(
    $state: ResourceAccessVoucherState!
    $search: String
    $sort: EventResourceAccessVoucherSort
    $space: Int
    $account: Int
    $limit: Int
    $offset: Int
  ) @raw_response_type {
    page: getAllEventResourceAccessVouchersAsAdmin(
      state: $state
      search: $search
      sort: $sort
      learningSpaceId: $space
      customerId: $account
      limit: $limit
      offset: $offset
    ) {
      vouchers {
        ...eventList_rows
      }
    }
  }
`;
