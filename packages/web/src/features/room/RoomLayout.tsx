import { cloudRoomTexts } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Maximize, Minimize } from "@cathedra/ui-kit/Icon";
import { type ReactNode, useRef } from "react";
import * as css from "./RoomLayout.css.ts";
import { useFullScreen } from "./use-full-screen.ts";

export type RoomLayoutProps = {
  /** What goes on in the room, and until when. */
  readonly about: ReactNode;
  /** What the person may do about it. */
  readonly acts: ReactNode;
  /** Between those and the frame: notices, requests. */
  readonly notices: ReactNode;
  /** The frame, with what stands beside it. */
  readonly children: ReactNode;
};

/** A room (3.025, 4.002): what it is and what one may do above, the frame below, on the full screen for who wants that. */
export function RoomLayout({ about, acts, notices, children }: RoomLayoutProps) {
  const element = useRef<HTMLDivElement>(null);
  const { isPossible, isFull, toggle } = useFullScreen(element);
  return (
    <div ref={element} className={isFull ? css.full : css.layout}>
      <div className={css.bar}>
        <div className={css.about}>{about}</div>
        <div className={css.acts}>
          {acts}
          {isPossible && (
            <Button icon={isFull ? Minimize : Maximize} onPress={toggle}>
              {isFull ? cloudRoomTexts.leaveFullScreen : cloudRoomTexts.fullScreen}
            </Button>
          )}
        </div>
      </div>
      {notices}
      <div className={css.stage}>{children}</div>
    </div>
  );
}
