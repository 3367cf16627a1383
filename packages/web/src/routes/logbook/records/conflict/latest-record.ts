import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestRecordQuery } from "../../../../__generated__/latestRecordQuery.graphql.ts";
import { environment } from "../../../../relay/environment.ts";

/**
 * The stored record with the person who changed it last. Rejects when it no longer exists (7.074), and with `failsFast` where the
 * portal does not answer or the session has expired.
 */
export async function fetchLatestRecord(id: string, { failsFast = false } = {}) {
  const query = graphql`
    query latestRecordQuery($id: ID!) {
      activity(id: $id) {
        ...recordFragment_activity @relay(mask: false)
        modifiedBy {
          keycloak_id
          first_name
          last_name
        }
      }
    }
  `;
  const request = fetchQuery<latestRecordQuery>(
    environment,
    query,
    { id },
    { fetchPolicy: "network-only", networkCacheConfig: { force: true, metadata: { failsFast } } },
  );
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return data.activity;
}

export type LatestRecord = Awaited<ReturnType<typeof fetchLatestRecord>>;
