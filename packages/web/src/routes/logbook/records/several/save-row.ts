import { severalCasesTexts } from "@cathedra/domain/messages";
import type { SavingRecord } from "../../../../features/record-queue/browser-record-queue.ts";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { UnavailableError } from "../../../../relay/errors.ts";
import { getFieldErrors } from "../../../../relay/field-errors.ts";
import { toSaveVariables } from "../form/record-mapping.ts";
import { byFieldName, type FormErrors } from "../form/save-errors.ts";
import { saveRecord } from "../form/save-record.ts";
import { SavedElsewhereError, sendNewRecord } from "../form/send-record.ts";
import type { CaseRow } from "./case-rows.ts";

type SavedRow =
  | { readonly state: "saved"; readonly recordId: string }
  /** The portal did not answer: the record waits in this browser. */
  | { readonly state: "queued" }
  | { readonly state: "refused"; readonly fields: FormErrors }
  | { readonly state: "failed"; readonly message: string };

export type RowToSave = {
  /** The row, with its present content among those that were sent. */
  readonly row: CaseRow;
  readonly owner: string;
  readonly customerId: number | undefined;
  readonly queue: SavingQueue;
  /** Whether the portal did not answer for the row before: this one is put into the queue without waiting for another timeout. */
  readonly isUnreachable: boolean;
};

/** Saves a row as a record of its own, as the form of a new record does. */
export async function saveRow({
  row,
  owner,
  customerId,
  queue,
  isUnreachable,
}: RowToSave): Promise<SavedRow> {
  const { id, form, sent } = row;
  const content = { form, sent, basedOn: null, base: null };
  const record: SavingRecord = {
    id,
    kind: "new",
    owner,
    procedureName: form.procedure?.name ?? "",
    dateOfProcedure: form.dateOfProcedure,
    customerId,
    draftRevision: undefined,
    content,
  };
  const send = () =>
    sendNewRecord(content, (stored) =>
      saveRecord(
        toSaveVariables(form, {
          record: stored,
          version: stored?.modifiedAt ?? null,
          clientKey: id,
          customerId,
          viewerKeycloakId: owner,
        }),
      ),
    );
  try {
    const saved = await queue.send(
      record,
      isUnreachable ? () => Promise.reject(new UnavailableError()) : send,
    );
    return { state: "saved", recordId: saved.id };
  } catch (error) {
    if (queue.isQueued(error)) return { state: "queued" };
    if (error instanceof SavedElsewhereError)
      return { state: "failed", message: severalCasesTexts.savedElsewhere };
    const found = getFieldErrors(error);
    if (found !== undefined) return { state: "refused", fields: byFieldName(found) };
    return { state: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}
