import { graphql, useMutation } from "react-relay/hooks";
import type { useClassChangesAgainMutation } from "../../../../../__generated__/useClassChangesAgainMutation.graphql.ts";
import type { useClassChangesForgetMutation } from "../../../../../__generated__/useClassChangesForgetMutation.graphql.ts";
import type { useClassChangesInviteMutation } from "../../../../../__generated__/useClassChangesInviteMutation.graphql.ts";
import { commitMutationForResponse } from "../../../commit-mutation.ts";

/** Invites a class, and repeats invitations of people who have not joined; each function rejects with the API's refusal. */
export function useClassChanges() {
  const [invite] = useMutation<useClassChangesInviteMutation>(graphql`
    mutation useClassChangesInviteMutation($customerGroupId: Int!, $people: [InvitedPersonInput!]!) {
      inviteClass(customerGroupId: $customerGroupId, people: $people) {
        results
      }
    }
  `);
  const [again] = useMutation<useClassChangesAgainMutation>(graphql`
    mutation useClassChangesAgainMutation($customerGroupId: Int!, $inviteeIds: [Int!]!) {
      inviteAgain(customerGroupId: $customerGroupId, inviteeIds: $inviteeIds) {
        count
        againFrom
      }
    }
  `);
  const [forget] = useMutation<useClassChangesForgetMutation>(graphql`
    mutation useClassChangesForgetMutation($customerGroupId: Int!, $inviteeIds: [Int!]!) {
      forgetInvitees(customerGroupId: $customerGroupId, inviteeIds: $inviteeIds) {
        count
      }
    }
  `);
  return {
    invite: commitMutationForResponse(invite),
    again: commitMutationForResponse(again),
    forget: commitMutationForResponse(forget),
  };
}
