import { commitMutation, graphql } from "relay-runtime";
import type { sendUndoMutation } from "../../__generated__/sendUndoMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** Undoes a recent act; rejects with the API's refusal. */
export function sendUndo(undoId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<sendUndoMutation>(environment, {
      mutation: graphql`
        mutation sendUndoMutation($undoId: ID!) {
          undo(undoId: $undoId) {
            undoId
          }
        }
      `,
      variables: { undoId },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
