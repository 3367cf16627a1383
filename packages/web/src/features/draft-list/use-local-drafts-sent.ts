import { useEffect } from "react";
import { localDrafts } from "../draft/drafts.ts";

/** Sends the content that an earlier visit could not send, so that it appears in the list of drafts. */
export function useLocalDraftsSent(owner: string): void {
  useEffect(() => {
    if (localDrafts.of(owner).length === 0) return;
    void import("../draft/send-local-drafts.ts")
      .then(({ sendLocalDrafts }) => sendLocalDrafts(owner))
      .catch(reportError);
  }, [owner]);
}
