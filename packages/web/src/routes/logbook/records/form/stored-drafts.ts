import { fetchQuery, graphql } from "react-relay/hooks";
import type { storedDraftsQuery } from "../../../../__generated__/storedDraftsQuery.graphql.ts";
import { environment } from "../../../../relay/environment.ts";

/** The ids of the person's drafts that the portal has. */
export async function storedDrafts(): Promise<ReadonlySet<string>> {
  const query = graphql`
    query storedDraftsQuery {
      logbookDrafts {
        id
      }
    }
  `;
  const answer = await fetchQuery<storedDraftsQuery>(environment, query, {}).toPromise();
  return new Set(answer?.logbookDrafts?.map(({ id }) => id));
}
