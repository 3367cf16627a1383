import { graphql, useMutation } from "react-relay/hooks";
import type { useGroupChangesCreateMutation } from "../../../__generated__/useGroupChangesCreateMutation.graphql.ts";
import type {
  useGroupChangesRemoveMutation,
  useGroupChangesRemoveMutation$variables,
} from "../../../__generated__/useGroupChangesRemoveMutation.graphql.ts";
import type { useGroupChangesSaveMutation } from "../../../__generated__/useGroupChangesSaveMutation.graphql.ts";
import type { UndoOffer } from "../../../features/undo/offer-undo.ts";
import { commitMutation, commitMutationForResponse } from "../commit-mutation.ts";

/** Creates, edits and deletes groups (9.047-9.049); each function rejects with the API's refusal. */
export function useGroupChanges() {
  const [create] = useMutation<useGroupChangesCreateMutation>(graphql`
    mutation useGroupChangesCreateMutation(
      $customerId: Int!
      $name: String!
      $admin: String!
      $description: String
      $key: String!
    ) {
      createCustomerGroup(
        customer_id: $customerId
        name: $name
        admin: $admin
        description: $description
        idempotencyKey: $key
      ) {
        id
      }
    }
  `);
  const [save] = useMutation<useGroupChangesSaveMutation>(graphql`
    mutation useGroupChangesSaveMutation(
      $id: Int!
      $name: String!
      $adminEmail: String!
      $description: String
      $modifiedAt: DateTime
    ) {
      saveCustomerGroup(
        customer_group_id: $id
        name: $name
        adminEmail: $adminEmail
        description: $description
        modifiedAt: $modifiedAt
      ) {
        id
        ...AdminGroupCard_group
      }
    }
  `);
  const [remove] = useMutation<useGroupChangesRemoveMutation>(graphql`
    mutation useGroupChangesRemoveMutation(
      $customerId: Int!
      $customerGroupId: Int!
      $retainCourseAccess: Boolean!
    ) {
      removeCustomerGroup(
        customerId: $customerId
        customerGroupId: $customerGroupId
        retainCourseAccess: $retainCourseAccess
      ) {
        customerGroupId
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  return {
    create: commitMutation(create),
    save: commitMutation(save),
    remove: async (variables: useGroupChangesRemoveMutation$variables): Promise<UndoOffer> =>
      (await commitMutationForResponse(remove)(variables)).removeCustomerGroup.undo,
  };
}
