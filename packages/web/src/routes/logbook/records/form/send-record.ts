import type { RecordDraft } from "./record-draft.ts";
import { formOf, type LoadedRecord } from "./record-mapping.ts";
import { haveSameContent } from "./same-content.ts";

export type Sending = {
  /** Creates the record under this key, or replaces the stored one. */
  readonly save: (clientKey: string, stored?: LoadedRecord) => Promise<LoadedRecord>;
  /** Keeps the draft as it is now. */
  readonly hold: (draft: RecordDraft) => void;
  readonly newKey: () => string;
};

/**
 * The draft for another visit. A key that was never sent may be that of a tab that is still open, whose record would
 * be taken for this one; a key that was sent finds out whether its save arrived.
 */
export function restoredDraft(draft: RecordDraft, newKey: () => string): RecordDraft {
  return draft.sent.length === 0 ? { ...draft, clientKey: newKey() } : draft;
}

/**
 * Saves a new record. Where the key is taken, the API answers with the record that took it. One that was sent from
 * this draft, its answer lost, is brought to what is typed now; any other is somebody's own, and stays.
 */
export async function sendNewRecord(
  draft: RecordDraft,
  { save, hold, newKey }: Sending,
): Promise<LoadedRecord> {
  const { form, sent, clientKey } = draft;
  const wasSent = (other: typeof form) => sent.some((earlier) => haveSameContent(earlier, other));
  hold({ ...draft, sent: wasSent(form) ? sent : [...sent, form] });
  const stored = await save(clientKey);
  const answered = formOf(stored);
  if (haveSameContent(answered, form)) return stored;
  if (wasSent(answered)) return save(clientKey, stored);
  const apart: RecordDraft = { ...draft, clientKey: newKey(), sent: [form] };
  hold(apart);
  return save(apart.clientKey);
}
