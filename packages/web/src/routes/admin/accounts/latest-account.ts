import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestAccountQuery } from "../../../__generated__/latestAccountQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";
import { type AccountFields, getFields } from "./account-form.ts";

/** The present version of an account, which its card shows too. */
export async function fetchLatestAccount(customerId: number): Promise<AccountFields> {
  const query = graphql`
    query latestAccountQuery($customerId: Int!) {
      customer(customerId: $customerId) {
        ...AccountCard_account @relay(mask: false)
      }
    }
  `;
  const request = fetchQuery<latestAccountQuery>(environment, query, { customerId });
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return getFields(data.customer);
}
