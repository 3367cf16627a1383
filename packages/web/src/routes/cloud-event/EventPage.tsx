import { cloudEventTexts, cloudRoomTexts, connectionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { EventPage_event$key } from "../../__generated__/EventPage_event.graphql.ts";
import { ConnectionCheck } from "../../features/connection-check/ConnectionCheck.tsx";
import { AddToCalendar } from "../../features/events/AddToCalendar.tsx";
import { EventActions } from "../../features/events/EventActions.tsx";
import { EventStartPanel } from "../../features/events/EventStartPanel.tsx";
import { showEventTime, zoneName } from "../../features/events/event-time.ts";
import { isPast } from "../../features/events/is-past.ts";
import { organizerName } from "../../features/events/organizer-name.ts";
import { useEventSession } from "../../features/events/use-event-session.ts";
import { useDelayedFlag } from "../../features/poll/use-delayed-flag.ts";
import { usePoll } from "../../features/poll/use-poll.ts";
import { PrintButton } from "../../features/print/PrintButton.tsx";
import { announceRemoval, announceShutdown } from "../../features/room/announce-shutdown.ts";
import type { Shutdown } from "../../features/room/connect-room.ts";
import { EventHead } from "./EventHead.tsx";
import { EventRoom } from "./EventRoom.tsx";
import { getRoom, noRoomYet, rememberRoom } from "./event-room-state.ts";
import { PeopleConnections } from "./PeopleConnections.tsx";
import { useReportWaiting } from "./use-report-waiting.ts";

/** The interval of polling in milliseconds between the room's report of its end and the portal's reason. */
const closingMs = 1000;
/**
 * The time in milliseconds after which the page of a room that has ended normally is left, even without an answer of the portal.
 */
const closedMs = 6000;

/** The page of an event in its current state: the room of its session, or what people wait for before that (3.018, 3.025). */
export function EventPage({ event: key }: { readonly event: EventPage_event$key }) {
  const event = useFragment(
    graphql`
      fragment EventPage_event on EventResourceAccessVoucher {
        id
        name
        eventAt
        durationInSeconds
        organizers {
          email
          first_name
          last_name
        }
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
  const room = getRoom({ ...session, isLost: session.lost !== null }, memory);
  const remembered = rememberRoom(memory, room);
  if (remembered !== memory) setMemory(remembered);
  const isClosing = room.kind === "closing";
  usePoll(isClosing ? closingMs : null, session.refresh);
  const [why, setWhy] = useState<Shutdown>("ended");
  const isGivenUp = useDelayedFlag(isClosing && why !== "failed", closedMs);

  // People leave the page only when the session has ended; they stay if it was lost (0063).
  const isOver = (room.kind === "over" || isGivenUp) && !isLeaving;
  const { hasEnded, isGone } = session;
  const { viewerRole } = session.event;
  const { shown } = memory;
  const isAwaited = !isPast(session) && !session.isCancelled;
  const isNear = session.clock !== null || session.hasStarted;
  useReportWaiting(event.id, room.kind === "awaited" && isAwaited && isNear && viewerRole === "PARTICIPANT");
  useEffect(() => {
    if (!isOver) return;
    if (!hasEnded && shown !== null) {
      if (isGone) void announceRemoval(viewerRole, shown);
      else void announceShutdown(why, shown);
    }
    void navigate("/", { replace: true });
  }, [isOver, isGone, viewerRole, hasEnded, shown, why, navigate]);

  if (room.kind === "open") {
    return (
      <EventRoom
        key={room.sessionId}
        event={event}
        session={session}
        room={room}
        onShutdown={(reason) => {
          // The person who ends the session need not wait for the portal's answer.
          if (session.hasEnded) {
            setLeaving(true);
            void navigate("/", { replace: true });
            return;
          }
          setWhy(reason);
          setMemory({ shown: room.sessionId, closed: room.sessionId });
          void session.refresh();
        }}
      />
    );
  }
  if (room.kind === "over") return null;
  if (isClosing) {
    return (
      <EventHead id={event.id} name={event.name}>
        <Card>
          {why === "failed" ? (
            <Banner tone="danger" title={cloudRoomTexts.lostTitle(cloudRoomTexts.lost.SIMULATOR_FAILED)}>
              {cloudEventTexts.waitForAnother}
            </Banner>
          ) : (
            <output>{cloudRoomTexts.ended}</output>
          )}
        </Card>
      </EventHead>
    );
  }
  return (
    <EventHead
      id={event.id}
      name={event.name}
      explanation={`${showEventTime(event)} · ${zoneName(event)}`}
      actions={isAwaited && viewerRole === "ORGANIZER" && <PrintButton />}
    >
      <Stack gap={4}>
        <Card>
          <Stack gap={4}>
            {isPast(session) && <Text>{cloudEventTexts.isOver}</Text>}
            {/* On paper a countdown would be wrong at once. */}
            <div data-not-printed={session.isCancelled ? undefined : ""}>
              <Stack gap={4}>
                <EventStartPanel session={session} />
              </Stack>
            </div>
            <div>
              <Text size="small" tone="muted">
                {cloudEventTexts.organizers(event.organizers.length)}
              </Text>
              {event.organizers.map((organizer) => (
                <Text key={organizer.email}>{organizerName(organizer)}</Text>
              ))}
            </div>
            <Inline gap={2}>
              {session.isCancelled && <AddToCalendar id={event.id} isCancelled />}
              <EventActions session={session} />
            </Inline>
          </Stack>
        </Card>
        {isAwaited && (
          <div data-not-printed>
            <Card title={connectionTexts.title}>
              <ConnectionCheck isSecondary />
            </Card>
          </div>
        )}
        {isAwaited && viewerRole === "ORGANIZER" && <PeopleConnections voucherId={event.id} />}
      </Stack>
    </EventHead>
  );
}
