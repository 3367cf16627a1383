import { groupTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useLeaveGroupMutation } from "../../../__generated__/useLeaveGroupMutation.graphql.ts";
import { getCode } from "../../../relay/errors.ts";
import { focusContentAfterDialog } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Leaves a group and refetches the others (13.028-13.031); resolves when it is done or has failed. */
export function useLeaveGroup(customerGroupId: number): () => Promise<void> {
  const [commit] = useMutation<useLeaveGroupMutation>(graphql`
    mutation useLeaveGroupMutation($customerGroupId: Int!) {
      leaveGroup(customerGroupId: $customerGroupId) {
        customerGroups {
          id
          ...GroupCard_group
        }
      }
    }
  `);
  return () =>
    new Promise<void>((resolve) => {
      commit({
        variables: { customerGroupId },
        updater: (store) => {
          const left = store.getRootField("leaveGroup").getLinkedRecords("customerGroups");
          store.getRoot().setLinkedRecords(left, "customerGroups");
        },
        onCompleted: () => {
          toasts.success(groupTexts.left);
          resolve();
          focusContentAfterDialog();
        },
        onError: (error) => {
          const isLastAdmin = getCode(error) === "LAST_ADMIN";
          toasts.error(isLastAdmin ? groupTexts.lastAdmin : groupTexts.notLeft);
          resolve();
        },
      });
    });
}
