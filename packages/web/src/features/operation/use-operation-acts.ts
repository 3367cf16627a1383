import { graphql, useMutation } from "react-relay/hooks";
import type { useOperationActsAgainMutation } from "../../__generated__/useOperationActsAgainMutation.graphql.ts";
import type { useOperationActsCancelMutation } from "../../__generated__/useOperationActsCancelMutation.graphql.ts";

/** Cancels a long operation, or starts it again. Each function rejects when it failed. */
export function useOperationActs() {
  const [cancel] = useMutation<useOperationActsCancelMutation>(graphql`
    mutation useOperationActsCancelMutation($id: ID!) {
      cancelOperation(id: $id) {
        ...OperationCard_operation
      }
    }
  `);
  const [again] = useMutation<useOperationActsAgainMutation>(graphql`
    mutation useOperationActsAgainMutation($id: ID!) {
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
