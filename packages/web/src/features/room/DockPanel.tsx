import { cloudRoomTexts } from "@cathedra/domain/messages";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type PointerEvent, type ReactNode, useRef } from "react";
import * as css from "./DockPanel.css.ts";
import { dockBounds, sizeAfterKey } from "./dock.ts";
import { besideQuery } from "./RoomLayout.css.ts";
import type { Dock } from "./use-dock.ts";

export type DockPanelProps = {
  readonly dock: Dock;
  /** The panel's id, which its button names in `aria-controls`. */
  readonly id: string;
  readonly children: ReactNode;
};

/** A panel beside the picture, or below it in narrow windows. Its size is changed by dragging its edge, or by arrow keys. */
export function DockPanel({ dock, id, children }: DockPanelProps) {
  const side = useMedia(besideQuery) ? "width" : "height";
  const panel = useRef<HTMLDivElement>(null);
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const room = panel.current?.parentElement?.getBoundingClientRect();
    if (room === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    const part =
      side === "width" ? (room.right - clientX) / room.width : (room.bottom - clientY) / room.height;
    dock.resize(side, part * 100);
  };
  const size = dock[side];
  return (
    <div ref={panel} id={id} className={css.panelOf[side]} style={{ flexBasis: `${size}%` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, and this one can */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        role="separator"
        tabIndex={0}
        className={css.edgeOf[side]}
        aria-label={cloudRoomTexts.panelSize}
        aria-orientation={side === "width" ? "vertical" : "horizontal"}
        aria-controls={id}
        aria-valuenow={Math.round(size)}
        aria-valuemin={dockBounds[side].min}
        aria-valuemax={dockBounds[side].max}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={(event) => {
          const next = sizeAfterKey(event.key, side, size);
          if (next === null) return;
          event.preventDefault();
          dock.resize(side, next);
        }}
      />
      <div className={css.content}>{children}</div>
    </div>
  );
}
