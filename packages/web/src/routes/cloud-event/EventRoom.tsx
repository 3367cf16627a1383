import { roleChangeText } from "@cathedra/domain/cloud";
import { cloudRoomTexts } from "@cathedra/domain/messages";
import { controlQueue, type RoomUser } from "@cathedra/qt-bridge";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EventRoom_event$key } from "../../__generated__/EventRoom_event.graphql.ts";
import { EndEventQuestion } from "../../features/events/EventActions.tsx";
import type { EventSession } from "../../features/events/use-event-session.ts";
import { usePoll } from "../../features/poll/use-poll.ts";
import { ChangeCase } from "../../features/room/ChangeCase.tsx";
import type { Shutdown } from "../../features/room/connect-room.ts";
import { DockPanel } from "../../features/room/DockPanel.tsx";
import { RoomFrame } from "../../features/room/RoomFrame.tsx";
import { RoomLayout } from "../../features/room/RoomLayout.tsx";
import { type RoomState, runningCase } from "../../features/room/room-state.ts";
import { SessionEndToast } from "../../features/room/SessionEndToast.tsx";
import { SessionTime } from "../../features/room/SessionTime.tsx";
import { useDock } from "../../features/room/use-dock.ts";
import { useReportRoomConnection } from "../../features/room/use-report-room-connection.ts";
import { useRoom } from "../../features/room/use-room.ts";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { ControlRequestQueue } from "./ControlRequestQueue.tsx";
import * as css from "./EventRoom.css.ts";
import type { OpenRoom } from "./event-room-state.ts";
import { People } from "./People.tsx";
import { PrimaryButton } from "./PrimaryButton.tsx";
import { controllerText } from "./people.ts";
import { primaryAction } from "./primary-action.ts";
import { participantActions, proctorActions } from "./room-actions.ts";

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
  const [dialog, setDialog] = useState<"change" | "end" | null>(null);
  const dock = useDock();
  const panelId = useId();
  const room = useRoom({
    machineUrl: open.url,
    sessionId: open.sessionId,
    onShutdown,
    onRefused: () => void session.refresh(),
  });
  const { state, send } = room;
  const isProctor = event.viewerRole === "ORGANIZER";
  const isConnected = state.connection === "connected";
  const running = runningCase(state);
  const title = running === undefined ? event.name : `${running.moduleName}: ${running.caseName}`;
  const primary = primaryAction(state, { isProctor, viewerId });
  useAnnounceRequests(state.users, isProctor);
  useAnnounceRole(event.viewerRole);

  // Polls more often while the room cannot be reached.
  usePoll(isConnected ? null : unreachedMs, session.refresh);
  useReportRoomConnection(open.sessionId, session.machine?.reports_missing_since, isConnected);
  const acts = isProctor
    ? proctorActions(room, {
        primary,
        onChangeCase: () => setDialog("change"),
        panel: { id: panelId, isOpen: dock.isOpen, onPress: () => dock.setOpen(!dock.isOpen) },
      })
    : participantActions(room, primary);
  const { end } = session.dialog;

  return (
    <>
      <RoomLayout
        name={event.name}
        back={{ href: "/events", label: "Events" }}
        facts={
          <>
            <SessionTime
              endsAt={open.endsAt}
              noticeEndsAt={state.noticeEndsAt}
              note={cloudRoomTexts.withGrace}
            />
            <WhoSteers state={state} viewerId={viewerId} />
          </>
        }
        primary={<PrimaryButton act={primary} isConnected={isConnected} send={send} />}
        acts={acts}
        end={
          isProctor && end !== "none"
            ? { label: "End", isDisabled: end === "disabled", onPress: () => setDialog("end") }
            : undefined
        }
        dock={
          isProctor &&
          dock.isOpen && (
            <DockPanel dock={dock} id={panelId}>
              <ControlRequestQueue users={state.users} isConnected={isConnected} send={send} />
              <People
                users={state.users}
                listed={event.users}
                viewerId={viewerId}
                isConnected={isConnected}
                onClose={() => dock.setOpen(false)}
                send={send}
              />
            </DockPanel>
          )
        }
      >
        <RoomFrame room={room} title={`Simulator: ${title}`} />
      </RoomLayout>
      <SessionEndToast endsAt={open.endsAt} noticeEndsAt={state.noticeEndsAt} />
      {isProctor && dialog === "change" && (
        <ChangeCase
          state={state}
          send={send}
          explanation={cloudRoomTexts.changeCase}
          onClose={() => setDialog(null)}
        />
      )}
      {isProctor && (
        <EndEventQuestion
          session={session}
          isOpen={dialog === "end"}
          onOpenChange={(isOpen) => setDialog(isOpen ? "end" : null)}
        />
      )}
    </>
  );
}

/** Announces to a proctor's screen reader who asks, whether or not the list of requests is open. */
function useAnnounceRequests(users: readonly RoomUser[], isProctor: boolean): void {
  const last = controlQueue(users).at(-1);
  const words =
    !isProctor || last?.asks == null ? "" : cloudRoomTexts.somebodyAsks(last.name, last.asks.what);
  useEffect(() => {
    if (words !== "") announce(words);
  }, [words]);
}

type Role = Parameters<typeof roleChangeText>[0];

/** Announces to a person in the room that they became an organizer of the event, or no longer are one. */
function useAnnounceRole(role: Role): void {
  const before = useRef<Role | null>(null);
  useEffect(() => {
    const text = before.current === null ? null : roleChangeText(before.current, role);
    before.current = role;
    if (text !== null) toasts.info(text);
  }, [role]);
}

type WhoSteersProps = { readonly state: RoomState; readonly viewerId: string | undefined };

/** The person in control, announced again whenever control changes. */
function WhoSteers({ state, viewerId }: WhoSteersProps) {
  return (
    <>
      <output className={state.hasControl ? css.steersSelf : css.steers}>
        {controllerText(state, viewerId)}
      </output>
      {state.connection === "lost" && <span className={css.steers}>{cloudRoomTexts.notConnected}</span>}
    </>
  );
}
