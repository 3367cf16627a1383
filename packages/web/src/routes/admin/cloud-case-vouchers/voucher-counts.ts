import { graphql, useFragment } from "react-relay/hooks";
import type { voucherCounts_query$key } from "../../../__generated__/voucherCounts_query.graphql.ts";

/** How many vouchers each section has, of those that are searched and narrowed to. */
export function useVoucherCounts(query: voucherCounts_query$key) {
  return useFragment(
    graphql`
      fragment voucherCounts_query on Query
      @argumentDefinitions(search: { type: "String" }, space: { type: "Int" }, account: { type: "Int" }) {
        activeCount: countCloudModulesResourceAccessVouchersAsAdmin(
          state: active
          search: $search
          learningSpaceId: $space
          customerId: $account
        )
        expiredCount: countCloudModulesResourceAccessVouchersAsAdmin(
          state: expired
          search: $search
          learningSpaceId: $space
          customerId: $account
        )
        archivedCount: countCloudModulesResourceAccessVouchersAsAdmin(
          state: archived
          search: $search
          learningSpaceId: $space
          customerId: $account
        )
      }
    `,
    query,
  );
}
