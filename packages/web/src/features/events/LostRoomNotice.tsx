import { cloudEventTexts, cloudRoomTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Text } from "@cathedra/ui-kit/Text";
import { showTime } from "../../format/dates.ts";
import type { EventSession } from "./use-event-session.ts";

/**
 * Shown in place of a lost room (0063): what happened, since when, and what comes next, with a button to start the event again
 * for people who may.
 */
export function LostRoomNotice({ session }: { readonly session: EventSession }) {
  const { lost, dialog, machine, pending } = session;
  if (lost === null) return null;
  const isStarting = machine !== null && machine.status !== "off";
  const isOffered = dialog.start.kind === "offered" || dialog.isRetryOffered;
  const action = isOffered && (
    <Button
      size="small"
      variant="primary"
      icon={RotateCcw}
      isPending={pending === "start"}
      onPress={() => void session.start()}
    >
      {cloudEventTexts.startAnew}
    </Button>
  );
  return (
    <Banner
      tone={isStarting ? "info" : "danger"}
      title={cloudRoomTexts.lostTitle(lost.reason)}
      action={action || null}
    >
      <Text size="small">{cloudRoomTexts.lostAt(showTime(Date.parse(lost.lost_at)))}</Text>
      <Text size="small">{whatNext(isStarting, isOffered)}</Text>
    </Banner>
  );
}

function whatNext(isStarting: boolean, isOffered: boolean): string {
  if (isStarting) return cloudEventTexts.comesUpAnew;
  return isOffered ? cloudEventTexts.startAnewYourself : cloudEventTexts.organizerStartsAnew;
}

/** Whether the loss of the machine is shown: not when a later start has failed with its own reason. */
export function isLossShown({ lost, machine }: Pick<EventSession, "lost" | "machine">): boolean {
  if (lost === null) return false;
  return machine?.status !== "off" || machine.session_id === lost.session_id;
}
