import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestRuleQuery } from "../../../../__generated__/latestRuleQuery.graphql.ts";
import { environment } from "../../../../relay/environment.ts";

/** The current rule of an account, refetched. */
export async function fetchLatestRule(customerId: number) {
  const query = graphql`
    query latestRuleQuery($customerId: Int!) {
      customer(customerId: $customerId) {
        ...RuleForm_account @relay(mask: false)
      }
    }
  `;
  const request = fetchQuery<latestRuleQuery>(environment, query, { customerId });
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return data.customer;
}
