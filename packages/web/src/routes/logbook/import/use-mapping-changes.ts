import { logbookMappingTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useMappingChangesDeleteMutation } from "../../../__generated__/useMappingChangesDeleteMutation.graphql.ts";
import type {
  LogbookMappingInput,
  useMappingChangesSaveMutation,
} from "../../../__generated__/useMappingChangesSaveMutation.graphql.ts";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Saves, shares and deletes mappings of imports; the page is read again afterwards, whatever the outcome. */
export function useMappingChanges() {
  const { revalidate, state } = useRevalidator();
  const [commitSave, isSaving] = useMutation<useMappingChangesSaveMutation>(graphql`
    mutation useMappingChangesSaveMutation($mapping: LogbookMappingInput!) {
      saveLogbookMapping(mapping: $mapping) {
        id
        isShared
      }
    }
  `);
  const [commitDelete, isDeleting] = useMutation<useMappingChangesDeleteMutation>(graphql`
    mutation useMappingChangesDeleteMutation($id: ID!) {
      deleteLogbookMapping(id: $id)
    }
  `);
  /** Saves a mapping of columns, and shows the result; false if the portal did not save it. */
  const save = async (mapping: LogbookMappingInput): Promise<boolean> => {
    const isSaved = await new Promise<boolean>((resolve) => {
      commitSave({
        variables: { mapping },
        onCompleted: () => {
          toasts.success(texts.saved);
          resolve(true);
        },
        onError: (error) => {
          toasts.error(error instanceof ApiError ? error.message : texts.failed);
          resolve(false);
        },
      });
    });
    await revalidate();
    return isSaved;
  };
  const remove = (id: string) =>
    new Promise<void>((resolve) => {
      commitDelete({
        variables: { id },
        onCompleted: () => {
          toasts.success(texts.deleted);
          resolve();
        },
        onError: () => {
          toasts.error(texts.failed);
          resolve();
        },
      });
    }).then(revalidate);
  return { save, remove, isBusy: isSaving || isDeleting || state === "loading" };
}
