import { SameAsEarlierRecord } from "./SameAsEarlierRecord.tsx";
import { SavedNote } from "./SavedNote.tsx";
import { SuggestedValue } from "./SuggestedValue.tsx";
import { suggestedForm } from "./suggested-form.ts";

/** The parts that only a new record needs; the pages of stored records do not load them. */
export const blankRecord = {
  Offer: SameAsEarlierRecord,
  Suggested: SuggestedValue,
  Note: SavedNote,
  toForm: suggestedForm,
} as const;
export type BlankRecord = typeof blankRecord;
