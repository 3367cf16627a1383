import { waitingReportMs } from "@cathedra/domain/cloud";
import { useCallback, useEffect } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useReportWaitingMutation } from "../../__generated__/useReportWaitingMutation.graphql.ts";
import { usePoll } from "../../features/poll/use-poll.ts";

/** Tells the portal that the person waits on the page of an event, at once and repeatedly while they do. */
export function useReportWaiting(voucherId: number, isWaiting: boolean): void {
  const [commit] = useMutation<useReportWaitingMutation>(graphql`
    mutation useReportWaitingMutation($voucherId: Int!) {
      waitForEvent(voucherId: $voucherId)
    }
  `);
  const say = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        commit({ variables: { voucherId }, onCompleted: () => resolve(), onError: reject });
      }),
    [commit, voucherId],
  );
  usePoll(isWaiting ? waitingReportMs : null, say);
  useEffect(() => {
    // A failed report is ignored, because the next one follows soon.
    if (isWaiting) say().catch(() => undefined);
  }, [isWaiting, say]);
}
