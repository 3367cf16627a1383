import { shellTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useSyncMutation } from "../../../__generated__/useSyncMutation.graphql.ts";
import { announce } from "../../../shell/announcements.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Starts a synchronisation (5.043), or joins the running one. */
export function useSync(onBegun: () => void) {
  const [commit, isPending] = useMutation<useSyncMutation>(graphql`
    mutation useSyncMutation {
      syncWithTalent {
        id
        message
        ...OperationCard_operation
      }
    }
  `);
  const sync = () =>
    commit({
      variables: {},
      onCompleted: ({ syncWithTalent: { message } }) => {
        announce(message);
        onBegun();
      },
      onError: (error) => {
        toasts.error(error.message || shellTexts.fault);
      },
    });
  return { sync, isPending };
}
