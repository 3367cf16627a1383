import { createLocalDrafts, discardInTime } from "./local-drafts.ts";
import { migrateDrafts } from "./migrate-drafts.ts";

/** The copies of this browser. Loaded with the first bundle: whoever signs out on any page leaves none. */
export const localDrafts = createLocalDrafts(() => localStorage);

migrateDrafts(() => localStorage);
discardInTime(localDrafts);

/** The open forms of this page by draft; each sends its content and returns whether all of it arrived. */
export const openDrafts = new Map<string, () => Promise<boolean>>();
