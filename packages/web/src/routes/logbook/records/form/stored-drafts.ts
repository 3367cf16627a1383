import { graphql } from "react-relay/hooks";
import type { storedDraftsQuery } from "../../../../__generated__/storedDraftsQuery.graphql.ts";
import { fetchWithoutStore } from "../../../../features/table-page/fetch-without-store.ts";

/**
 * The ids of the person's drafts that the portal has. Fails where the portal does not answer. Not through the store, where pages read more of each draft than its id.
 */
export async function storedDrafts(): Promise<ReadonlySet<string>> {
  const query = graphql`
    query storedDraftsQuery @raw_response_type {
      logbookDrafts {
        id
      }
    }
  `;
  const { logbookDrafts } = await fetchWithoutStore<storedDraftsQuery>(query, {}, { failsFast: true });
  return new Set(logbookDrafts?.map(({ id }) => id));
}
