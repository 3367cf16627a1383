import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestAccessQuery } from "../../../../__generated__/latestAccessQuery.graphql.ts";
import { environment } from "../../../../relay/environment.ts";

/** The present access of an account to a learning space. */
export async function fetchLatestAccess(customerId: number, learningSpaceId: number) {
  const query = graphql`
    query latestAccessQuery($customerId: Int!, $learningSpaceId: Int!) {
      customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) {
        ...AccessForm_access @relay(mask: false)
      }
    }
  `;
  const request = fetchQuery<latestAccessQuery>(environment, query, { customerId, learningSpaceId });
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return data.customerLearningSpaceAccess;
}
