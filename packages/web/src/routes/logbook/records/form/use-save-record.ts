import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useSaveRecordMutation } from "../../../../__generated__/useSaveRecordMutation.graphql.ts";

type Variables = useSaveRecordMutation["variables"];

/** Saves a record (7.067). The promise rejects with what the API refused. */
export function useSaveRecord(): readonly [save: (variables: Variables) => Promise<void>, isSaving: boolean] {
  const [commit, isSaving] = useMutation<useSaveRecordMutation>(graphql`
    mutation useSaveRecordMutation($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
      saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) {
        activity {
          id
          ...recordFragment_activity
        }
      }
    }
  `);
  const save = useCallback(
    (variables: Variables) =>
      new Promise<void>((resolve, reject) => {
        commit({ variables, onCompleted: () => resolve(), onError: reject });
      }),
    [commit],
  );
  return [save, isSaving];
}
