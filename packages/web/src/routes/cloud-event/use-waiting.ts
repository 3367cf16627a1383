import { waitingReportMs } from "@cathedra/domain/cloud";
import { useCallback, useEffect } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useWaitingMutation } from "../../__generated__/useWaitingMutation.graphql.ts";
import { usePoll } from "../../features/poll/use-poll.ts";

/** Tells the portal that the person waits on the page of an event, at once and repeatedly while they do. */
export function useWaiting(voucherId: number, isWaiting: boolean): void {
  const [commit] = useMutation<useWaitingMutation>(graphql`
    mutation useWaitingMutation($voucherId: Int!) {
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
