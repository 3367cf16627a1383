import { SameAsEarlierRecord } from "./SameAsEarlierRecord.tsx";
import { SavedNote } from "./SavedNote.tsx";
import { suggestedForm } from "./suggested-form.ts";

/** The parts that only a new record needs; the pages of stored records do not load them. */
export const blankRecord = { Offer: SameAsEarlierRecord, Note: SavedNote, toForm: suggestedForm } as const;
export type BlankRecord = typeof blankRecord;
