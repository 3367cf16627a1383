import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestGroupQuery } from "../../../__generated__/latestGroupQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";
import { type GroupFields, getFields } from "./group-form.ts";

/** Refetches a group, so that other parts of the page that show it are updated too. */
export async function fetchLatestGroup(customerGroupId: number): Promise<GroupFields> {
  const query = graphql`
    query latestGroupQuery($customerGroupId: Int!) {
      getCustomerGroup(customerGroupId: $customerGroupId) {
        ...GroupActions_group @relay(mask: false)
        ...GroupDetails_group
        ...ClassMembers_group
      }
    }
  `;
  const data = await fetchQuery<latestGroupQuery>(environment, query, { customerGroupId }).toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return getFields(data.getCustomerGroup);
}
