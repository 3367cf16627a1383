import { ownAccountTexts } from "@cathedra/domain/messages";
import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useResetProgressMutation } from "../__generated__/useResetProgressMutation.graphql.ts";
import { toasts } from "./toasts.ts";

/** How long the toast is shown before the page is reloaded, in milliseconds (1.017). */
const reloadAfterMs = 3000;

/** Resets the course progress of a demo account (1.016-1.019); resolves when it is done or has failed. */
export function useResetProgress(): () => Promise<void> {
  const [commit] = useMutation<useResetProgressMutation>(graphql`
    mutation useResetProgressMutation {
      resetAccountProgress {
        done
      }
    }
  `);
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        commit({
          variables: {},
          onCompleted: ({ resetAccountProgress }) => {
            if (resetAccountProgress.done) succeed();
            else fail();
            resolve();
          },
          onError: () => {
            fail();
            resolve();
          },
        });
      }),
    [commit],
  );
}

function succeed(): void {
  toasts.success(ownAccountTexts.resetSucceeded);
  setTimeout(() => location.reload(), reloadAfterMs);
}

function fail(): void {
  toasts.error(ownAccountTexts.resetFailed);
}
