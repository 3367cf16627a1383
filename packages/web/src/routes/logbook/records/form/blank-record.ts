import { AsLastTime } from "./AsLastTime.tsx";
import { SavedNote } from "./SavedNote.tsx";

/** The parts of the form that an empty record alone has; the pages of stored records do not load them. */
export const blankRecord = { Offer: AsLastTime, Note: SavedNote } as const;
export type BlankRecord = typeof blankRecord;
