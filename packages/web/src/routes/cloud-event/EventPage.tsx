import { cloudEventTexts, cloudSessionTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { EventPage_event$key } from "../../__generated__/EventPage_event.graphql.ts";
import { AddToCalendar } from "../../features/events/AddToCalendar.tsx";
import { EventActions } from "../../features/events/EventActions.tsx";
import { EventStatus } from "../../features/events/EventStatus.tsx";
import { showEventTime } from "../../features/events/event-time.ts";
import { type EventSession, useEventSession } from "../../features/events/use-event-session.ts";
import { usePoll } from "../../features/poll/use-poll.ts";
import { sayPutOut, sayShutdown } from "../../features/room/say-shutdown.ts";
import { EventHead } from "./EventHead.tsx";
import { EventRoom } from "./EventRoom.tsx";
import { noRoomYet, rememberRoom, roomOf } from "./room-of.ts";

/** Between a failure in the room and the portal's word of it. */
const failedMs = 2000;

function isPast({ dialog, ahead, isCancelled }: EventSession): boolean {
  return dialog.text === null && ahead === null && dialog.start.kind === "none" && !isCancelled;
}

/** An event as it is now: its room while it goes on, and before that what it waits for (3.018, 3.025). */
export function EventPage({ event: key }: { readonly event: EventPage_event$key }) {
  const event = useFragment(
    graphql`
      fragment EventPage_event on EventResourceAccessVoucher {
        id
        name
        eventAt
        durationInSeconds
        ...EventRoom_event
        ...useEventSession_event
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const session = useEventSession(event, () => undefined);
  const [memory, setMemory] = useState(noRoomYet);
  const [isLeaving, setLeaving] = useState(false);
  const room = roomOf(session.machine, session.isGone, memory);
  const remembered = rememberRoom(memory, session.machine, room);
  if (remembered !== memory) setMemory(remembered);
  // Its simulator said that it failed before the portal knows of it.
  const hasFailed = session.machine?.status === "started" && session.machine.session_id === memory.failed;
  usePoll(hasFailed ? failedMs : null, session.refresh);

  // The frame says so first, where it is connected; this is for where it is not.
  const isOver = room.kind === "over" && !isLeaving;
  const { hasEnded, isGone } = session;
  const { viewerRole } = session.event;
  const { shown } = memory;
  useEffect(() => {
    if (!isOver) return;
    if (!hasEnded && shown !== null) {
      if (isGone) void sayPutOut(viewerRole, shown);
      else void sayShutdown("ended", shown);
    }
    void navigate("/", { replace: true });
  }, [isOver, isGone, viewerRole, hasEnded, shown, navigate]);

  if (room.kind === "open") {
    return (
      <EventRoom
        key={room.sessionId}
        event={event}
        session={session}
        room={room}
        onShutdown={(why) => {
          if (why === "failed") {
            setMemory({ shown: room.sessionId, failed: room.sessionId });
            return;
          }
          setLeaving(true);
          if (!session.hasEnded) void sayShutdown(why, room.sessionId);
          void navigate("/", { replace: true });
        }}
      />
    );
  }
  if (room.kind === "over") return null;
  if (hasFailed) {
    return (
      <EventHead id={event.id} name={event.name}>
        <Card>
          <Banner tone="danger" title={cloudSessionTexts.off}>
            {cloudEventTexts.waitForAnother}
          </Banner>
        </Card>
      </EventHead>
    );
  }
  return (
    <EventHead id={event.id} name={event.name} explanation={showEventTime(event)}>
      <Card>
        <Stack gap={5}>
          {isPast(session) && <Text>{cloudEventTexts.isOver}</Text>}
          <EventStatus session={session} />
          <Inline gap={2}>
            {session.isCancelled && <AddToCalendar id={event.id} isCancelled />}
            <EventActions session={session} />
          </Inline>
        </Stack>
      </Card>
    </EventHead>
  );
}
