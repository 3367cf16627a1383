import { graphql, useMutation } from "react-relay/hooks";
import type { useStationActsEndMutation } from "../../../../__generated__/useStationActsEndMutation.graphql.ts";
import type { useStationActsKeepMutation } from "../../../../__generated__/useStationActsKeepMutation.graphql.ts";
import type { useStationActsLogsMutation } from "../../../../__generated__/useStationActsLogsMutation.graphql.ts";
import { commitMutation, commitMutationForResponse } from "../../commit-mutation.ts";

/** The mutations on a simulator's page; each rejects with the API's refusal. The page is refreshed afterwards. */
export function useStationActs() {
  const [end] = useMutation<useStationActsEndMutation>(graphql`
    mutation useStationActsEndMutation($id: ID!, $session: ID!) {
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
  const [keep] = useMutation<useStationActsKeepMutation>(graphql`
    mutation useStationActsKeepMutation($id: ID!, $computer: ID!) {
      keepVistSystemComputer(id: $id, computer: $computer) {
        id
        clonedAt
      }
    }
  `);
  const [link] = useMutation<useStationActsLogsMutation>(graphql`
    mutation useStationActsLogsMutation($id: ID!, $logs: [ID!]!) {
      createVistSystemLogLink(id: $id, logs: $logs)
    }
  `);
  return { end: commitMutation(end), keep: commitMutation(keep), link: commitMutationForResponse(link) };
}
