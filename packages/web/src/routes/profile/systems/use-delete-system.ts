import { graphql, useMutation } from "react-relay/hooks";
import type { useDeleteSystemMutation } from "../../../__generated__/useDeleteSystemMutation.graphql.ts";
import type { UndoOffer } from "../../../features/undo/offer-undo.ts";

/** Removes a link (13.019); resolves to the offer to undo that. */
export function useDeleteSystem(): (id: number) => Promise<UndoOffer> {
  const [commit] = useMutation<useDeleteSystemMutation>(graphql`
    mutation useDeleteSystemMutation($id: Int!) {
      DeleteUserSystem(id: $id) {
        id
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  return (id) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { id },
        onCompleted: ({ DeleteUserSystem }) => resolve(DeleteUserSystem.undo),
        onError: reject,
      });
    });
}
