import { cloudEventTexts } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { EventPage_event$key } from "../../__generated__/EventPage_event.graphql.ts";
import { EventActions } from "../../features/events/EventActions.tsx";
import { EventStatus } from "../../features/events/EventStatus.tsx";
import { showEventTime } from "../../features/events/event-time.ts";
import { useEventSession } from "../../features/events/use-event-session.ts";
import { sayShutdown } from "../../features/room/say-shutdown.ts";
import { EventRoom } from "./EventRoom.tsx";
import { roomOf } from "./room-of.ts";

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
  const [seen, setSeen] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const room = roomOf(session.machine, session.isGone, seen);
  if (room.kind === "open" && seen !== room.sessionId) setSeen(room.sessionId);

  // The frame says so first, where it is connected; this is for where it is not.
  const isOver = room.kind === "over" && !isLeaving;
  const { hasEnded } = session;
  useEffect(() => {
    if (!isOver) return;
    if (!hasEnded && seen !== null) void sayShutdown("ended", seen);
    void navigate("/", { replace: true });
  }, [isOver, hasEnded, seen, navigate]);

  if (room.kind === "open") {
    return (
      <EventRoom
        key={room.sessionId}
        event={event}
        session={session}
        room={room}
        onShutdown={(why) => {
          setLeaving(true);
          if (!session.hasEnded) void sayShutdown(why, room.sessionId);
          void navigate("/", { replace: true });
        }}
      />
    );
  }
  if (room.kind === "over") return null;
  return (
    <Card title={event.name}>
      <Stack gap={5}>
        <Text tone="muted">{showEventTime(event)}</Text>
        {session.dialog.text === null && session.ahead === null && session.dialog.start.kind === "none" && (
          <Text>{cloudEventTexts.isOver}</Text>
        )}
        <EventStatus session={session} />
        <Inline gap={2}>
          <EventActions session={session} />
        </Inline>
      </Stack>
    </Card>
  );
}
