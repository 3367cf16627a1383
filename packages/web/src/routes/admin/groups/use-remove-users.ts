import { graphql, useMutation } from "react-relay/hooks";
import type { useRemoveUsersAllMutation } from "../../../__generated__/useRemoveUsersAllMutation.graphql.ts";
import type { useRemoveUsersOneMutation } from "../../../__generated__/useRemoveUsersOneMutation.graphql.ts";
import type { UndoOffer } from "../../../features/undo/offer-undo.ts";
import { commitMutationForResponse } from "../commit-mutation.ts";

/** Removes all learners from a group (9.050); rejects if that failed. */
export function useRemoveAllUsers(customerGroupId: number): () => Promise<UndoOffer> {
  const [commit] = useMutation<useRemoveUsersAllMutation>(graphql`
    mutation useRemoveUsersAllMutation($customerGroupId: Int!) {
      removeAllUsers(customerGroupId: $customerGroupId) {
        customerGroup {
          ...AdminGroupCard_group
          ...ClassMembers_group
        }
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  return async () => (await commitMutationForResponse(commit)({ customerGroupId })).removeAllUsers.undo;
}

/** Removes one learner from a group; rejects if that failed. */
export function useRemoveMember(customerGroupId: number): (keycloakId: string) => Promise<UndoOffer> {
  const [commit] = useMutation<useRemoveUsersOneMutation>(graphql`
    mutation useRemoveUsersOneMutation($customerGroupId: Int!, $keycloakId: ID!) {
      removeGroupMember(customerGroupId: $customerGroupId, keycloak_id: $keycloakId) {
        customerGroup {
          ...AdminGroupCard_group
          ...ClassMembers_group
        }
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  return async (keycloakId) =>
    (await commitMutationForResponse(commit)({ customerGroupId, keycloakId })).removeGroupMember.undo;
}
