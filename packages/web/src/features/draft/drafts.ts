import { createLocalDrafts, discardInTime } from "./local-drafts.ts";
import { migrateDrafts } from "./migrate-drafts.ts";

/** The copies of this browser. Loaded with the first bundle: whoever signs out on any page leaves none. */
export const localDrafts = createLocalDrafts(() => localStorage);

migrateDrafts(() => localStorage);
discardInTime(localDrafts);

/** The forms that are open in this page, by draft; each sends what it has, and says whether all of it arrived. */
export const openDrafts = new Map<string, () => Promise<boolean>>();
