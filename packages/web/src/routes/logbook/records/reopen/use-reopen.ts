import { graphql, useMutation } from "react-relay/hooks";
import type { useReopenMutation } from "../../../../__generated__/useReopenMutation.graphql.ts";

type Variables = useReopenMutation["variables"];

/** Withdraws the confirmation of a record; rejects with the portal's refusal. */
export function useReopen(): (variables: Variables) => Promise<void> {
  const [commit] = useMutation<useReopenMutation>(graphql`
    mutation useReopenMutation($id: ID!, $word: String!) {
      reopenActivity(id: $id, word: $word) {
        activity {
          id
          viewerCanEdit
          viewerCanDelete
          ...RecordConfirmation_activity
        }
      }
    }
  `);
  return (variables) =>
    new Promise((resolve, reject) => {
      commit({ variables, onCompleted: () => resolve(), onError: reject });
    });
}
