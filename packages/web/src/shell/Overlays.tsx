import { shellTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { ToastRegion } from "@cathedra/ui-kit/Toast";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { queueOwner } from "../features/record-queue/queue-owner.ts";
import { discardAndSignOut, unsentAtSignOut } from "./leave-by-sign-out.ts";
import { toasts } from "./toasts.ts";

/** The parts of the shell that are above every page: toasts, and the question before a sign-out that would discard something. */
export function Overlays() {
  return (
    <>
      <UnsentAtSignOut />
      <ToastRegion queue={toasts} />
    </>
  );
}

const QueuedNames = lazy(() =>
  import("../features/record-queue/QueuedNames.tsx").then((file) => ({ default: file.QueuedNames })),
);

/** The question when a person signs out while typed content could not be sent. */
function UnsentAtSignOut() {
  const owner = useSyncExternalStore(unsentAtSignOut.subscribe, unsentAtSignOut.get);
  return (
    <AlertDialog
      isOpen={owner !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) unsentAtSignOut.set(undefined);
      }}
      title="Sign out and discard what was not saved?"
      confirmLabel="Discard and sign out"
      cancelLabel="Stay signed in"
      onConfirm={() => discardAndSignOut(owner)}
    >
      {shellTexts.unsentAtSignOut}
      {owner !== undefined && queueOwner.get() === owner && (
        <Suspense>
          <QueuedNames owner={owner} />
        </Suspense>
      )}
    </AlertDialog>
  );
}
