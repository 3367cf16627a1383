import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { useState, useSyncExternalStore } from "react";
import { createPath, useNavigation } from "react-router";
import { sessions } from "../auth/auth.ts";
import { outage } from "../relay/environment.ts";
import { leaveForSignIn } from "./leave-for-sign-in.ts";

/**
 * Shown over a page whose session has expired and cannot be renewed. Signing in returns to the same address, or to the
 * requested one, and forms keep their drafts; people who want to copy something first can close the dialog and sign in from the
 * banner.
 */
export function SessionExpired() {
  const { status } = useSyncExternalStore(sessions.subscribe, sessions.get);
  const isOut = useSyncExternalStore(outage.subscribe, () => outage.get().since !== undefined);
  const [isLeaving, setLeaving] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const { location: next } = useNavigation();
  // Without a network no one can sign in; the banner above says so.
  if (status !== "expired" || isOut) return null;
  const leave = () => {
    setLeaving(true);
    void leaveForSignIn(next && createPath(next)).then(() => setLeaving(false));
  };
  const button = (
    <Button variant="primary" isPending={isLeaving} onPress={leave}>
      Sign In
    </Button>
  );
  if (isClosed) {
    return (
      <Banner tone="warning" action={button}>
        {shellTexts.sessionEnded}
      </Banner>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => setClosed(!isOpen)}
      title="Your session has expired"
      size="small"
      actions={button}
    >
      {shellTexts.sessionEnded}
    </Dialog>
  );
}
