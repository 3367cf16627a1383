import { graphql, useMutation } from "react-relay/hooks";
import type { useReleaseChangesCreateMutation } from "../../../__generated__/useReleaseChangesCreateMutation.graphql.ts";
import type { useReleaseChangesDeleteMutation } from "../../../__generated__/useReleaseChangesDeleteMutation.graphql.ts";
import type { useReleaseChangesEndMutation } from "../../../__generated__/useReleaseChangesEndMutation.graphql.ts";
import type { useReleaseChangesPublishMutation } from "../../../__generated__/useReleaseChangesPublishMutation.graphql.ts";
import type { useReleaseChangesRemoveDocumentMutation } from "../../../__generated__/useReleaseChangesRemoveDocumentMutation.graphql.ts";
import type { useReleaseChangesRolloutMutation } from "../../../__generated__/useReleaseChangesRolloutMutation.graphql.ts";
import type { useReleaseChangesWithdrawMutation } from "../../../__generated__/useReleaseChangesWithdrawMutation.graphql.ts";
import { commitMutation, commitMutationForResponse } from "../commit-mutation.ts";

/** The mutations of a release; each rejects with the API's refusal. */
export function useReleaseChanges() {
  const [create] = useMutation<useReleaseChangesCreateMutation>(graphql`
    mutation useReleaseChangesCreateMutation(
      $softwareCode: String!
      $softwareName: String!
      $version: String!
    ) {
      createSoftwareRelease(softwareCode: $softwareCode, softwareName: $softwareName, version: $version) {
        id
        state
      }
    }
  `);
  const [removeDraft] = useMutation<useReleaseChangesDeleteMutation>(graphql`
    mutation useReleaseChangesDeleteMutation($id: Int!) {
      deleteSoftwareRelease(releaseId: $id)
    }
  `);
  const [removeDocument] = useMutation<useReleaseChangesRemoveDocumentMutation>(graphql`
    mutation useReleaseChangesRemoveDocumentMutation($id: Int!, $kind: SoftwareDocumentKind!) {
      removeSoftwareDocument(releaseId: $id, kind: $kind) {
        id
      }
    }
  `);
  const [setRollout] = useMutation<useReleaseChangesRolloutMutation>(graphql`
    mutation useReleaseChangesRolloutMutation(
      $id: Int!
      $isForAll: Boolean!
      $customerIds: [Int!]!
      $stationIds: [ID!]!
      $newStations: Int
    ) {
      setSoftwareRollout(
        releaseId: $id
        isForAll: $isForAll
        customerIds: $customerIds
        stationIds: $stationIds
        newStations: $newStations
      ) {
        id
      }
    }
  `);
  const [publish] = useMutation<useReleaseChangesPublishMutation>(graphql`
    mutation useReleaseChangesPublishMutation($id: Int!) {
      publishSoftwareRelease(releaseId: $id) {
        id
        state
      }
    }
  `);
  const [withdraw] = useMutation<useReleaseChangesWithdrawMutation>(graphql`
    mutation useReleaseChangesWithdrawMutation($id: Int!) {
      withdrawSoftwareRelease(releaseId: $id) {
        id
        state
      }
    }
  `);
  const [endWork] = useMutation<useReleaseChangesEndMutation>(graphql`
    mutation useReleaseChangesEndMutation($id: ID!) {
      forceEndOperation(id: $id) {
        id
        state
      }
    }
  `);
  return {
    create: commitMutationForResponse(create),
    removeDraft: commitMutation(removeDraft),
    removeDocument: commitMutation(removeDocument),
    setRollout: commitMutation(setRollout),
    publish: commitMutation(publish),
    withdraw: commitMutation(withdraw),
    endWork: commitMutation(endWork),
  };
}
