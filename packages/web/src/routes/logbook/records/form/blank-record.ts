import { SameAsEarlierRecord } from "./SameAsEarlierRecord.tsx";
import { SavedNote } from "./SavedNote.tsx";

/** The components that only a new record needs; the pages of stored records do not load them. */
export const blankRecord = { Offer: SameAsEarlierRecord, Note: SavedNote } as const;
export type BlankRecord = typeof blankRecord;
