import { graphql, useMutation } from "react-relay/hooks";
import type { useChangeInvitationRegenerateMutation } from "../../__generated__/useChangeInvitationRegenerateMutation.graphql.ts";
import type { useChangeInvitationRevokeMutation } from "../../__generated__/useChangeInvitationRevokeMutation.graphql.ts";

/** Gives the group a new link; rejects if that failed. */
export function useRegenerateInvitation(customerGroupId: number): () => Promise<void> {
  const [commit] = useMutation<useChangeInvitationRegenerateMutation>(graphql`
    mutation useChangeInvitationRegenerateMutation($customerGroupId: Int!) {
      regenerateGroupInvitation(customerGroupId: $customerGroupId) {
        customerGroup {
          ...InvitationLink_group
        }
      }
    }
  `);
  return () =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { customerGroupId }, onCompleted: () => resolve(), onError: reject });
    });
}

/** Withdraws the group's link; rejects if that failed. */
export function useRevokeInvitation(customerGroupId: number): () => Promise<void> {
  const [commit] = useMutation<useChangeInvitationRevokeMutation>(graphql`
    mutation useChangeInvitationRevokeMutation($customerGroupId: Int!) {
      revokeGroupInvitation(customerGroupId: $customerGroupId) {
        customerGroup {
          ...InvitationLink_group
        }
      }
    }
  `);
  return () =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { customerGroupId }, onCompleted: () => resolve(), onError: reject });
    });
}
