import { useCallback } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import type { useTargetChangesListQuery } from "../../../../__generated__/useTargetChangesListQuery.graphql.ts";
import type { useTargetChangesRemoveMutation } from "../../../../__generated__/useTargetChangesRemoveMutation.graphql.ts";
import type { useTargetChangesSaveMutation } from "../../../../__generated__/useTargetChangesSaveMutation.graphql.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { type TargetForm, toInput } from "./target-form.ts";

/** Saves and deletes a target of an account. Both reject with the API's message, and refetch the list. */
export function useTargetChanges(customerId: number) {
  const environment = useRelayEnvironment();
  const [commitSave] = useMutation<useTargetChangesSaveMutation>(graphql`
    mutation useTargetChangesSaveMutation($customerId: Int!, $target: LogbookTargetInput!) {
      saveLogbookTarget(customerId: $customerId, target: $target) {
        id
      }
    }
  `);
  const [commitRemove] = useMutation<useTargetChangesRemoveMutation>(graphql`
    mutation useTargetChangesRemoveMutation($id: ID!) {
      deleteLogbookTarget(id: $id)
    }
  `);
  const refresh = useCallback(
    () =>
      fetchQuery<useTargetChangesListQuery>(
        environment,
        graphql`
          query useTargetChangesListQuery($customerId: Int!) {
            logbookTargets(customerId: $customerId) {
              ...TargetList_targets
            }
          }
        `,
        { customerId },
      ).toPromise(),
    [environment, customerId],
  );
  const save = useCallback(
    async (form: TargetForm) => {
      const target = toInput(form);
      await new Promise<void>((resolve, reject) => {
        commitSave({ variables: { customerId, target }, onCompleted: () => resolve(), onError: reject });
      });
      await refresh();
      toasts.success(form.id === null ? "Target added." : "Target changed.");
    },
    [commitSave, customerId, refresh],
  );
  const remove = useCallback(
    async (id: string) => {
      await new Promise<void>((resolve, reject) => {
        commitRemove({ variables: { id }, onCompleted: () => resolve(), onError: reject });
      });
      await refresh();
      toasts.success("Target removed.");
    },
    [commitRemove, refresh],
  );
  return { save, remove };
}
