import { cloudRoomTexts } from "@cathedra/domain";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import * as css from "./RoomFrame.css.ts";
import type { Room } from "./use-room.ts";

export type RoomFrameProps = {
  readonly room: Room;
  /** Names the frame: what is run in it. */
  readonly title: string;
};

/**
 * The frame of a room (3.025, 3.031). It keeps the machine's own origin and runs its scripts, and may do nothing else to
 * the page; the content policy lets nothing but machines be framed here.
 */
export function RoomFrame({ room, title }: RoomFrameProps) {
  const { ref, src, reloads } = room.frame;
  const waiting = reloads === 0 ? cloudRoomTexts.connecting : cloudRoomTexts.noAnswer;
  return (
    <div className={css.room}>
      <iframe
        key={reloads}
        ref={ref}
        className={css.frame}
        title={title}
        src={src}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
      {room.state.connection === "connecting" && (
        <output className={css.cover}>
          <Spinner label={waiting} />
          {waiting}
        </output>
      )}
    </div>
  );
}
