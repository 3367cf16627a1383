import { cloudRoomTexts } from "@cathedra/domain";
import { Maximize, Minimize } from "@cathedra/ui-kit/Icon";
import { type ReactNode, useEffect, useRef } from "react";
import { keepFocus } from "./keep-focus.ts";
import { type RoomAct, RoomActs } from "./RoomActs.tsx";
import * as css from "./RoomLayout.css.ts";
import { useControlsRoom } from "./use-controls-room.ts";
import { useFullScreen } from "./use-full-screen.ts";

export type RoomLayoutProps = {
  /** What goes on in the room, and until when. */
  readonly about: ReactNode;
  /** What the person may do about it: what is more than a button, then the rest. */
  readonly first?: ReactNode;
  readonly acts: readonly RoomAct[];
  /** Over the frame's upper edge: notices, requests, who is in. The frame stays where it is (0103). */
  readonly over: ReactNode;
  /** The frame. */
  readonly children: ReactNode;
};

/** A room (3.025, 4.002): what it is and what one may do above, the frame below, on the full screen for who wants that. */
export function RoomLayout({ about, first, acts, over, children }: RoomLayoutProps) {
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { isPossible, isFull, toggle } = useFullScreen(element);
  useControlsRoom(stage);
  useEffect(() => (element.current === null ? undefined : keepFocus(element.current)), []);
  const fullScreen: RoomAct = {
    id: "full-screen",
    label: isFull ? cloudRoomTexts.leaveFullScreen : cloudRoomTexts.fullScreen,
    button: { icon: isFull ? Minimize : Maximize, onPress: toggle },
  };
  return (
    <div ref={element} className={isFull ? css.full : css.layout}>
      <div className={css.bar}>
        <div className={css.about}>{about}</div>
        <div className={css.acts}>
          {first}
          <RoomActs acts={isPossible ? [...acts, fullScreen] : acts} />
        </div>
      </div>
      <div ref={stage} className={css.stage}>
        <div className={css.over}>{over}</div>
        {children}
      </div>
    </div>
  );
}
