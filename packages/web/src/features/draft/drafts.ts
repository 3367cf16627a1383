import { sessions } from "../../auth/auth.ts";
import { createDraftStore, discardInTime } from "./draft-store.ts";

/** The drafts of this browser. Loaded with the first bundle: signing out on any page forgets them all. */
export const drafts = createDraftStore(() => localStorage);

discardInTime(drafts);
sessions.subscribe(() => {
  if (sessions.get().status === "signedOut") drafts.discardAll();
});
