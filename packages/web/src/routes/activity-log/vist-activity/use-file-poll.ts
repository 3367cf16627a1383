import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useFilePollQuery } from "../../../__generated__/useFilePollQuery.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";

/** While thumbnails are being drawn. */
const drawingMs = 3_000;
/** Links live ten minutes at least: whoever has the page open has some that are good. */
const renewalMs = 8 * 60_000;

/** Reads a run's files anew: often while thumbnails are awaited, else before their links run out. Answers how to do so at once. */
export function useFilePoll(activityId: string, awaitsThumbnails = false): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { refresh } = usePoll(awaitsThumbnails ? drawingMs : renewalMs, () =>
    fetchQuery<useFilePollQuery>(
      environment,
      graphql`
        query useFilePollQuery($id: ID!) {
          vistActivity(id: $id) {
            id
            ...LegacyReport_activity
            ...Imaging_activity
          }
        }
      `,
      { id: activityId },
      { fetchPolicy: "network-only" },
    ).toPromise(),
  );
  return refresh;
}
