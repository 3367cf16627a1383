import { createDraftCopies, discardInTime } from "./draft-copies.ts";
import { adoptFormer } from "./former-drafts.ts";

/** The copies of this browser. Loaded with the first bundle: whoever signs out on any page leaves none. */
export const draftCopies = createDraftCopies(() => localStorage);

adoptFormer(() => localStorage);
discardInTime(draftCopies);

/** The forms that are open in this page, by draft; each sends what it has, and says whether all of it arrived. */
export const openDrafts = new Map<string, () => Promise<boolean>>();
