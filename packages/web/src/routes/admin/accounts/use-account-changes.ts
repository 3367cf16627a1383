import { graphql, useMutation } from "react-relay/hooks";
import type { useAccountChangesCreateMutation } from "../../../__generated__/useAccountChangesCreateMutation.graphql.ts";
import type { useAccountChangesSaveMutation } from "../../../__generated__/useAccountChangesSaveMutation.graphql.ts";
import { commitMutation } from "../commit-mutation.ts";

/** Mutations that create and edit accounts (9.028, 9.029); each rejects with the API's refusal. */
export function useAccountChanges() {
  const [create] = useMutation<useAccountChangesCreateMutation>(graphql`
    mutation useAccountChangesCreateMutation($name: String!, $admins: String!, $branches: [Int!]!) {
      createCustomer(name: $name, admins: $admins, branches: $branches) {
        id
      }
    }
  `);
  const [save] = useMutation<useAccountChangesSaveMutation>(graphql`
    mutation useAccountChangesSaveMutation(
      $id: Int!
      $name: String!
      $admins: [String!]!
      $branches: [Int!]
      $modifiedAt: DateTime
    ) {
      saveCustomer(id: $id, name: $name, admins: $admins, branches: $branches, modifiedAt: $modifiedAt) {
        id
        name
        ...AccountCard_account
      }
    }
  `);
  return { create: commitMutation(create), save: commitMutation(save) };
}
