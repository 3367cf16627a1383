import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useSaveRecordMutation } from "../../../../__generated__/useSaveRecordMutation.graphql.ts";

import type { LoadedRecord } from "./record-mapping.ts";

type Variables = useSaveRecordMutation["variables"];

/** Saves a record (7.067). Resolves to the record as it is stored; rejects with the API's refusal. */
export function useSaveRecord(): readonly [
  save: (variables: Variables) => Promise<LoadedRecord>,
  isSaving: boolean,
] {
  const [commit, isSaving] = useMutation<useSaveRecordMutation>(graphql`
    mutation useSaveRecordMutation($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
      saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) {
        activity {
          id
          participantNames
          ...recordFragment_activity @relay(mask: false)
        }
      }
    }
  `);
  const save = useCallback(
    (variables: Variables) =>
      new Promise<LoadedRecord>((resolve, reject) => {
        commit({
          variables,
          onCompleted: ({ saveActivity }) => resolve(saveActivity.activity),
          onError: reject,
        });
      }),
    [commit],
  );
  return [save, isSaving];
}
