import { cloudEventTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useEventActionsEndMutation } from "../../__generated__/useEventActionsEndMutation.graphql.ts";
import type { useEventActionsStartMutation } from "../../__generated__/useEventActionsStartMutation.graphql.ts";
import { toasts } from "../../shell/toasts.ts";
import { announceStarting, withdrawStartingToast } from "../case-start/start-toast.ts";

type Case = { readonly moduleId: string; readonly caseId: string };

/** Starts an event, cancels its start, and ends it (3.023, 3.024); each function rejects if it was refused. */
export function useEventActions(voucherId: number) {
  const [commitStart] = useMutation<useEventActionsStartMutation>(graphql`
    mutation useEventActionsStartMutation($voucherId: Int!, $moduleId: String!, $caseId: String!) {
      startCloudCaseEvent(voucherId: $voucherId, moduleId: $moduleId, caseId: $caseId) {
        id
        ...useEventSession_event
      }
    }
  `);
  const [commitEnd] = useMutation<useEventActionsEndMutation>(graphql`
    mutation useEventActionsEndMutation($voucherId: Int!) {
      stopCloudCaseSessionWithVoucherId(voucherId: $voucherId) {
        id
        status
        session_id
      }
    }
  `);
  return {
    start: (of: Case) =>
      new Promise<void>((resolve, reject) => {
        commitStart({
          variables: { voucherId, ...of },
          onCompleted: () => {
            announceStarting(cloudEventTexts.starting);
            resolve();
          },
          onError: reject,
        });
      }),
    cancel: () =>
      new Promise<void>((resolve, reject) => {
        commitEnd({
          variables: { voucherId },
          onCompleted: () => {
            withdrawStartingToast();
            resolve();
          },
          onError: reject,
        });
      }),
    end: () =>
      new Promise<void>((resolve, reject) => {
        commitEnd({
          variables: { voucherId },
          onCompleted: () => {
            toasts.success(cloudEventTexts.ended);
            resolve();
          },
          onError: reject,
        });
      }),
  };
}
