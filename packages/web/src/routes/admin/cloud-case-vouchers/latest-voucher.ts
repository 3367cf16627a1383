import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestVoucherQuery } from "../../../__generated__/latestVoucherQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";
import { type EditedVoucher, toEdited } from "./voucher-form.ts";

/** The present version of a voucher, which its details show too. */
export async function fetchLatestVoucher(voucherId: number): Promise<EditedVoucher> {
  const query = graphql`
    query latestVoucherQuery($voucherId: Int!) {
      getCloudModulesResourceAccessVoucherAsAdmin(voucherId: $voucherId) {
        ...VoucherDetail_voucher @relay(mask: false)
      }
    }
  `;
  const request = fetchQuery<latestVoucherQuery>(environment, query, { voucherId });
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return toEdited(data.getCloudModulesResourceAccessVoucherAsAdmin);
}
