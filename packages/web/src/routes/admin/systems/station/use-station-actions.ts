import { graphql, useMutation } from "react-relay/hooks";
import type { useStationActionsEndMutation } from "../../../../__generated__/useStationActionsEndMutation.graphql.ts";
import type { useStationActionsKeepMutation } from "../../../../__generated__/useStationActionsKeepMutation.graphql.ts";
import type { useStationActionsLogsMutation } from "../../../../__generated__/useStationActionsLogsMutation.graphql.ts";
import { commitMutation, commitMutationForResponse } from "../../commit-mutation.ts";

/** The mutations on a simulator's page; each rejects with the API's refusal. The page is refreshed afterwards. */
export function useStationActions() {
  const [end] = useMutation<useStationActionsEndMutation>(graphql`
    mutation useStationActionsEndMutation($id: ID!, $session: ID!) {
      endVistSystemSession(id: $id, session: $session) {
        id
        session {
          id
          person
          signedInAt
          lastUsedAt
          expiresAt
        }
      }
    }
  `);
  const [keep] = useMutation<useStationActionsKeepMutation>(graphql`
    mutation useStationActionsKeepMutation($id: ID!, $computer: ID!) {
      keepVistSystemComputer(id: $id, computer: $computer) {
        id
        clonedAt
      }
    }
  `);
  const [link] = useMutation<useStationActionsLogsMutation>(graphql`
    mutation useStationActionsLogsMutation($id: ID!, $logs: [ID!]!) {
      createVistSystemLogLink(id: $id, logs: $logs)
    }
  `);
  return { end: commitMutation(end), keep: commitMutation(keep), link: commitMutationForResponse(link) };
}
