import { cloudRoomTexts } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Users } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EventRoom_event$key } from "../../__generated__/EventRoom_event.graphql.ts";
import { EndEventQuestion } from "../../features/events/EventActions.tsx";
import type { EventSession } from "../../features/events/use-event-session.ts";
import { usePoll } from "../../features/poll/use-poll.ts";
import { ChangeCase, mayChangeCase } from "../../features/room/ChangeCase.tsx";
import type { Shutdown } from "../../features/room/connect-room.ts";
import { EndNotice } from "../../features/room/EndNotice.tsx";
import type { RoomAct } from "../../features/room/RoomActs.tsx";
import { RoomFrame } from "../../features/room/RoomFrame.tsx";
import { opened } from "../../features/room/RoomLayout.css.ts";
import { RoomLayout } from "../../features/room/RoomLayout.tsx";
import { RoomNotice } from "../../features/room/RoomNotice.tsx";
import { runningCase } from "../../features/room/room-state.ts";
import { SessionTime } from "../../features/room/SessionTime.tsx";
import { useRoom } from "../../features/room/use-room.ts";
import { useWitness } from "../../features/room/use-witness.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { AskQueue } from "./AskQueue.tsx";
import { AskToProctor } from "./AskToProctor.tsx";
import * as css from "./EventRoom.css.ts";
import { People } from "./People.tsx";
import type { OpenRoom } from "./room-of.ts";
import { WhoSteers } from "./WhoSteers.tsx";

const unreachedMs = 3000;

export type EventRoomProps = {
  readonly event: EventRoom_event$key;
  readonly session: EventSession;
  readonly room: OpenRoom;
  readonly onShutdown: (why: Shutdown) => void;
};

/** The room of an event: organizers conduct it, participants watch and ask (3.025, 3.027). */
export function EventRoom({ event: key, session, room: open, onShutdown }: EventRoomProps) {
  const event = useFragment(
    graphql`
      fragment EventRoom_event on EventResourceAccessVoucher {
        name
        viewerRole
        users {
          keycloak_id
          first_name
          last_name
        }
      }
    `,
    key,
  );
  const viewerId = useViewer()?.keycloak_id;
  const [isPeopleShown, setPeopleShown] = useState(false);
  const [asked, ask] = useState<"change" | "end" | null>(null);
  const panelId = useId();
  const room = useRoom({
    machineUrl: open.url,
    sessionId: open.sessionId,
    onShutdown,
    onRefused: () => void session.refresh(),
  });
  const { state } = room;
  const isProctor = event.viewerRole === "ORGANIZER";
  const running = runningCase(state);
  const title = running === undefined ? event.name : `${running.moduleName}: ${running.caseName}`;

  const isConnected = state.connection === "connected";
  // What became of a room that cannot be reached is asked for sooner.
  usePoll(isConnected ? null : unreachedMs, session.refresh);
  useWitness(open.sessionId, session.machine?.reports_missing_since, isConnected);
  const acts: readonly RoomAct[] = [
    {
      id: "take-control",
      label: "Take control",
      isKept: true,
      button: {
        isDisabled: state.hasControl || !isConnected,
        onPress: () => room.send({ type: "takeControl" }),
      },
    },
    {
      id: "participants",
      label: "View participants",
      button: {
        icon: Users,
        "aria-expanded": isPeopleShown,
        "aria-controls": panelId,
        onPress: () => setPeopleShown(!isPeopleShown),
      },
    },
    {
      id: "change-case",
      label: "Change case",
      button: { isDisabled: !mayChangeCase(state), onPress: () => ask("change") },
    },
    ...(session.dialog.end === "none"
      ? []
      : [
          {
            id: "end",
            label: "End",
            button: { isDisabled: session.dialog.end === "disabled", onPress: () => ask("end") },
          },
        ]),
  ];

  return (
    <>
      <RoomLayout
        about={
          <>
            <Inline gap={2}>
              <Text weight="medium">{event.name}</Text>
              <Badge tone="success">In progress</Badge>
            </Inline>
            <div className={css.now}>
              <SessionTime
                endsAt={open.endsAt}
                noticeEndsAt={state.noticeEndsAt}
                note={cloudRoomTexts.withGrace}
              />
              <WhoSteers state={state} viewerId={viewerId} />
            </div>
          </>
        }
        first={isProctor ? null : <AskToProctor state={state} viewerId={viewerId} send={room.send} />}
        acts={isProctor ? acts : []}
        over={
          <>
            <RoomNotice room={room} />
            <EndNotice endsAt={open.endsAt} noticeEndsAt={state.noticeEndsAt} />
            {isProctor && <AskQueue users={state.users} isConnected={isConnected} send={room.send} />}
            {isPeopleShown && (
              <div id={panelId} className={opened}>
                <People
                  users={state.users}
                  listed={event.users}
                  viewerId={viewerId}
                  isConnected={isConnected}
                  onClose={() => setPeopleShown(false)}
                  send={room.send}
                />
              </div>
            )}
          </>
        }
      >
        <RoomFrame room={room} title={`Simulator: ${title}`} />
      </RoomLayout>
      {isProctor && (
        <>
          <ChangeCase
            state={state}
            send={room.send}
            explanation={cloudRoomTexts.changeCase}
            isOpen={asked === "change"}
            onOpenChange={(isOpen) => ask(isOpen ? "change" : null)}
          />
          <EndEventQuestion
            session={session}
            isOpen={asked === "end"}
            onOpenChange={(isOpen) => ask(isOpen ? "end" : null)}
          />
        </>
      )}
    </>
  );
}
