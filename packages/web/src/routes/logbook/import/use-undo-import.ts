import { graphql, useMutation } from "react-relay/hooks";
import type { useUndoImportMutation } from "../../../__generated__/useUndoImportMutation.graphql.ts";

/** Undoes an import. The function rejects when it failed. */
export function useUndoImport() {
  const [commit, isBusy] = useMutation<useUndoImportMutation>(graphql`
    mutation useUndoImportMutation($id: ID!) {
      undoLogbookImport(id: $id) {
        id
        viewerCanUndo
        undoneAt
      }
    }
  `);
  const undo = (id: string) =>
    new Promise<void>((resolve, reject) => {
      commit({
        variables: { id },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
  return { undo, isBusy };
}
