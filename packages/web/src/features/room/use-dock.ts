import { useState } from "react";
import { type DockSide, type DockState, readDock, resized } from "./dock.ts";

const key = "cathedra.room-panel";

export type Dock = DockState & {
  readonly setOpen: (isOpen: boolean) => void;
  readonly resize: (side: DockSide, percent: number) => void;
};

/** The panel beside the picture as the person left it in this browser. */
export function useDock(): Dock {
  const [dock, setDock] = useState(() => readDock(stored()));
  const storeDock = (next: DockState) => {
    setDock(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // If the browser stores nothing, the panel has its default size the next time.
    }
  };
  return {
    ...dock,
    setOpen: (isOpen) => storeDock({ ...dock, isOpen }),
    resize: (side, percent) => storeDock(resized(dock, side, percent)),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
