import { graphql, useMutation } from "react-relay/hooks";
import type { useOperationActionsAgainMutation } from "../../__generated__/useOperationActionsAgainMutation.graphql.ts";
import type { useOperationActionsCancelMutation } from "../../__generated__/useOperationActionsCancelMutation.graphql.ts";

/** Cancels a long operation, or starts it again. Each function rejects when it failed. */
export function useOperationActions() {
  const [cancel] = useMutation<useOperationActionsCancelMutation>(graphql`
    mutation useOperationActionsCancelMutation($id: ID!) {
      cancelOperation(id: $id) {
        ...OperationCard_operation
      }
    }
  `);
  const [again] = useMutation<useOperationActionsAgainMutation>(graphql`
    mutation useOperationActionsAgainMutation($id: ID!) {
      tryOperationAgain(id: $id) {
        ...OperationCard_operation
      }
    }
  `);
  return {
    cancel: (id: string) =>
      new Promise<void>((resolve, reject) => {
        cancel({ variables: { id }, onCompleted: () => resolve(), onError: reject });
      }),
    tryAgain: (id: string) =>
      new Promise<void>((resolve, reject) => {
        again({ variables: { id }, onCompleted: () => resolve(), onError: reject });
      }),
  };
}
