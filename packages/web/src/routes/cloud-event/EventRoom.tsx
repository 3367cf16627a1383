import { cloudRoomTexts } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Users } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EventRoom_event$key } from "../../__generated__/EventRoom_event.graphql.ts";
import { EndEvent } from "../../features/events/EventActions.tsx";
import type { EventSession } from "../../features/events/use-event-session.ts";
import { ChangeCase } from "../../features/room/ChangeCase.tsx";
import type { Shutdown } from "../../features/room/connect-room.ts";
import { RoomFrame } from "../../features/room/RoomFrame.tsx";
import { RoomLayout } from "../../features/room/RoomLayout.tsx";
import { RoomNotice } from "../../features/room/RoomNotice.tsx";
import { runningCase } from "../../features/room/room-state.ts";
import { SessionTime } from "../../features/room/SessionTime.tsx";
import { useRoom } from "../../features/room/use-room.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { AskQueue } from "./AskQueue.tsx";
import { AskToProctor } from "./AskToProctor.tsx";
import * as css from "./EventRoom.css.ts";
import { People } from "./People.tsx";
import type { OpenRoom } from "./room-of.ts";
import { WhoSteers } from "./WhoSteers.tsx";

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

  return (
    <RoomLayout
      about={
        <>
          <Inline gap={2}>
            <Text weight="medium">{event.name}</Text>
            <Badge tone="success">In progress</Badge>
          </Inline>
          <SessionTime
            endsAt={open.endsAt}
            noticeEndsAt={state.noticeEndsAt}
            note={cloudRoomTexts.withGrace}
          />
          <WhoSteers state={state} viewerId={viewerId} />
        </>
      }
      acts={
        isProctor ? (
          <>
            <Button
              isDisabled={state.hasControl || state.connection !== "connected"}
              onPress={() => room.send({ type: "takeControl" })}
            >
              Take control
            </Button>
            <Button
              icon={Users}
              aria-expanded={isPeopleShown}
              aria-controls={panelId}
              onPress={() => setPeopleShown(!isPeopleShown)}
            >
              View participants
            </Button>
            <ChangeCase state={state} send={room.send} explanation={cloudRoomTexts.changeCase} />
            <EndEvent session={session} />
          </>
        ) : (
          <AskToProctor state={state} viewerId={viewerId} send={room.send} />
        )
      }
      notices={
        <>
          <RoomNotice room={room} />
          {isProctor && <AskQueue users={state.users} send={room.send} />}
        </>
      }
    >
      <div className={isPeopleShown ? css.withPeople : css.alone}>
        <div id={panelId} className={css.side} hidden={!isPeopleShown}>
          <People users={state.users} listed={event.users} viewerId={viewerId} send={room.send} />
        </div>
        <RoomFrame room={room} title={`Simulator: ${title}`} />
      </div>
    </RoomLayout>
  );
}
