import { createLocalDrafts, discardInTime } from "./local-drafts.ts";
import { migrateDrafts } from "./migrate-drafts.ts";

/** The drafts in this browser. This is part of the first bundle, so that signing out on any page removes them. */
export const localDrafts = createLocalDrafts(() => localStorage);

migrateDrafts(() => localStorage);
discardInTime(localDrafts);

/** The open forms of this page by draft; each sends its content and returns whether all of it arrived. */
export const openDrafts = new Map<string, () => Promise<boolean>>();
