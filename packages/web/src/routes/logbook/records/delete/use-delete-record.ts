import { logbookTexts, recordQueueTexts } from "@cathedra/domain/messages";
import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useDeleteRecordMutation } from "../../../../__generated__/useDeleteRecordMutation.graphql.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { localDrafts } from "../../../../features/draft/drafts.ts";
import type { SavingRecord } from "../../../../features/record-queue/browser-record-queue.ts";
import { savingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import type { QueuedDeletion } from "./send-queued-deletion.ts";

export type DoomedRecord = {
  readonly id: string;
  readonly groupId: number;
  readonly procedure: { readonly code: string; readonly name: string };
  readonly dateOfProcedure: string;
  readonly modifiedAt: string;
  readonly createdBy: { readonly keycloak_id?: string | null | undefined } | null | undefined;
};

/**
 * Deletes a record (7.068): the answer contains the list that `searchParams` describes, the record's draft is removed, and a
 * toast shows the result (7.072, 7.073). Without a connection the deletion of one's own record waits in the browser. Resolves to
 * whether the record was deleted, or will be.
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
    async (record, searchParams) => {
      const { id, groupId, procedure, createdBy } = record;
      const deleteNow = () =>
        new Promise<void>((resolve, reject) =>
          commit({
            variables: { activity: { id, groupId, procedure: { code: procedure.code } }, searchParams },
            updater: (store) => {
              const page = store
                .getRootField("deleteActivity")
                .getLinkedRecord("activities", { searchParams });
              // Every other list in the store may contain the deleted record, so the whole store is invalidated.
              store.invalidateStore();
              store.getRoot().setLinkedRecord(page, "activities", { searchParams });
            },
            onCompleted: () => resolve(),
            onError: reject,
          }),
        );
      const isOwn = owner !== undefined && owner !== null && createdBy?.keycloak_id === owner;
      try {
        await (isOwn ? savingQueue.send(queuedDeletion(owner, record), deleteNow) : deleteNow());
        if (owner !== undefined) localDrafts.discard({ owner, id });
        toasts.success(logbookTexts.recordDeleted, { subject: id });
        return true;
      } catch (error) {
        if (savingQueue.isQueued(error)) {
          toasts.info(recordQueueTexts.queued.deletion, { subject: id });
          return true;
        }
        // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
        if (!(error instanceof SessionExpiredError))
          toasts.error(logbookTexts.recordDeletionFailed, { subject: id });
        return false;
      }
    },
    [commit, owner],
  );
}

function queuedDeletion(
  owner: string,
  { id, groupId, procedure, dateOfProcedure, modifiedAt }: DoomedRecord,
): SavingRecord {
  const content: QueuedDeletion = { groupId, procedureCode: procedure.code, modifiedAt };
  return {
    id,
    kind: "deletion",
    owner,
    procedureName: procedure.name,
    dateOfProcedure,
    customerId: undefined,
    draftRevision: undefined,
    content,
  };
}
