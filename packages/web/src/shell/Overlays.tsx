import { shellTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { ToastRegion } from "@cathedra/ui-kit/Toast";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { localDrafts } from "../features/draft/drafts.ts";
import { queueOwner } from "../features/record-queue/queue-owner.ts";
import { storedForms } from "../features/stored-form/stored-forms.ts";
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

/** Where the names cannot be loaded, the person is still told that records are lost. */
const QueuedNames = lazy(() =>
  import("../features/record-queue/browser-record-queue.ts").then(
    (file) => ({ default: file.OwnQueuedNames }),
    () => ({ default: UnnamedRecords }),
  ),
);

function UnnamedRecords() {
  return <p>Saved records on this device have not reached the portal, and are deleted.</p>;
}

/** The question when a person signs out while typed content could not be sent. */
function UnsentAtSignOut() {
  const owner = useSyncExternalStore(unsentAtSignOut.subscribe, unsentAtSignOut.get);
  const hasQueue = owner !== undefined && queueOwner.get() === owner;
  const hasTyped = owner !== undefined && (localDrafts.of(owner).length > 0 || storedForms.hasAnyOf(owner));
  return (
    <AlertDialog
      isOpen={owner !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) unsentAtSignOut.set(undefined);
      }}
      title="Sign out and discard what was not sent?"
      confirmLabel="Discard and sign out"
      cancelLabel="Stay signed in"
      onConfirm={() => discardAndSignOut(owner)}
    >
      {(hasTyped || !hasQueue) && shellTexts.unsentAtSignOut}
      {hasQueue && (
        <Suspense>
          <QueuedNames owner={owner} />
        </Suspense>
      )}
    </AlertDialog>
  );
}
