import { recordConflictTexts } from "@cathedra/domain/messages";
import { withNewDraft } from "../../../../features/draft/draft-address.ts";
import { localDrafts } from "../../../../features/draft/drafts.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { containsEdit } from "../conflict/find-conflict.ts";
import { fetchLatestRecord } from "../conflict/latest-record.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import type { SavedElsewhere } from "./use-record-editor.ts";

/** A time before every version of a record: a save that is based on it is compared with the stored record first. */
const beforeAll = new Date(0).toISOString();

type Form = {
  readonly owner: string;
  readonly onSaved: (saved: LoadedRecord) => void;
  readonly go: (address: string) => void | Promise<void>;
};

/**
 * Continues when a draft has already become a record on another device. If the record contains everything that was typed here,
 * it counts as saved; otherwise the differences become unsaved changes of the record. Nothing typed is lost, and no case is
 * stored twice.
 */
export async function continueSavedElsewhere(
  { recordId, mine, base }: SavedElsewhere,
  { owner, onSaved, go }: Form,
): Promise<void> {
  const keepLocalDraft = (id: string, content: unknown, isChange: boolean) =>
    localDrafts.keep({ owner, id, isChange, revision: null, base: null, content });
  try {
    const stored = await fetchLatestRecord(recordId);
    if (containsEdit(stored, { base, mine: mine.form })) {
      onSaved(stored);
      return;
    }
    keepLocalDraft(stored.id, { form: mine.form, sent: [], basedOn: beforeAll, base }, true);
    toasts.info(recordConflictTexts.savedElsewhere);
    await go(`/logbook/records/${stored.id}`);
  } catch {
    const address = withNewDraft(new URL("/logbook/records/create", location.origin));
    keepLocalDraft(
      new URL(address, location.origin).searchParams.get("draft") ?? "",
      { ...mine, sent: [] },
      false,
    );
    toasts.info(recordConflictTexts.savedElsewhereGone);
    await go(address);
  }
}
