import { graphql } from "react-relay/hooks";
import type { eventRowsQuery } from "../../../__generated__/eventRowsQuery.graphql.ts";
import { readAllSections } from "../../../features/table-page/csv-rows.ts";
import { fetchPastStore } from "../../../features/table-page/fetch-rows.ts";
import type { EventRow } from "./event-columns.tsx";
import { type EventsView, sortOf } from "./events-view.ts";

const sections = ["active", "expired", "archived"] as const;

/** All events of a view, section after section, as the page shows them. */
export function readEventRows(
  view: EventsView,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly EventRow[]> {
  const readerOf = (state: (typeof sections)[number]) => async (offset: number, limit: number) => {
    const variables = { ...view, sort: sortOf(view.sort, state), state, offset, limit };
    const { page } = await fetchPastStore<eventRowsQuery>(query, variables);
    return page.vouchers;
  };
  return readAllSections(sections.map(readerOf), ({ id }) => id, { pageSize: 200, signal, onProgress });
}

const query = graphql`
  query eventRowsQuery(
    $state: ResourceAccessVoucherState!
    $search: String
    $sort: EventResourceAccessVoucherSort
    $space: Int
    $account: Int
    $limit: Int
    $offset: Int
  ) {
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
        ...AdminEventTable_event @relay(mask: false)
      }
    }
  }
`;
