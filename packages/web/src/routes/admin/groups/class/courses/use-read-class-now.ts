import { shellTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useReadClassNowMutation } from "../../../../../__generated__/useReadClassNowMutation.graphql.ts";
import { announce } from "../../../../../shell/announcements.ts";
import { toasts } from "../../../../../shell/toasts.ts";

/** Requests a synchronization of the class; a second press returns the active one. */
export function useReadClassNow(customerGroupId: number, onBegun: () => void) {
  const [commit, isPending] = useMutation<useReadClassNowMutation>(graphql`
    mutation useReadClassNowMutation($customerGroupId: Int!) {
      readClassNow(customerGroupId: $customerGroupId) {
        id
        state
        message
        ...OperationCard_operation
      }
    }
  `);
  const read = () =>
    commit({
      variables: { customerGroupId },
      onCompleted: ({ readClassNow: { message } }) => {
        announce(message);
        onBegun();
      },
      onError: (error) => {
        toasts.error(error.message || shellTexts.fault);
      },
    });
  return { read, isPending };
}
