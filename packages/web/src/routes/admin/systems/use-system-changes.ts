import { graphql, useMutation } from "react-relay/hooks";
import type { useSystemChangesCreateMutation } from "../../../__generated__/useSystemChangesCreateMutation.graphql.ts";
import type { useSystemChangesEditMutation } from "../../../__generated__/useSystemChangesEditMutation.graphql.ts";
import type { useSystemChangesRemoveMutation } from "../../../__generated__/useSystemChangesRemoveMutation.graphql.ts";
import type { useSystemChangesRevokeMutation } from "../../../__generated__/useSystemChangesRevokeMutation.graphql.ts";
import type { useSystemChangesTokenMutation } from "../../../__generated__/useSystemChangesTokenMutation.graphql.ts";
import { commitMutation, commitMutationForResponse } from "../commit-mutation.ts";

/**
 * Creates, edits and removes systems, and creates the token by which a system enrols its key; each function rejects with the
 * API's refusal.
 */
export function useSystemChanges() {
  const [create] = useMutation<useSystemChangesCreateMutation>(graphql`
    mutation useSystemChangesCreateMutation(
      $serviceTag: String!
      $name: String!
      $place: String
      $customerId: Int!
    ) {
      createVistSystem(serviceTag: $serviceTag, name: $name, place: $place, customerId: $customerId) {
        ...systemColumns_system
      }
    }
  `);
  const [edit] = useMutation<useSystemChangesEditMutation>(graphql`
    mutation useSystemChangesEditMutation($id: ID!, $name: String!, $place: String, $customerId: Int!) {
      editVistSystem(id: $id, name: $name, place: $place, customerId: $customerId) {
        ...systemColumns_system
      }
    }
  `);
  const [remove] = useMutation<useSystemChangesRemoveMutation>(graphql`
    mutation useSystemChangesRemoveMutation($id: ID!) {
      removeVistSystem(id: $id)
    }
  `);
  const [revoke] = useMutation<useSystemChangesRevokeMutation>(graphql`
    mutation useSystemChangesRevokeMutation($id: ID!) {
      revokeVistSystemKey(id: $id) {
        ...systemColumns_system
        revokedAt
        tokenUntil
      }
    }
  `);
  const [makeToken] = useMutation<useSystemChangesTokenMutation>(graphql`
    mutation useSystemChangesTokenMutation($id: ID!) {
      createVistSystemToken(id: $id) {
        token
        expiresAt
      }
    }
  `);
  return {
    create: commitMutation(create),
    edit: commitMutation(edit),
    remove: commitMutation(remove),
    revoke: commitMutation(revoke),
    makeToken: commitMutationForResponse(makeToken),
  };
}
