import { graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { acceptInviteMutation } from "../../__generated__/acceptInviteMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** Joins the group of a code (2.005); answers with the group's name. */
export function acceptInvite(code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    commitMutation<acceptInviteMutation>(environment, {
      mutation: graphql`
        mutation acceptInviteMutation($code: String!) {
          acceptInvite(code: $code) {
            groupName
          }
        }
      `,
      variables: { code },
      onCompleted: ({ acceptInvite: { groupName } }) => resolve(groupName),
      onError: reject,
    });
  });
}
