import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useUpdateUserMutation } from "../../../__generated__/useUpdateUserMutation.graphql.ts";

type UserInput = useUpdateUserMutation["variables"]["user"];

/** Changes the person's own profile (13.010); the answer updates it everywhere on the page. */
export function useUpdateUser(): (user: UserInput) => Promise<void> {
  const [commit] = useMutation<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($user: UserInput!) {
      updateUser(user: $user) {
        user {
          ...AccountForm_user
        }
      }
    }
  `);
  return useCallback(
    (user) =>
      new Promise<void>((resolve, reject) => {
        commit({ variables: { user }, onCompleted: () => resolve(), onError: reject });
      }),
    [commit],
  );
}
