import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestSpendableQuery } from "../../../__generated__/latestSpendableQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";

/** The account's spendable time in milliseconds; the balances on the page are refreshed with it. */
export async function fetchLatestSpendable(customerId: number): Promise<number> {
  const query = graphql`
    query latestSpendableQuery($customerId: Int!) {
      customer(customerId: $customerId) {
        id
        cloudModuleTimeBalance {
          ...BalanceBar_balance
          spendableTimeInMs
        }
      }
    }
  `;
  const request = fetchQuery<latestSpendableQuery>(environment, query, { customerId });
  const data = await request.toPromise();
  return data?.customer.cloudModuleTimeBalance?.spendableTimeInMs ?? 0;
}
