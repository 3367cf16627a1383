import { graphql, useMutation } from "react-relay/hooks";
import type { useProvisioningChangesAnswerMutation } from "../../../../__generated__/useProvisioningChangesAnswerMutation.graphql.ts";
import type { useProvisioningChangesAssignMutation } from "../../../../__generated__/useProvisioningChangesAssignMutation.graphql.ts";
import type { useProvisioningChangesIssueMutation } from "../../../../__generated__/useProvisioningChangesIssueMutation.graphql.ts";
import type { useProvisioningChangesModeMutation } from "../../../../__generated__/useProvisioningChangesModeMutation.graphql.ts";
import type { useProvisioningChangesReleaseMutation } from "../../../../__generated__/useProvisioningChangesReleaseMutation.graphql.ts";
import type { useProvisioningChangesRevokeMutation } from "../../../../__generated__/useProvisioningChangesRevokeMutation.graphql.ts";
import { commitMutation, commitMutationForResponse } from "../../commit-mutation.ts";

/** The changes of a connection; each function rejects with the API's refusal. The page is read again afterwards. */
export function useProvisioningChanges() {
  const [mode] = useMutation<useProvisioningChangesModeMutation>(graphql`
    mutation useProvisioningChangesModeMutation($customerId: Int!, $mode: ProvisioningMode!) {
      setProvisioningMode(customerId: $customerId, mode: $mode) {
        mode
      }
    }
  `);
  const [issue] = useMutation<useProvisioningChangesIssueMutation>(graphql`
    mutation useProvisioningChangesIssueMutation($customerId: Int!) {
      issueProvisioningCredential(customerId: $customerId) {
        token
      }
    }
  `);
  const [revoke] = useMutation<useProvisioningChangesRevokeMutation>(graphql`
    mutation useProvisioningChangesRevokeMutation($customerId: Int!, $id: ID!) {
      revokeProvisioningCredential(customerId: $customerId, id: $id) {
        mode
      }
    }
  `);
  const [assign] = useMutation<useProvisioningChangesAssignMutation>(graphql`
    mutation useProvisioningChangesAssignMutation($customerId: Int!, $id: ID!, $groupId: Int) {
      assignDirectoryGroup(customerId: $customerId, id: $id, groupId: $groupId) {
        mode
      }
    }
  `);
  const [release] = useMutation<useProvisioningChangesReleaseMutation>(graphql`
    mutation useProvisioningChangesReleaseMutation($customerId: Int!, $id: ID!) {
      releaseDirectoryAccount(customerId: $customerId, id: $id) {
        mode
      }
    }
  `);
  const [answer] = useMutation<useProvisioningChangesAnswerMutation>(graphql`
    mutation useProvisioningChangesAnswerMutation(
      $customerId: Int!
      $deactivate: Boolean!
      $heldUntil: DateTime!
    ) {
      answerHeldDeactivations(customerId: $customerId, deactivate: $deactivate, heldUntil: $heldUntil) {
        mode
      }
    }
  `);
  return {
    setMode: commitMutation(mode),
    issue: commitMutationForResponse(issue),
    revoke: commitMutation(revoke),
    assign: commitMutation(assign),
    answer: commitMutation(answer),
    release: commitMutation(release),
  };
}
