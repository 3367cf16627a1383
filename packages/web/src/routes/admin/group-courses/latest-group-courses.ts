import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestGroupCoursesQuery } from "../../../__generated__/latestGroupCoursesQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";
import { getStored, type StoredCourses } from "./courses-form.ts";

/** Reads the present courses of a group. */
export async function fetchLatestGroupCourses(customerGroupId: number): Promise<StoredCourses> {
  const query = graphql`
    query latestGroupCoursesQuery($customerGroupId: Int!) {
      getCustomerGroup(customerGroupId: $customerGroupId) {
        viewerCanManageCourses
        ...GroupCourses_group @relay(mask: false)
      }
    }
  `;
  const request = fetchQuery<latestGroupCoursesQuery>(environment, query, { customerGroupId });
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return getStored(data.getCustomerGroup);
}
