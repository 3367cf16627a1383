import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestSettingsQuery } from "../../../../__generated__/latestSettingsQuery.graphql.ts";
import { environment } from "../../../../relay/environment.ts";

/** The current settings of an account's logbook, refetched. */
export async function fetchLatestSettings(customerId: number) {
  const query = graphql`
    query latestSettingsQuery($customerId: Int!) {
      logbookSettings(customerId: $customerId) {
        ...LogbookSettingsForm_settings @relay(mask: false)
      }
    }
  `;
  const data = await fetchQuery<latestSettingsQuery>(environment, query, { customerId }).toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return data.logbookSettings;
}
