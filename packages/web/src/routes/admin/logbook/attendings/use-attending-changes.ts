import { graphql, useMutation } from "react-relay/hooks";
import type { useAttendingChangesAddMutation } from "../../../../__generated__/useAttendingChangesAddMutation.graphql.ts";
import type { useAttendingChangesEditMutation } from "../../../../__generated__/useAttendingChangesEditMutation.graphql.ts";
import type { useAttendingChangesMergeMutation } from "../../../../__generated__/useAttendingChangesMergeMutation.graphql.ts";
import type { useAttendingChangesRemoveMutation } from "../../../../__generated__/useAttendingChangesRemoveMutation.graphql.ts";
import type { useAttendingChangesTakeBackMutation } from "../../../../__generated__/useAttendingChangesTakeBackMutation.graphql.ts";
import { commitMutation } from "../../commit-mutation.ts";

/** The changes of an account's attendings (7.092-7.094); each rejects with the API's refusal. */
export function useAttendingChanges() {
  const [add] = useMutation<useAttendingChangesAddMutation>(graphql`
    mutation useAttendingChangesAddMutation(
      $customerId: Int!
      $firstName: String!
      $lastName: String!
      $email: String
    ) {
      createAttending(customerId: $customerId, firstName: $firstName, lastName: $lastName, email: $email) {
        id
      }
    }
  `);
  const [edit] = useMutation<useAttendingChangesEditMutation>(graphql`
    mutation useAttendingChangesEditMutation(
      $id: ID!
      $firstName: String!
      $lastName: String!
      $email: String
    ) {
      updateAttending(id: $id, firstName: $firstName, lastName: $lastName, email: $email) {
        id
        firstName
        lastName
        email
        addressChange {
          email
          askedBy
          askedAt
          from
        }
      }
    }
  `);
  const [takeBack] = useMutation<useAttendingChangesTakeBackMutation>(graphql`
    mutation useAttendingChangesTakeBackMutation($id: ID!) {
      takeBackAddressChange(id: $id) {
        id
        addressChange {
          email
          askedBy
          askedAt
          from
        }
      }
    }
  `);
  const [remove] = useMutation<useAttendingChangesRemoveMutation>(graphql`
    mutation useAttendingChangesRemoveMutation($id: ID!) {
      deleteAttending(id: $id)
    }
  `);
  const [merge] = useMutation<useAttendingChangesMergeMutation>(graphql`
    mutation useAttendingChangesMergeMutation($id: ID!, $into: ID!, $addressOf: ID) {
      mergeAttendings(id: $id, into: $into, addressOf: $addressOf) {
        id
        firstName
        lastName
        email
        recordCount
        addressChange {
          email
          askedBy
          askedAt
          from
        }
      }
    }
  `);
  return {
    add: commitMutation(add),
    edit: commitMutation(edit),
    remove: commitMutation(remove),
    merge: commitMutation(merge),
    takeBack: commitMutation(takeBack),
  };
}
