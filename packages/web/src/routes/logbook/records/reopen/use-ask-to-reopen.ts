import { graphql, useMutation } from "react-relay/hooks";
import type { useAskToReopenMutation } from "../../../../__generated__/useAskToReopenMutation.graphql.ts";

type Variables = useAskToReopenMutation["variables"];

/** Asks the attending of a confirmed record to reopen it; rejects with the portal's refusal. */
export function useAskToReopen(): (variables: Variables) => Promise<void> {
  const [commit] = useMutation<useAskToReopenMutation>(graphql`
    mutation useAskToReopenMutation($id: ID!, $word: String!) {
      askToReopenActivity(id: $id, word: $word) {
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
