import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useReportRoomConnectionMutation } from "../../__generated__/useReportRoomConnectionMutation.graphql.ts";
import { usePoll } from "../poll/use-poll.ts";

/** The interval of reports in milliseconds, shorter than the time after which the portal forgets one (0063). */
const witnessMs = 10_000;

/**
 * Reports that this page is connected to the room while the portal gets no answer from its machine, so that the session counts
 * as alive for longer. `missingSince` comes from the portal.
 */
export function useReportRoomConnection(
  sessionId: string,
  missingSince: string | null | undefined,
  isConnected: boolean,
): void {
  const [commit] = useMutation<useReportRoomConnectionMutation>(graphql`
    mutation useReportRoomConnectionMutation($sessionId: ID!) {
      witnessCloudCaseRoom(sessionId: $sessionId)
    }
  `);
  const say = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        commit({ variables: { sessionId }, onCompleted: () => resolve(), onError: reject });
      }),
    [commit, sessionId],
  );
  usePoll(missingSince != null && isConnected ? witnessMs : null, say);
}
