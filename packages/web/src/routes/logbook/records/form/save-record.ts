import { graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { saveRecordMutation } from "../../../../__generated__/saveRecordMutation.graphql.ts";
import { environment } from "../../../../relay/environment.ts";
import type { LoadedRecord } from "./record-mapping.ts";

/** Saves a record (7.067). Resolves to the record as it is stored; rejects with the API's refusal. */
export function saveRecord(variables: saveRecordMutation["variables"]): Promise<LoadedRecord> {
  return new Promise((resolve, reject) => {
    commitMutation<saveRecordMutation>(environment, {
      mutation: graphql`
        mutation saveRecordMutation($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
          saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) {
            activity {
              id
              participantNames
              ...recordFragment_activity @relay(mask: false)
            }
          }
        }
      `,
      variables,
      onCompleted: ({ saveActivity }) => resolve(saveActivity.activity),
      onError: reject,
    });
  });
}
