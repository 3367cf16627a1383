import { graphql } from "react-relay/hooks";
import type { voucherRowsQuery } from "../../../__generated__/voucherRowsQuery.graphql.ts";
import { readAllSections } from "../../../features/table-page/csv-rows.ts";
import { fetchPastStore } from "../../../features/table-page/fetch-rows.ts";
import type { VoucherRow } from "./voucher-columns.tsx";
import type { VouchersView } from "./vouchers-view.ts";

const sections = ["active", "expired", "archived"] as const;

/** All vouchers of a view, section after section, as the page shows them. */
export function readVoucherRows(
  view: VouchersView,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly VoucherRow[]> {
  const readerOf = (state: (typeof sections)[number]) => async (offset: number, limit: number) => {
    const { rows } = await fetchPastStore<voucherRowsQuery>(query, { ...view, state, offset, limit });
    return rows;
  };
  return readAllSections(sections.map(readerOf), ({ id }) => id, { pageSize: 200, signal, onProgress });
}

const query = graphql`
  query voucherRowsQuery(
    $state: ResourceAccessVoucherState!
    $search: String
    $sort: ResourceAccessVoucherSort
    $space: Int
    $account: Int
    $limit: Int
    $offset: Int
  ) {
    rows: getAllCloudModulesResourceAccessVouchersAsAdmin(
      state: $state
      search: $search
      sort: $sort
      learningSpaceId: $space
      customerId: $account
      limit: $limit
      offset: $offset
    ) {
      ...VoucherTable_vouchers @relay(mask: false)
    }
  }
`;
