import { cloudRoomTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useId } from "react";
import * as css from "./RoomFrame.css.ts";
import type { Room } from "./use-room.ts";

export type RoomFrameProps = {
  readonly room: Room;
  /** The title of the frame: the running case. */
  readonly title: string;
};

/**
 * The frame of a room (3.025, 3.031). It keeps the machine's own origin and runs its scripts, but cannot affect the page; the
 * content security policy allows only machines to be framed here.
 */
export function RoomFrame({ room, title }: RoomFrameProps) {
  const { ref, src, reloads } = room.frame;
  const helpId = useId();
  return (
    <div className={css.room}>
      <iframe
        key={reloads}
        ref={ref}
        className={css.frame}
        title={title}
        aria-describedby={helpId}
        src={src}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
      <VisuallyHidden>
        <span id={helpId}>{cloudRoomTexts.wayOut}</span>
      </VisuallyHidden>
      <Cover room={room} />
    </div>
  );
}

/** Shown in place of the picture while this window is not connected to the room. */
function Cover({ room: { state, frame, reconnect } }: Pick<RoomFrameProps, "room">) {
  if (state.connection === "elsewhere") {
    return (
      <output className={css.cover}>
        {cloudRoomTexts.openedElsewhere}
        <Button variant="primary" onPress={reconnect}>
          {cloudRoomTexts.useHere}
        </Button>
      </output>
    );
  }
  if (state.connection !== "connecting") return null;
  const waiting = frame.reloads === 0 ? cloudRoomTexts.connecting : cloudRoomTexts.noAnswer;
  return (
    <output className={css.cover}>
      <Spinner label={waiting} />
      {waiting}
    </output>
  );
}
