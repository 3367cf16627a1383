import { cloudRoomTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Plus } from "@cathedra/ui-kit/Icon";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useBlocker, useNavigate } from "react-router";
import type { CaseRoom_machine$key } from "../../__generated__/CaseRoom_machine.graphql.ts";
import { useEndCase } from "../../features/case-start/use-end-case.ts";
import { ChangeCase, mayChangeCase } from "../../features/room/ChangeCase.tsx";
import type { Shutdown } from "../../features/room/connect-room.ts";
import { trackOwnEnd } from "../../features/room/ended-by-self.ts";
import type { RoomAct } from "../../features/room/RoomActions.tsx";
import { RoomFrame } from "../../features/room/RoomFrame.tsx";
import { RoomLayout } from "../../features/room/RoomLayout.tsx";
import { runningCase } from "../../features/room/room-state.ts";
import { SessionEndToast } from "../../features/room/SessionEndToast.tsx";
import { SessionTime } from "../../features/room/SessionTime.tsx";
import { useReportRoomConnection } from "../../features/room/use-report-room-connection.ts";
import { useRoom } from "../../features/room/use-room.ts";
import { toasts } from "../../shell/toasts.ts";
import { useExtendSession } from "./use-extend-session.ts";

export type CaseRoomProps = {
  readonly machine: CaseRoom_machine$key;
  /** Called when the person leaves or the session is over: later messages about it are ignored. */
  readonly onLeaving: () => void;
  /** Called when the session is over for another reason than the person ending it. */
  readonly onShutdown: (why: Shutdown) => void;
  /** Called when the session may have changed. */
  readonly onChanged: () => void;
  /** Until when the session can be extended; null if it cannot be extended now. */
  readonly extendableUntil: string | null | undefined;
};

/** The room of the person's own case (4.002): leaving it ends the session (4.022), so it asks first. */
export function CaseRoom({ machine: key, extendableUntil, onChanged, onLeaving, onShutdown }: CaseRoomProps) {
  const machine = useFragment(
    graphql`
      fragment CaseRoom_machine on CloudCaseVM {
        id
        url
        session_id
        session_ends_at
        module_name
        case_name
        voucher_id
        reports_missing_since
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const endCase = useEndCase();
  const isLeaving = useRef(false);
  const [own] = useState(trackOwnEnd);
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    isLeaving.current = true;
    onLeaving();
  };
  const room = useRoom({
    machineUrl: machine.url,
    sessionId: machine.session_id ?? "",
    onShutdown: (why: Shutdown) => {
      if (!own.isNews()) return;
      isLeaving.current = true;
      onShutdown(why);
    },
    onRefused: onChanged,
  });
  useReportRoomConnection(
    machine.session_id ?? "",
    machine.reports_missing_since,
    room.state.connection === "connected",
  );
  const end = async () => {
    await own.run(() => endCase(machine));
    leave();
    toasts.success(cloudSessionTexts.caseEnded);
    if (blocker.state === "blocked") blocker.proceed();
    else void navigate("/", { replace: true });
  };

  // The frame reports a changed case before the portal does.
  const running = runningCase(room.state);
  const title = [running?.moduleName ?? machine.module_name, running?.caseName ?? machine.case_name]
    .filter(Boolean)
    .join(" · ");
  const extension = useExtendSession({
    sessionId: machine.session_id ?? "",
    until: extendableUntil,
    onExtended: onChanged,
  });
  const acts: readonly RoomAct[] =
    room.state.cases.length > 1
      ? [
          {
            id: "change-case",
            label: "Change case",
            display: "button",
            button: { isDisabled: !mayChangeCase(room.state), onPress: () => setChanging(true) },
          },
        ]
      : [];
  return (
    <>
      <RoomLayout
        name={title}
        back={{ href: "/cloud-cases", label: "Cloud Cases" }}
        facts={
          <>
            {machine.session_ends_at != null && (
              <SessionTime endsAt={machine.session_ends_at} noticeEndsAt={room.state.noticeEndsAt} />
            )}
            {room.state.connection === "lost" && <span>{cloudRoomTexts.notConnected}</span>}
          </>
        }
        primary={
          extension !== undefined && (
            <Button variant="primary" icon={Plus} isPending={extension.isPending} onPress={extension.onPress}>
              {extension.label}
            </Button>
          )
        }
        acts={acts}
        end={{ label: cloudSessionTexts.endCase, isDisabled: false, onPress: () => setAsking(true) }}
      >
        <RoomFrame room={room} title={`Simulator: ${title}`} />
      </RoomLayout>
      <SessionEndToast
        endsAt={machine.session_ends_at}
        noticeEndsAt={room.state.noticeEndsAt}
        action={extension}
      />
      {isChanging && (
        <ChangeCase
          state={room.state}
          send={room.send}
          explanation={cloudRoomTexts.changeOwnCase}
          onClose={() => setChanging(false)}
        />
      )}
      <AlertDialog
        isOpen={isAsking || blocker.state === "blocked"}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          setAsking(false);
          if (blocker.state === "blocked") blocker.reset();
        }}
        title={cloudSessionTexts.endQuestion}
        confirmLabel={cloudSessionTexts.endCase}
        cancelLabel={cloudSessionTexts.stay}
        onConfirm={end}
        failureMessage={cloudSessionTexts.endFailed}
      >
        {cloudSessionTexts.endWarning}
      </AlertDialog>
    </>
  );
}
