import { graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { deleteRecordMutation } from "../../../../__generated__/deleteRecordMutation.graphql.ts";
import { environment } from "../../../../relay/environment.ts";

/** Deletes a record (7.068) without reading a list. Rejects with the API's refusal. */
export function deleteRecord(activity: deleteRecordMutation["variables"]["activity"]): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<deleteRecordMutation>(environment, {
      mutation: graphql`
        mutation deleteRecordMutation($activity: DeleteActivityInput!) {
          deleteActivity(activity: $activity) {
            deletedId
          }
        }
      `,
      variables: { activity },
      // Any list in the store may contain the deleted record.
      updater: (store) => store.invalidateStore(),
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
