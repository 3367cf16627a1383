import type { RecordDraft } from "./record-draft.ts";
import { type LoadedRecord, makeForm } from "./record-mapping.ts";
import { haveSameContent } from "./same-content.ts";

/** Thrown when a record was already created from this draft, in another tab or on another device. */
export class SavedElsewhereError extends Error {
  override readonly name = "SavedElsewhereError";
  readonly stored: LoadedRecord;

  constructor(stored: LoadedRecord) {
    super("the draft is a record already");
    this.stored = stored;
  }
}

/** Whether a save of the draft with this content was sent. */
function wasSent({ sent }: RecordDraft, form: RecordDraft["form"]): boolean {
  return sent.some((earlier) => haveSameContent(earlier, form));
}

/** The draft, with its present content added to the contents that were sent. */
export function sending(draft: RecordDraft): RecordDraft {
  return wasSent(draft, draft.form) ? draft : { ...draft, sent: [...draft.sent, draft.form] };
}

/**
 * Saves a new record; `save` creates it, or replaces the stored one. When the draft has already become a record, the API
 * returns that record. When an earlier save succeeded but its answer was lost, that record is updated to the current content.
 */
export async function sendNewRecord(
  draft: RecordDraft,
  save: (stored?: LoadedRecord) => Promise<LoadedRecord>,
): Promise<LoadedRecord> {
  const stored = await save();
  const answered = makeForm(stored);
  if (haveSameContent(answered, draft.form)) return stored;
  if (wasSent(draft, answered)) return save(stored);
  throw new SavedElsewhereError(stored);
}
