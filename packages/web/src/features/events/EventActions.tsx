import { cloudEventTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Play } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useState } from "react";
import { isLossShown } from "./LostRoomNotice.tsx";
import type { EventSession } from "./use-event-session.ts";

/** The actions on an event's session: start, cancel the start, join, end (3.012, 3.016, 3.017). */
export function EventActions({ session }: { readonly session: EventSession }) {
  const { dialog, event, pending, isGone } = session;
  if (isGone) return null;
  const start = () => void session.start();
  return (
    <>
      {session.isReportOffered && <LinkButton href={`/cloud-event/${event.id}/report`}>Report</LinkButton>}
      <CancelStart session={session} />
      <EndEvent session={session} />
      {dialog.start.kind !== "none" && !isLossShown(session) && (
        <Button
          variant={dialog.start.kind === "offered" ? "primary" : "secondary"}
          icon={Play}
          isDisabled={dialog.start.kind === "blocked"}
          isPending={pending === "start"}
          onPress={start}
        >
          Start
        </Button>
      )}
      {dialog.isJoinOffered && (
        <LinkButton variant="primary" href={`/cloud-event/${event.id}`}>
          Join
        </LinkButton>
      )}
    </>
  );
}

/** Cancels a start that people wait for, after a question. */
function CancelStart({ session }: { readonly session: EventSession }) {
  const { dialog, event, pending } = session;
  const [isConfirming, setConfirming] = useState(false);
  if (!dialog.isCancelOffered) return null;
  return (
    <>
      <Button isPending={pending === "cancel"} onPress={() => setConfirming(true)}>
        {cloudSessionTexts.cancelStart}
      </Button>
      <AlertDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={`Cancel the start of ${event.name}?`}
        confirmLabel={cloudSessionTexts.cancelStart}
        cancelLabel={cloudEventTexts.waitOn}
        onConfirm={session.cancel}
        failureMessage={cloudSessionTexts.cancelFailed}
      >
        {cloudEventTexts.cancelQuestion}
      </AlertDialog>
    </>
  );
}

function EndEvent({ session }: { readonly session: EventSession }) {
  const { dialog, pending } = session;
  const [isConfirming, setConfirming] = useState(false);
  if (dialog.end === "none") return null;
  return (
    <>
      <Button
        isDisabled={dialog.end === "disabled"}
        isPending={pending === "end"}
        onPress={() => setConfirming(true)}
      >
        End
      </Button>
      <EndEventQuestion session={session} isOpen={isConfirming} onOpenChange={setConfirming} />
    </>
  );
}

export type EndEventQuestionProps = {
  readonly session: EventSession;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Ends the session for everyone in it, after a question (3.016, 3.024). */
export function EndEventQuestion({ session, isOpen, onOpenChange }: EndEventQuestionProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`End ${session.event.name}?`}
      confirmLabel="End event"
      onConfirm={session.end}
      failureMessage={cloudEventTexts.endFailed}
    >
      {cloudEventTexts.endQuestion}
    </AlertDialog>
  );
}
