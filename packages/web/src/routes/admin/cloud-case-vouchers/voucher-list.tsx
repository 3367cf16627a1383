import { voucherName } from "@cathedra/domain/cloud";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { voucherList_rows$key } from "../../../__generated__/voucherList_rows.graphql.ts";
import type {
  ResourceAccessVoucherState,
  voucherListQuery,
} from "../../../__generated__/voucherListQuery.graphql.ts";
import { CopyLinkButton } from "../../../features/access-vouchers/CopyLinkButton.tsx";
import { fetchWithoutStore } from "../../../features/table-page/fetch-without-store.ts";
import type { List, RowsQuery } from "../../../features/table-page/list.ts";
import { type VouchersView, vouchersView } from "./loader.ts";
import { stateColumn, type VoucherRow } from "./voucher-columns.tsx";

type State = ResourceAccessVoucherState;

/** The vouchers that someone administers (2.027, X118). */
export const voucherList: List<VoucherRow, voucherList_rows$key, VouchersView, State> = {
  name: "vouchers",
  one: "voucher",
  view: vouchersView,
  pageSize: 200,
  sections: [
    { name: "active", title: "Active", label: "Active vouchers", none: "No active voucher yet." },
    { name: "expired", title: "Expired", label: "Expired vouchers", none: "No voucher has expired." },
    {
      name: "archived",
      title: "Archived",
      label: "Archived vouchers",
      none: "No voucher is archived.",
      isFolded: true,
    },
  ],
  useRows,
  usePage,
  fetchPage: async (view, state, rowsQuery) =>
    (await fetchWithoutStore<voucherListQuery>(query, { ...view, state, ...rowsQuery })).rows,
  getSort: ({ sort }) => ({
    column: "createdAt",
    direction: sort === "oldest" ? "ascending" : "descending",
  }),
  sortBy: (view, { direction }) => ({ ...view, sort: direction === "ascending" ? "oldest" : "newest" }),
  rowActions: ({ state, code, ...voucher }) =>
    state === "active" && code != null && <CopyLinkButton code={code} of={voucherName(voucher)} />,
  actionsLabel: "Invite link",
  fileColumns: [stateColumn],
};

function useRows(rows: voucherList_rows$key): readonly VoucherRow[] {
  return useFragment(
    graphql`
      fragment voucherList_rows on CloudModulesResourceAccessVoucher @relay(plural: true) {
        id
        name
        state
        code
        createdAt
        validTo
        used
        maxUses
        maxDurationInSeconds
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
    rows,
  );
}

function usePage(view: VouchersView, state: State, rowsQuery: RowsQuery): voucherList_rows$key {
  const variables = { ...view, state, ...rowsQuery };
  return useLazyLoadQuery<voucherListQuery>(query, variables, { fetchPolicy: "store-and-network" }).rows;
}

const query = graphql`
  query voucherListQuery(
    $state: ResourceAccessVoucherState!
    $search: String
    $sort: ResourceAccessVoucherSort
    $space: Int
    $account: Int
    $limit: Int
    $offset: Int
  ) @raw_response_type {
    rows: getAllCloudModulesResourceAccessVouchersAsAdmin(
      state: $state
      search: $search
      sort: $sort
      learningSpaceId: $space
      customerId: $account
      limit: $limit
      offset: $offset
    ) {
      ...voucherList_rows
    }
  }
`;
