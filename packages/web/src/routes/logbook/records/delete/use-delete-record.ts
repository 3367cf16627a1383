import { logbookTexts } from "@cathedra/domain/messages";
import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useDeleteRecordMutation } from "../../../../__generated__/useDeleteRecordMutation.graphql.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { localDrafts } from "../../../../features/draft/drafts.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";

export type DoomedRecord = {
  readonly id: string;
  readonly groupId: number;
  readonly procedure: { readonly code: string };
};

/**
 * Deletes a record (7.068): the answer contains the list that `searchParams` describes, the record's draft is removed, and a
 * toast shows the result (7.072, 7.073). Resolves to whether the record was deleted.
 */
export function useDeleteRecord(): (
  record: DoomedRecord,
  searchParams: useDeleteRecordMutation["variables"]["searchParams"],
) => Promise<boolean> {
  const owner = useViewer()?.keycloak_id;
  const [commit] = useMutation<useDeleteRecordMutation>(graphql`
    mutation useDeleteRecordMutation($activity: DeleteActivityInput!, $searchParams: ActivitiesSearchParams!) {
      deleteActivity(activity: $activity) {
        deletedId
        activities(searchParams: $searchParams) {
          ...Records_page
        }
      }
    }
  `);
  return useCallback(
    ({ id, groupId, procedure: { code } }, searchParams) =>
      new Promise((resolve) => {
        commit({
          variables: { activity: { id, groupId, procedure: { code } }, searchParams },
          updater: (store) => {
            const page = store.getRootField("deleteActivity").getLinkedRecord("activities", { searchParams });
            // Every other list in the store may contain the deleted record, so the whole store is invalidated.
            store.invalidateStore();
            store.getRoot().setLinkedRecord(page, "activities", { searchParams });
          },
          onCompleted: () => {
            if (owner !== undefined) localDrafts.discard({ owner, id });
            toasts.success(logbookTexts.recordDeleted, { subject: id });
            resolve(true);
          },
          onError: (error) => {
            // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
            if (!(error instanceof SessionExpiredError)) {
              toasts.error(logbookTexts.recordDeletionFailed, { subject: id });
            }
            resolve(false);
          },
        });
      }),
    [commit, owner],
  );
}
