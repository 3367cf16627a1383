import { graphql, useMutation } from "react-relay/hooks";
import type { useEventChangesArchiveMutation } from "../../../__generated__/useEventChangesArchiveMutation.graphql.ts";
import type { useEventChangesCreateMutation } from "../../../__generated__/useEventChangesCreateMutation.graphql.ts";
import type { useEventChangesEditMutation } from "../../../__generated__/useEventChangesEditMutation.graphql.ts";
import type { useEventChangesRegenerateMutation } from "../../../__generated__/useEventChangesRegenerateMutation.graphql.ts";
import type { useEventChangesRevokeMutation } from "../../../__generated__/useEventChangesRevokeMutation.graphql.ts";
import { commitMutation } from "../commit-mutation.ts";

/** Creates and edits an event (3.041, 3.042); both functions reject with the API's refusal. */
export function useSaveEvent() {
  const [create] = useMutation<useEventChangesCreateMutation>(graphql`
    mutation useEventChangesCreateMutation(
      $name: String!
      $description: String!
      $customerId: Int!
      $learningSpaceId: Int!
      $modules: [CloudModuleCasesInput!]!
      $eventAt: DateTime!
      $durationInSeconds: Int!
      $maxUses: Int!
      $organizers: [String!]
      $idempotencyKey: String
    ) {
      createEventResourceAccessVoucher(
        name: $name
        description: $description
        customerId: $customerId
        learningSpaceId: $learningSpaceId
        modules: $modules
        eventAt: $eventAt
        durationInSeconds: $durationInSeconds
        maxUses: $maxUses
        organizers: $organizers
        idempotencyKey: $idempotencyKey
      ) {
        id
      }
    }
  `);
  const [edit] = useMutation<useEventChangesEditMutation>(graphql`
    mutation useEventChangesEditMutation(
      $voucherId: Int!
      $name: String!
      $description: String!
      $eventAt: DateTime!
      $durationInSeconds: Int
      $organizers: [String!]
      $modifiedAt: DateTime!
    ) {
      editEventResourceAccessVoucher(
        voucherId: $voucherId
        name: $name
        description: $description
        eventAt: $eventAt
        durationInSeconds: $durationInSeconds
        organizers: $organizers
        modifiedAt: $modifiedAt
      ) {
        ...AdminEventDetail_event
        ...eventList_rows
      }
    }
  `);
  return { create: commitMutation(create), edit: commitMutation(edit) };
}

/** Ends an event (3.043) and changes its code; each function rejects when it failed. */
export function useEventChanges(id: number) {
  const [archive] = useMutation<useEventChangesArchiveMutation>(graphql`
    mutation useEventChangesArchiveMutation($id: Int!) {
      archiveResourceAccessVoucher(resourceAccessVoucherId: $id) {
        eventVoucher {
          ...AdminEventDetail_event
          ...eventList_rows
        }
      }
    }
  `);
  const [regenerate] = useMutation<useEventChangesRegenerateMutation>(graphql`
    mutation useEventChangesRegenerateMutation($id: Int!) {
      regenerateResourceAccessVoucherCode(resourceAccessVoucherId: $id) {
        eventVoucher {
          id
          code
        }
      }
    }
  `);
  const [revoke] = useMutation<useEventChangesRevokeMutation>(graphql`
    mutation useEventChangesRevokeMutation($id: Int!) {
      revokeResourceAccessVoucherCode(resourceAccessVoucherId: $id) {
        eventVoucher {
          id
          code
        }
      }
    }
  `);
  return {
    archive: () => commitMutation(archive)({ id }),
    regenerate: () => commitMutation(regenerate)({ id }),
    revoke: () => commitMutation(revoke)({ id }),
  };
}
