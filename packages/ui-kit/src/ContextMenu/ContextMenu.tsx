import { useId, useRef } from "react";
import type { MenuEntries } from "../Menu/menu-entries.ts";
import { LazyPart } from "../overlay/LazyPart.tsx";
import * as css from "./ContextMenu.css.ts";

export type ContextMenuProps = {
  /** Where in the window the menu opens, in pixels. */
  readonly at: { readonly x: number; readonly y: number };
  /** The items that the actions apply to, for screen readers. */
  readonly label: string;
  readonly entries: MenuEntries;
  readonly onClose: () => void;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ MenuSheet }) => MenuSheet);

/** A menu that opens where the person pressed, without its own button. The focus returns to where it was. */
export function ContextMenu({ at, label, entries, onClose }: ContextMenuProps) {
  const triggerRef = useRef<HTMLSpanElement>(null);
  const [labelId, menuId] = [useId(), useId()];
  const overlay = {
    isOpen: true,
    triggerRef,
    turn: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    menu: { id: menuId, "aria-labelledby": labelId, autoFocus: "first" as const, onClose },
  };
  return (
    <>
      <span ref={triggerRef} id={labelId} className={css.place} style={{ left: at.x, top: at.y }}>
        {label}
      </span>
      <LazyPart
        load={loadSheet}
        isWanted
        onFailure={onClose}
        props={{ overlay, entries, onAction: undefined, placement: "bottom start" as const }}
      />
    </>
  );
}
